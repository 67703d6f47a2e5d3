import { createMock, type MockOptions } from "sanguine/mock";
import { expect, it } from "vitest";

it.each([
  ["clock", '{ "clock": "runing" }'],
  ["preset", '{ "preset": "full" }'],
  ["seed", '{ "seed": 5 }'],
  ["now", '{ "now": "yesterday" }'],
  ["url", '{ "url": "ftp://a" }'],
  ["apiKey", '{ "apiKey": "two words" }'],
])("rejects an invalid option %s: %s", (name, json) => {
  // Options that programs without types can pass.
  const options: MockOptions = JSON.parse(json);
  expect(() => createMock(options)).toThrow(
    new RegExp(`^(${name} must be|createMock: options\\.${name}: Input should be)`),
  );
});

it("rejects an unknown preset of another team", () => {
  expect(() => createMock().team(JSON.parse('{ "preset": "full" }'))).toThrow(
    "mock.team: options.preset: Input should be 'empty' or 'demo'",
  );
});
