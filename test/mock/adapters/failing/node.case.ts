import { test } from "sanguine/mock/node-test";
import { scenarios } from "./scenarios.ts";
import "../passing/node.case.ts";

for (const [name, run] of Object.entries(scenarios)) void test(name, (fixtures) => run(fixtures));

void test("a test that passes", async ({ client }) => {
  await client.users.list();
});
