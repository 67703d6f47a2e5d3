import { beforeAll, describe, expect, test } from "vitest";
import { accepts, emitAwkward, importEmitted, thing } from "./fixture.ts";
import type { Checks, Emitted } from "./fixture.ts";

let emitted: Emitted;
const schema = (name: string) => emitted.strict.strict[name]?.();
const create = { name: "abc", anything: 0 };

beforeAll(async () => {
  emitted = await importEmitted(await emitAwkward());
});

describe("the strict set", () => {
  test("accepts a complete thing with children and parent", () => {
    const complete = {
      ...thing,
      children: [{ ...thing, children: [] }],
      parent: thing,
      labels: { a: 1 },
      "raw-data": [],
    };
    expect(schema("Thing")?.safeParse(complete)).toEqual({ success: true, data: complete });
  });

  // The contract suite proves formats, bounds, enums and required fields with the document of the package.
  test.each([
    ["an unknown value in an array of enums", { moods: ["happy", "puzzled"] }],
    ["an unknown value in a nullable reference", { optional_mood: "puzzled" }],
    ["an unknown key in a recursive part", { children: [{ ...thing, extra: 1 }] }],
    ["a wrong value deep in a recursion", { parent: { ...thing, parent: { ...thing, score: "1" } } }],
    ["a date that does not exist", { day: "2026-02-30" }],
    ["a map with a value of the wrong type", { labels: { a: "1" } }],
    ["a missing nullable property", { note: undefined }],
  ])("rejects %s", (_, change) => {
    expect(accepts(schema("Thing"), { ...thing, ...change })).toBe(false);
  });

  test.each([
    ["the constant", { kind: "fancy" }],
    ["the URI format", { site: "/relative" }],
    ["unique items", { tags: ["a", "a"] }],
    ["the presence of a value of any type", { anything: undefined }],
  ])("validates %s of a request", (_, change) => {
    expect(accepts(schema("ThingCreate"), { ...create, ...change })).toBe(false);
  });

  test("fills missing keys of a request with their defaults", () => {
    expect(schema("ThingCreate")?.parse(create)).toEqual({ ...create, size: "small" });
    const { query } = emitted.strict.strictOperations["things.list"] ?? {};
    expect(query?.()?.parse({ since: null, limit: 20 })).toEqual({ since: null, offset: 0, limit: 20 });
  });

  test("selects the variant of a union by its constant, and rejects unknown variants", () => {
    expect(accepts(schema("Step"), { state: "done", value: 1 })).toBe(true);
    expect(accepts(schema("Step"), { state: "failed", reason: "sad" })).toBe(true);
    expect(accepts(schema("Step"), { state: "done", reason: "sad" })).toBe(false);
    expect(accepts(schema("Step"), { state: "paused" })).toBe(false);
  });

  test("takes the first variant of a plain union that matches exactly", () => {
    expect(schema("Overlap")?.parse({ a: "1", b: "2" })).toEqual({ a: "1", b: "2" });
    expect(accepts(schema("Overlap"), { a: "1", c: "2" })).toBe(false);
  });

  test("supports a recursion without objects", () => {
    expect(accepts(schema("Tree"), ["a", ["b", [], [["c"]]]])).toBe(true);
    expect(accepts(schema("Tree"), ["a", ["b", [1]]])).toBe(false);
  });

  test("accepts a Blob or a Uint8Array as binary content", () => {
    expect(accepts(schema("Upload"), { file: new Blob(["a"]), title: "t" })).toBe(true);
    expect(accepts(schema("Upload"), { file: new Uint8Array(2) })).toBe(true);
    expect(accepts(schema("Upload"), { file: "bytes" })).toBe(false);
  });
});

const checks = (id: string): Checks => {
  const found = emitted.strict.strictOperations[id];
  if (!found) throw new Error(`${id} is missing.`);
  return found;
};
const createSeries = (point: object) => ({ groups: { ring: [{ data: [point] }] }, next: null });
const series = (resource: string) => checks("series.get").response(200, { resource });

describe("the strict schemas of an operation", () => {
  test.each([
    ["a number for a parameter that can be a list", { ids: 1 }, true],
    ["a list of texts", { ids: ["1"] }, false],
    ["another text that matches the pattern beside an enum", { near_mood: "hardly" }, true],
    ["a text that matches neither", { near_mood: "glad" }, false],
    ["a number instead of an enum value", { size: 3 }, true],
    ["its digits in a text", { size: "3" }, false],
  ])("validate %s", (_, values, fine) => {
    expect(accepts(checks("things.list").query(), { since: null, ...values })).toBe(fine);
  });

  test("distinguish a response without a body from an undeclared status", () => {
    expect(checks("things.delete").response(204, {})).toBeNull();
    expect(checks("things.delete").response(200, {})).toBeUndefined();
    expect(accepts(checks("things.delete").response(404, {}), { detail: "no" })).toBe(true);
  });

  test("select the inner schema by the path parameter, and build each case once", () => {
    const steps = createSeries({ value: 4, unit: "count" });
    const sleep = createSeries({ value: 0.5, mood: "happy" });
    expect([accepts(series("steps"), steps), accepts(series("steps"), sleep)]).toEqual([true, false]);
    expect([accepts(series("sleep"), steps), accepts(series("sleep"), sleep)]).toEqual([false, true]);
    expect([accepts(series("other"), steps), accepts(series("other"), sleep)]).toEqual([true, true]);
    expect(series("steps")).toBe(series("steps"));
    expect(series("constructor")).toBe(series("other"));
  });
});
