import { createMock, type MockOptions } from "sanguine/mock";
import { expect, it } from "vitest";

it.each([
  ["clock", '{ "clock": "runing" }'],
  ["preset", '{ "preset": "full" }'],
  ["seed", '{ "seed": 5 }'],
  ["now", '{ "now": "yesterday" }'],
  ["url", '{ "url": "ftp://a" }'],
  ["apiKey", '{ "apiKey": "two words" }'],
])("names the option %s where it makes no sense: %s", (name, json) => {
  // What programs without a compiler may pass.
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
