import assert from "node:assert/strict";
import { createClient } from "sanguine";
import { test } from "sanguine/mock/node-test";

test("responds to the application's own client", async ({ mock, client }) => {
  await client.users.create({ client_user_id: "u-1" });
  const own = createClient({ baseUrl: mock.url, apiKey: mock.apiKey });
  assert.equal((await own.users.resolve("u-1")).client_user_id, "u-1");
});

test("isolates each test", async ({ mock }) => {
  assert.deepEqual(mock.users.list(), []);
});
