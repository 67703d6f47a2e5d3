/** Runs the mock in its own process, so that its CPU time is measured apart from the caller's. */
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { serve } from "./serve.mjs";

const mock = createMock({ seed: "bench", now: "2026-01-15T09:00:00Z" });
const server = await listen(mock, { port: 0 });
const user = mock.users.create({ client_user_id: "bench" });
const { lab_test } = mock.orders.create({ user, method: "testkit" });
for (let index = 0; index < 200; index++) mock.orders.create({ user, method: "testkit" });

const patient_details = {
  first_name: "Ada",
  last_name: "Fernsby",
  dob: "1986-04-21",
  gender: "female",
  phone_number: "+12025550142",
  email: "ada@mail.example",
};
const patient_address = {
  receiver_name: "Ada Fernsby",
  first_line: "12 Alder Lane",
  city: "Phoenix",
  state: "AZ",
  zip: "85004",
  country: "US",
};
const { user_id } = user;
serve({
  url: `${server.url}/v2/user/${user_id}`,
  key: mock.apiKey,
  calls: {
    getUser: { path: `/v2/user/${user_id}` },
    listOrders: { path: "/v3/orders?size=50" },
    // Each user has a name of its own.
    createUser: { path: "/v2/user", method: "POST", body: { client_user_id: "user-{n}" } },
    createOrder: {
      path: "/v3/order",
      method: "POST",
      body: { user_id, order_set: { lab_test_ids: [lab_test.id] }, patient_details, patient_address },
    },
  },
});
