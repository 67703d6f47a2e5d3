import { test } from "sanguine/mock/jest";
import { scenarios } from "./scenarios.ts";

for (const [name, run] of Object.entries(scenarios)) test(name, (fixtures) => run(fixtures));

test("a test that passes", async ({ client }) => {
  await client.users.list();
});
