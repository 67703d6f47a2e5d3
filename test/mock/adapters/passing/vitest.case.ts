import { createMock } from "sanguine/mock";
import { test } from "sanguine/mock/vitest";
import { expect } from "vitest";
import { isolation } from "./isolation.ts";

test.concurrent.for(isolation.names)("isolates %s", (name, { mock, client }) =>
  isolation.run(name, { mock, client }),
);

test("leaves a mock of a using block alone", async ({ mock, client }) => {
  using own = createMock();
  own.users.create();
  await client.users.create({ client_user_id: "u-42" });
  expect([own.users.list().length, mock.users.list().length]).toEqual([1, 1]);
});
