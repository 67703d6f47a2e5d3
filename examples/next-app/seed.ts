/** Adds two users to the mock of `npm start`: one with a watch and patient info, and one with nothing. */
import { createControlClient } from "sanguine/mock/control";

const control = createControlClient({
  url: process.env.SANGUINE_URL ?? "",
  token: process.env.SANGUINE_CONTROL_TOKEN ?? "",
});
await control.users.create({ client_user_id: "u-1", traits: ["connected", "patient"] });
await control.users.create({ client_user_id: "u-2" });
