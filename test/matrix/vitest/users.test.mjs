import { createClient } from "sanguine";
import { test } from "sanguine/mock/vitest";
import { expect } from "vitest";

test("responds to the application's own client", async ({ mock, client }) => {
  await client.users.create({ client_user_id: "u-1" });
  const own = createClient({ baseUrl: mock.url, apiKey: mock.apiKey });
  expect((await own.users.resolve("u-1")).client_user_id).toBe("u-1");
});

test("isolates each test", async ({ mock }) => {
  expect(mock.users.list()).toEqual([]);
});
