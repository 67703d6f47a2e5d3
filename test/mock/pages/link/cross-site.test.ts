import { expect, it } from "vitest";
import { isCrossSite } from "../../../../mock/pages/link/page.ts";

const isCross = (headers: Readonly<Record<string, string>>): boolean =>
  isCrossSite((name) => headers[name] ?? null);

it.each([
  [{ "sec-fetch-site": "same-origin" }],
  [{ "sec-fetch-site": "same-origin", origin: "null", host: "localhost:4010" }],
  [{ origin: "http://localhost:4010", host: "localhost:4010" }],
  [{ origin: "http://localhost:4010", host: "LocalHost:4010" }],
  [{ origin: "https://mock.example", host: "mock.example" }],
  [{ origin: "null", host: "localhost:4010" }],
  [{ host: "localhost:4010" }],
])("a form of the page itself may have the headers %j", (headers) => {
  expect(isCross(headers)).toBe(false);
});

it.each([
  [{ "sec-fetch-site": "cross-site", origin: "http://localhost:4010", host: "localhost:4010" }],
  [{ "sec-fetch-site": "same-site" }],
  [{ "sec-fetch-site": "none" }],
  [{ "sec-fetch-site": "" }],
  [{ origin: "https://evil.example", host: "localhost:4010" }],
  [{ origin: "http://localhost:4011", host: "localhost:4010" }],
  [{ origin: "http://localhost:4010" }],
  [{ origin: "localhost:4010", host: "localhost:4010" }],
  [{ origin: "", host: "localhost:4010" }],
])("a form of another site is recognized by the headers %j", (headers) => {
  expect(isCross(headers)).toBe(true);
});
