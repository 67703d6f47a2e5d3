import { isConfigurationError } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, user, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const rule = ': must be text, not empty, "." or ".."; received ';

test.each([
  ["..", `${rule}a string`],
  [".", `${rule}a string`],
  ["", `${rule}empty text`],
  ["\ud800", `${rule}a string`],
  [NaN, `${rule}NaN`],
  [{}, `${rule}an object`],
  [[], `${rule}a list`],
  [undefined, " is undefined: is an await missing?"],
  [null, " is null: is an await missing?"],
  [Promise.resolve("u-1"), " is a Promise: is an await missing?"],
])("%j as a path parameter never reaches the wire", async (value, said) => {
  const { client, arrived } = await wire([json(user)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may pass.
  const failure = await getFailure(client.users.resolve(value as string));
  expect(isConfigurationError(failure)).toBe(true);
  expect(failure.message).toBe(`client_user_id${said}`);
  expect(arrived).toHaveLength(0);
});

test.each([
  ["a/b", "a%2Fb"],
  ["../user", "..%2Fuser"],
  ["%2e%2e", "%252e%252e"],
  ["a?b#c", "a%3Fb%23c"],
  ["...", "..."],
  ["é {user_id}", "%C3%A9%20%7Buser_id%7D"],
  [String.raw`\..`, "%5C.."],
])("%j is encoded into one segment", async (value, segment) => {
  const { client, arrived } = await wire([json(user)]);
  await client.users.resolve(value);
  expect(arrived[0]?.url).toBe(`/v2/user/resolve/${segment}`);
});
