import { beforeAll, describe, expect, test } from "vitest";
import { accepts, emitAwkward, run, thing } from "./fixture.ts";
import type { Checks, Emitted } from "./fixture.ts";

let emitted: Emitted;
const schema = (name: string) => emitted.strict.strict[name]?.();
const create = { name: "abc", anything: 0 };

beforeAll(async () => {
  emitted = await run(await emitAwkward());
});

describe("the strict set", () => {
  test("accepts a whole thing, its children and its parent", () => {
    const whole = {
      ...thing,
      children: [{ ...thing, children: [] }],
      parent: thing,
      labels: { a: 1 },
      "raw-data": [],
    };
    expect(schema("Thing")?.safeParse(whole)).toEqual({ success: true, data: whole });
  });

  test.each([
    ["an unknown enum value", { mood: "puzzled" }],
    ["an unknown value of a nullable enum", { maybe: "gray" }],
    ["an unknown value in an array of enums", { moods: ["happy", "puzzled"] }],
    ["an unknown value in a nullable reference", { optional_mood: "puzzled" }],
    ["an unknown key", { extra: 1 }],
    ["an unknown key in a recursive part", { children: [{ ...thing, extra: 1 }] }],
    ["a broken part deep in a recursion", { parent: { ...thing, parent: { ...thing, score: "1" } } }],
    ["a text in the place of an id", { id: "thing-1" }],
    ["a date that is in no calendar", { day: "2026-02-30" }],
    ["the 29th of February of a common year", { day: "2026-02-29" }],
    ["an instant without an offset", { made_at: "2026-01-15T09:00:00" }],
    ["a bare date in the place of an instant", { made_at: "2026-01-15" }],
    ["a number above its bound", { score: 101 }],
    ["a fraction in the place of an integer", { score: 1.5 }],
    ["a text beyond its length", { note: "x".repeat(21) }],
    ["null where null is not allowed", { mood: null }],
    ["a map with a value of another type", { labels: { a: "1" } }],
    ["a missing required property", { mood: undefined }],
    ["a missing nullable property", { note: undefined }],
  ])("refuses %s", (_, change) => {
    expect(accepts(schema("Thing"), { ...thing, ...change })).toBe(false);
  });

  test.each([
    ["a leap day", { day: "2024-02-29" }],
    ["an instant with an offset", { made_at: "2026-01-15T19:30:00.25+10:30" }],
    ["null of a nullable enum", { maybe: null, optional_mood: null }],
    ["both ends of a bound", { score: 0 }],
  ])("accepts %s", (_, change) => {
    expect(accepts(schema("Thing"), { ...thing, ...change })).toBe(true);
  });

  test("names the values that an enum allows", () => {
    const error = schema("Thing")?.safeParse({ ...thing, mood: "puzzled" }).error;
    expect(error?.issues).toEqual([expect.objectContaining({ path: ["mood"], values: ["happy", "sad"] })]);
  });

  test.each([
    ["the pattern", { name: "ABC" }],
    ["the least length", { name: "" }],
    ["the greatest length", { name: "abcdef" }],
    ["the constant", { kind: "fancy" }],
    ["the e-mail format", { email: "nobody" }],
    ["the address format", { site: "/relative" }],
    ["the least number of items", { tags: [] }],
    ["the greatest number of items", { tags: ["a", "b", "c"] }],
    ["the rule that no item is there twice", { tags: ["a", "a"] }],
    ["the presence of a value of any type", { anything: undefined }],
  ])("holds a request to %s", (_, change) => {
    expect(accepts(schema("ThingCreate"), create)).toBe(true);
    expect(accepts(schema("ThingCreate"), { ...create, ...change })).toBe(false);
  });

  test("fills a missing key of a request with its default, and leaves the others out", () => {
    expect(schema("ThingCreate")?.parse(create)).toEqual({ ...create, size: "small" });
    const { query } = emitted.strict.strictOperations["things.list"] ?? {};
    expect(query?.()?.parse({ since: null, limit: 20 })).toEqual({ since: null, offset: 0, limit: 20 });
  });

  test("tells the arms of a union apart by their constant, and refuses an unknown one", () => {
    expect(accepts(schema("Step"), { state: "done", value: 1 })).toBe(true);
    expect(accepts(schema("Step"), { state: "failed", reason: "sad" })).toBe(true);
    expect(accepts(schema("Step"), { state: "done", reason: "sad" })).toBe(false);
    expect(accepts(schema("Step"), { state: "paused" })).toBe(false);
  });

  test("tries the arms of a plain union in order and takes the one that fits exactly", () => {
    expect(schema("Overlap")?.parse({ a: "1", b: "2" })).toEqual({ a: "1", b: "2" });
    expect(accepts(schema("Overlap"), { a: "1", c: "2" })).toBe(false);
  });

  test("follows a recursion that has no object in it", () => {
    expect(accepts(schema("Tree"), ["a", ["b", [], [["c"]]]])).toBe(true);
    expect(accepts(schema("Tree"), ["a", ["b", [1]]])).toBe(false);
  });

  test("takes bytes for binary content, as a Blob or as a view", () => {
    expect(accepts(schema("Upload"), { file: new Blob(["a"]), title: "t" })).toBe(true);
    expect(accepts(schema("Upload"), { file: new Uint8Array(2) })).toBe(true);
    expect(accepts(schema("Upload"), { file: "bytes" })).toBe(false);
  });

  test("builds a schema once", () => {
    expect(schema("Thing")).toBe(schema("Thing"));
    expect(schema("Series")).not.toBe(schema("SeriesGroup"));
  });
});

