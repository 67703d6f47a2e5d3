/** Runs the mock in its own process, so that its CPU time is measured apart from the caller's. */
import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { patient_address, patient_details } from "../patient.mjs";
import { serve } from "./serve.mjs";

const mock = createMock({ seed: "bench", now: "2026-01-15T09:00:00Z" });
const server = await listen(mock, { port: 0 });
const user = mock.users.create({ client_user_id: "bench" });
const { lab_test } = mock.orders.create({ user, method: "testkit" });
for (let index = 0; index < 200; index++) mock.orders.create({ user, method: "testkit" });

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
