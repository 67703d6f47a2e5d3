import { describe, expect, it } from "vitest";
import { findDifferences } from "../../../../mock/journal/expectations/find-differences.ts";

const texts = (expected: unknown, actual: unknown) =>
  findDifferences(expected, actual, "body").map(({ place, text }) => `${place}: ${text}`);

describe("the comparison of a request with a partial one", () => {
  it.each<[string, unknown, unknown]>([
    ["fewer fields", { a: { b: 1 } }, { a: { b: 1, c: 2 }, d: 3 }],
    ["an absent field that must be absent", { a: undefined }, { b: 1 }],
    ["a Date", { at: new Date("2026-01-15T09:00:00Z") }, { at: "2026-01-15T09:00:00.000Z" }],
    [
      "asymmetric matchers",
      { a: expect.any(String), b: [expect.stringMatching(/^u-/)] },
      { a: "x", b: ["u-1"] },
    ],
    ["an object without a prototype", Object.create(null), { a: 1 }],
    ["an object of another realm", Object.create(Object.create(null) as object), { a: 1 }],
  ])("finds none for %s", (_, expected, actual) => {
    expect(texts(expected, actual)).toEqual([]);
  });

  it.each<[string, unknown, unknown, string[]]>([
    ["another value", { a: 1 }, { a: "1" }, ['body.a: expected 1, received "1"']],
    ["null", { a: null, b: null }, { a: null, b: 1 }, ["body.b: expected null, received 1"]],
    ["a missing field", { a: { b: 1 } }, {}, ['body.a: expected {"b":1}, received nothing']],
    [
      "a misspelled field",
      { note: "x" },
      { notes: "x" },
      ['body.note: expected "x", received nothing. Did you mean "notes"?'],
    ],
    ["a field that must be absent", { a: undefined }, { a: 1 }, ["body.a: expected nothing, received 1"]],
    ["no list", { a: [1] }, { a: { 0: 1 } }, ['body.a: expected [1], received {"0":1}']],
    ["another length", [1], [1, 2], ["body: expected length 1, received length 2"]],
    [
      "a matcher in an object",
      { a: { b: expect.any(Number) } },
      {},
      ['body.a: expected {"b":"Any<Number>"}, received nothing'],
    ],
    ["a matcher", { a: expect.any(Number) }, { a: "x" }, ['body.a: expected Any<Number>, received "x"']],
  ])("names place and values for %s", (_, expected, actual, differences) => {
    expect(texts(expected, actual)).toEqual(differences);
  });

  it("shortens long values", () => {
    expect(texts("x".repeat(500), "")).toEqual([`body: expected "${"x".repeat(119)}…, received ""`]);
  });

  it("rejects what no request can contain", () => {
    expect(() => texts({ a: /x/ }, { a: "x" })).toThrow("body.a is not a value that a request can contain.");
    expect(() => texts(new Map(), {})).toThrow(TypeError);
  });
});
