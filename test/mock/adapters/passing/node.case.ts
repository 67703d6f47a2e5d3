import assert from "node:assert/strict";
import { describe } from "node:test";
import { test } from "sanguine/mock/node-test";
import { isolation } from "./isolation.ts";

void describe("concurrent tests", { concurrency: true }, () => {
  for (const name of isolation.names)
    void test(`isolates ${name}`, (fixtures) => isolation.run(name, fixtures));
});

const configured = test.extend({ mockOptions: { url: "https://api.example.com", apiKey: "<API_KEY>" } });

void configured("responds at a configured URL", async ({ mock, t }) => {
  assert.equal(t.name, "responds at a configured URL");
  mock.users.create({ client_user_id: "u-42" });
  const headers = { "x-service-api-key": "<API_KEY>" };
  const response = await fetch("https://api.example.com/v2/user", { headers });
  assert.equal(((await response.json()) as { users: unknown[] }).users.length, 1);
});

void test.skip("skips a test", () => assert.fail());
