// oxlint-disable vitest/no-standalone-expect -- The rule does not know that the fixture's test is a test.
import { test } from "sanguine/mock/vitest";
import { expect } from "vitest";

test("a request that matches no operation", async ({ mock }) => {
  expect((await fetch(`${mock.url}/v2/nothing`)).status).toBe(404);
});

test("a request that matches an operation", async ({ client }) => {
  expect((await client.users.list()).items).toEqual([]);
});
