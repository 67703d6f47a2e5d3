import { beforeAll, describe, expect, test } from "vitest";
import { accepts, emitAwkward, importEmitted, thing } from "./fixture.ts";
import type { Emitted } from "./fixture.ts";

let emitted: Emitted;
const schema = (name: string) => emitted.tolerant[`${name}Schema`];

beforeAll(async () => {
  emitted = await importEmitted(await emitAwkward());
});

describe("the tolerant set", () => {
  test.each([
    ["an unknown enum value", { mood: "puzzled" }],
    ["an unknown value of a nullable enum", { maybe: "gray" }],
    ["unknown values in an array of enums", { moods: ["puzzled"] }],
    ["an unknown value in a recursive part", { children: [{ ...thing, mood: "puzzled" }] }],
    ["an unknown key", { extra: { deep: [1] } }],
    ["an unknown key in a recursive part", { parent: { ...thing, extra: 1 } }],
    ["a wrong format", { day: "28 February", id: "thing-1", made_at: "yesterday" }],
    ["a value out of bounds", { score: 1000.5, note: "x".repeat(100) }],
  ])("keeps %s", (_, change) => {
    const value = { ...thing, ...change };
    expect(schema("Thing")?.parse(value)).toEqual(value);
  });

  test("reads a missing nullable field as null, and accepts a missing deprecated one", () => {
    const { note: _note, maybe: _maybe, old: _old, ...rest } = thing;
    expect(schema("Thing")?.parse(rest)).toEqual({ ...rest, note: null, maybe: null });
  });

  test("accepts an unknown variant of an open union, and validates known variants", () => {
    const paused = { state: "paused", until: "later" };
    expect(schema("Step")?.parse(paused)).toEqual(paused);
    const done = { state: "done", value: 1, extra: true };
    expect(schema("Step")?.parse(done)).toEqual(done);
    expect(accepts(schema("Step"), { state: "done", value: "1" })).toBe(false);
    expect(accepts(schema("Step"), { state: 7 })).toBe(false);
    expect(accepts(schema("Step"), {})).toBe(false);
  });

  test("returns the schema of a response by operation, status and path", () => {
    const { tolerantResponse } = emitted.tolerant;
    const page = { groups: { ring: [{ data: [{ value: 0.5, mood: "puzzled" }] }] }, next: null };
    expect(accepts(tolerantResponse("series.get", 200, { resource: "sleep" }), page)).toBe(true);
    expect(accepts(tolerantResponse("series.get", 200, { resource: "steps" }), page)).toBe(false);
    expect(tolerantResponse("things.delete", 204, {})).toBeNull();
    expect(tolerantResponse("things.delete", 418, {})).toBeUndefined();
  });
});
