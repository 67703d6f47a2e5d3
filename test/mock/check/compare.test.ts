import { describe, expect, it } from "vitest";
import * as z from "zod";
import { compareValue } from "../../../mock/check/compare.ts";
import { strict } from "../../../src/generated/schemas/strict.ts";

const user = {
  user_id: "11111111-1111-4111-8111-111111111111",
  team_id: "11111111-1111-4111-8111-111111111111",
  client_user_id: "u-1",
  created_on: "2026-01-15T09:00:00+00:00",
  connected_sources: [],
  fallback_time_zone: null,
};

const compare = (name: keyof typeof strict, value: unknown) => compareValue(strict[name](), value);

/** Compares and returns place, rule, expected and found of each difference. */
const list = (name: keyof typeof strict, value: unknown) =>
  compare(name, value).differences.map(({ at, rule, expected, found }) => [at, rule, expected, found]);

describe("compareValue", () => {
  it("finds no difference in a value of the schema, and lists what occurs in it", () => {
    const { differences, seen } = compare("User", user);
    expect(differences).toEqual([]);
    expect([...seen]).toEqual([
      "User",
      "User.user_id",
      "User.team_id",
      "User.client_user_id",
      "User.created_on",
      "User.connected_sources",
      "User.fallback_time_zone",
    ]);
  });

  it("names the schemas and fields around a difference", () => {
    const [item] = compare("User", { ...user, connected_sources: [1] }).differences;
    expect(item?.within).toEqual(["User", "User.connected_sources", "ConnectedSource"]);
    const map = compare("GroupedTimeseries", { groups: { acme: 7 } }).differences;
    expect(map.find(({ at }) => at === "/groups/*")?.within).toEqual([
      "GroupedTimeseries",
      "GroupedTimeseries.groups",
    ]);
    // A field belongs to the schema that declares it.
    const steps = { start: 7, end: "2026-01-15T09:00:00Z", timezone_offset: 0, unit: 7, value: 1 };
    const fields = compare("StepsPoint", steps).differences.map(({ within }) => within);
    expect(fields).toEqual([
      ["StepsPoint", "IntervalSample", "IntervalSample.start"],
      ["StepsPoint", "IntervalSample", "StepsPoint.unit"],
    ]);
  });

  it("finds unlisted values, wrong constants and bounds without showing the value", () => {
    expect(list("LabAccountStatus", "canary")).toEqual([
      ["", "unlisted value", "a listed value", "an unlisted string"],
    ]);
    const point = {
      timestamp: "2026-01-15T09:00:00Z",
      start: "2026-01-15T09:00:00Z",
      end: "2026-01-15T09:00:00Z",
    };
    const steps = { ...point, timezone_offset: 0, unit: "canary", value: -1 };
    expect(list("StepsPoint", steps)).toEqual([
      ["/unit", "value", '"count"', "another string"],
      ["/value", "bounds", "at least 0", "a smaller number"],
    ]);
  });

  const items = z.array(z.number()).min(1).max(2);
  const text = z.string().min(2).max(3);
  const number = z.number().min(1).max(2);
  const unknown = [["/team_size", "unknown field", "absent", "number"]];
  it.each<[string, z.ZodType, unknown, string[][]]>([
    ["any object", z.looseObject({}), { team_size: 1 }, []],
    ["an object without fields", z.strictObject({}), { team_size: 1 }, unknown],
    ["a map", z.record(z.string(), z.string()), { a: 1, b: "x" }, [["/*", "type", "string", "number"]]],
    ["an object", z.strictObject({ a: z.string() }), { a: 1 }, [["/a", "type", "string", "number"]]],
    ["null", z.strictObject({ a: z.string() }), { a: null }, [["/a", "type", "string", "null"]]],
    ["a required field", z.strictObject({ a: z.null() }), {}, [["/a", "required", "present", "absent"]]],
    ["an optional field", z.strictObject({ a: z.null().optional() }), {}, []],
    ["a UUID", z.guid(), "u-1", [["", "format", "uuid", "string"]]],
    ["a time", z.iso.datetime({ offset: true }), "2026-01-15", [["", "format", "date-time", "string"]]],
    ["items", z.array(z.strictObject({})), [1], [["/*", "type", "object", "number"]]],
    ["a list", items, [], [["", "bounds", "at least 1 items", "fewer items"]]],
    ["a list", items, [1], []],
    ["a list", items, [1, 2], []],
    ["a list", items, [1, 2, 3], [["", "bounds", "at most 2 items", "more items"]]],
    ["a text", text, "a", [["", "bounds", "at least 2 characters", "a shorter string"]]],
    ["a text", text, "ab", []],
    ["a text", text, "abc", []],
    ["a text", text, "abcd", [["", "bounds", "at most 3 characters", "a longer string"]]],
    ["a pattern", z.string().regex(/^a$/), "b", [["", "format", "a string that matches /^a$/", "string"]]],
    ["a number", number, 0.9, [["", "bounds", "at least 1", "a smaller number"]]],
    ["a number", number, 1, []],
    ["a number", number, 2, []],
    ["a number", number, 2.1, [["", "bounds", "at most 2", "a larger number"]]],
    ["an integer", z.int(), 1, []],
    ["an integer", z.int(), 1.5, [["", "type", "integer", "number"]]],
    ["an enum or null", z.enum(["a"]).nullable(), null, []],
    ["a text or null", z.string().nullable(), 1, [["", "type", "string or null", "number"]]],
    ["a union", z.union([z.string(), z.array(z.string())]), 1, [["", "type", "string or array", "number"]]],
  ])("compares %s", (_, schema, value, expected) => {
    const { differences } = compareValue(schema, value);
    expect(differences.map(({ at, rule, expected, found }) => [at, rule, expected, found])).toEqual(expected);
  });

  const time = "2026-01-15T09:00:00Z";
  const data = { id: user.user_id, created_at: time, updated_at: time };
  it.each([
    [{ type: "walk_in_test", data }, []],
    [{ type: "walk_in_test", data: 7 }, [["/data", "type", "object", "number"]]],
    [{ type: "canary", data: 7 }, [["/type", "unlisted value", "a listed value", "an unlisted string"]]],
    [{ type: 7, data }, [["/type", "type", "string", "number"]]],
    [{ data }, [["/type", "required", "present", "absent"]]],
    [7, [["", "type", "object", "number"]]],
  ])("compares the details %j of an order with the schema of their type", (value, expected) => {
    expect(list("OrderDetails", value)).toEqual(expected);
  });

  it("names an unknown field only when its name is no data [CHK-3]", () => {
    const places = (change: object) => list("User", { ...user, ...change }).map(([at]) => at);
    expect(places({ "Jane Doe": 1 })).toEqual(["/?"]);
    expect(places({ "11111111-1111-4111-8111-111111111111": 1 })).toEqual(["/?"]);
    expect(places({ client_user_id: "jane", jane: 1 })).toEqual(["/?"]);
    expect(places({ client_user_id: "Team_Size", team_size: 1 })).toEqual(["/?"]);
    for (const name of ["jane_doe", "jsmith", "hiv_positive", "jane-doe", "janeDoe", "user_jane", "", "_"])
      expect(places({ [name]: 1 })).toEqual(["/?"]);
    for (const name of ["team_size", "team-size", "teamSize"])
      expect(places({ [name]: 1 })).toEqual([`/${name}`]);
  });
});
