/** Runs the mock in its own process, so that its CPU time is measured apart from the caller's. */
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { serve } from "./serve.mjs";

const mock = createMock({ seed: "bench" });
const server = await listen(mock, { port: 0 });
const { user_id } = await mock.client().users.create({ client_user_id: "bench" });
serve({ url: `${server.url}/v2/user/${user_id}`, key: mock.apiKey });
