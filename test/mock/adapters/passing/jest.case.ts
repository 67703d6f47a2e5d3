import assert from "node:assert/strict";
import { test } from "sanguine/mock/jest";
import { isolation } from "./isolation.ts";

test.concurrent.each(isolation.names)("isolates %s", (name, fixtures) => isolation.run(name, fixtures));

test.each([
  [1, "one"],
  [2, "two"],
])("passes the case %i of a table", ([number, word], { mock }) => {
  assert.ok(typeof number === "number" && typeof word === "string");
  assert.deepEqual(mock.users.list(), []);
});

const configured = test.extend({ mockOptions: { url: "https://api.example.com", apiKey: "<API_KEY>" } });

configured("responds at a configured URL", async ({ mock }) => {
  mock.users.create({ client_user_id: "u-42" });
  const headers = { "x-service-api-key": "<API_KEY>" };
  const response = await fetch("https://api.example.com/v2/user", { headers });
  assert.equal(((await response.json()) as { users: unknown[] }).users.length, 1);
});

test.skip("skips a test", () => assert.fail());
test.todo("has a test to write");
