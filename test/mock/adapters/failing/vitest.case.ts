import { test } from "sanguine/mock/vitest";
import { scenarios } from "./scenarios.ts";

for (const [name, run] of Object.entries(scenarios)) test(name, ({ mock, client }) => run({ mock, client }));

test("a test that passes", async ({ client }) => {
  await client.users.list();
});

test.extend({ mockServer: {} as never })("a server that is none", ({ mock }) => mock.users.list());