const checks = (id: string): Checks => {
  const found = emitted.strict.strictOperations[id];
  if (!found) throw new Error(`${id} is missing.`);
  return found;
};
const seriesOf = (point: object) => ({ groups: { ring: [{ data: [point] }] }, next: null });
const series = (resource: string) => checks("series.get").response(200, { resource });

describe("the strict checks of an operation", () => {
  test("cover path, query and body, each null where there is none", () => {
    expect(accepts(checks("things.delete").path(), { thing_id: thing.id })).toBe(true);
    expect(accepts(checks("things.delete").path(), { thing_id: "1" })).toBe(false);
    expect(checks("things.delete").query()).toBeNull();
    expect(checks("things.delete").body()).toBeNull();
    expect(accepts(checks("things.list").query(), { since: "2026-01-01", limit: 51 })).toBe(false);
    expect(accepts(checks("things.list").query(), { since: "2026-01-01", moods: ["sad"] })).toBe(true);
    expect(accepts(checks("things.create").body(), create)).toBe(true);
  });

  test.each([
    ["one number of a parameter that may be a list", { ids: 1 }, true],
    ["a list of numbers", { ids: [1, 2] }, true],
    ["a list of texts", { ids: ["1"] }, false],
    ["the known value of an enum beside a pattern", { near_mood: "sad" }, true],
    ["another text that fits the pattern", { near_mood: "hardly" }, true],
    ["a text that fits neither", { near_mood: "glad" }, false],
    ["a number in the place of an enum's value", { size: 3 }, true],
    ["its digits in a text", { size: "3" }, false],
  ])("judge %s", (_, values, fine) => {
    expect(accepts(checks("things.list").query(), { since: null, ...values })).toBe(fine);
  });

  test("name the values of an enum when a pattern beside it fails too", () => {
    const { error } = checks("things.list").query()?.safeParse({ since: null, near_mood: "glad" }) ?? {};
    expect(error?.issues).toMatchObject([
      { code: "invalid_union", errors: [[{ values: ["happy", "sad"] }], [{ format: "regex" }]] },
    ]);
  });

  test("hold a download to bytes, however often it is asked for", () => {
    const asked = Array.from({ length: 40 }, () => {
      const response = checks("files.upload").response(200, {});
      return [new Uint8Array(2), new Blob(["%PDF"]), "%PDF", {}].map((body) => accepts(response, body));
    });
    expect(new Set(asked.map(String))).toEqual(new Set(["true,true,false,false"]));
  });

  test("tell an answer without a body from a status that is not declared", () => {
    expect(checks("things.delete").response(204, {})).toBeNull();
    expect(checks("things.delete").response(200, {})).toBeUndefined();
    expect(accepts(checks("things.delete").response(404, {}), { detail: "no" })).toBe(true);
  });

  test("pick the inner schema by the path parameter, and build it once a case", () => {
    const steps = seriesOf({ value: 4, unit: "count" });
    const sleep = seriesOf({ value: 0.5, mood: "happy" });
    expect([accepts(series("steps"), steps), accepts(series("steps"), sleep)]).toEqual([true, false]);
    expect([accepts(series("sleep"), steps), accepts(series("sleep"), sleep)]).toEqual([false, true]);
    expect([accepts(series("other"), steps), accepts(series("other"), sleep)]).toEqual([true, true]);
    expect(series("steps")).toBe(series("steps"));
    expect(series("constructor")).toBe(series("other"));
  });

  test("answer the same after they were compiled for frequent use", () => {
    const values = [
      {},
      null,
      { ...thing },
      { ...thing, day: "2026-02-30" },
      { ...thing, extra: 1 },
      { ...thing, parent: { ...thing, score: -1 } },
    ];
    const ask = () => {
      const response = checks("things.create").response(200, {});
      return values.map((value) => JSON.stringify(response?.safeParse(value)));
    };
    const first = ask();
    const answers = Array.from({ length: 40 }, ask);
    expect(new Set(answers.map((answer) => answer.join()))).toEqual(new Set([first.join()]));
  });
});
