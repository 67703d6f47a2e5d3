import { test } from "sanguine/mock/playwright";
import { scenarios } from "./scenarios.ts";

for (const [name, run] of Object.entries(scenarios)) test(name, ({ mock, client }) => run({ mock, client }));

test("a test that passes", async ({ client }) => {
  await client.users.list();
});
