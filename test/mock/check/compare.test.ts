import { describe, expect, it } from "vitest";
import { compareValue } from "../../../mock/check/compare.ts";
import { document } from "./document.ts";

const user = {
  user_id: "11111111-1111-4111-8111-111111111111",
  team_id: "11111111-1111-4111-8111-111111111111",
  client_user_id: "u-1",
  created_on: "2026-01-15T09:00:00+00:00",
  connected_sources: [],
  fallback_time_zone: null,
};

const compare = (name: string, value: unknown, path?: Record<string, string>) =>
  compareValue(document, { $ref: `#/components/schemas/${name}` }, value, path);

/** Compares and returns place, rule, expected and found of each difference. */
const list = (name: string, value: unknown) =>
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

  it.each([
    ["a missing field", { client_user_id: undefined }, ["/client_user_id", "required", "present", "absent"]],
    ["another type", { client_user_id: 7 }, ["/client_user_id", "type", "string", "number"]],
    ["null", { client_user_id: null }, ["/client_user_id", "type", "string", "null"]],
    ["an unknown field", { user_score: "x" }, ["/user_score", "unknown field", "absent", "string"]],
    ["another format", { user_id: "u-1" }, ["/user_id", "format", "uuid", "string"]],
    ["a date without a time", { created_on: "2026-01-15" }, ["/created_on", "format", "date-time", "string"]],
    [
      "an item of another type",
      { connected_sources: [1] },
      ["/connected_sources/*", "type", "object", "number"],
    ],
  ])("finds %s", (_, change, expected) => {
    expect(list("User", { ...user, ...change })).toEqual([expected]);
  });

  it("names the schemas and fields around a difference", () => {
    const [item] = compare("User", { ...user, connected_sources: [1] }).differences;
    expect(item?.within).toEqual(["User", "User.connected_sources", "ConnectedSource"]);
    const map = compare("GroupedTimeseries", { groups: { acme: 7 } }).differences;
    expect(map.find(({ at }) => at === "/groups/*")?.within).toEqual([
      "GroupedTimeseries",
      "GroupedTimeseries.groups",
      "GroupedTimeseries.groups{}",
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

  const items = { type: "array", minItems: 1, maxItems: 2 };
  const text = { type: "string", minLength: 2, maxLength: 3 };
  const number = { type: "number", minimum: 1, maximum: 2 };
  it.each<[Parameters<typeof compareValue>[1], unknown, string[][]]>([
    [{ type: "object" }, { team_size: 1 }, []],
    [{ type: "object", additionalProperties: true }, { team_size: 1 }, []],
    [
      { type: "object", properties: {} },
      { team_size: 1 },
      [["/team_size", "unknown field", "absent", "number"]],
    ],
    [
      { type: "object", additionalProperties: false },
      { team_size: 1 },
      [["/team_size", "unknown field", "absent", "number"]],
    ],
    [
      { type: "object", additionalProperties: { type: "string" } },
      { a: 1, b: "x" },
      [["/*", "type", "string", "number"]],
    ],
    [
      { allOf: [{ type: "object", properties: { a: { type: "string" } }, required: ["a"] }] },
      { team_size: 1 },
      [
        ["/a", "required", "present", "absent"],
        ["/team_size", "unknown field", "absent", "number"],
      ],
    ],
    [items, [], [["", "bounds", "at least 1 items", "fewer items"]]],
    [items, [1], []],
    [items, [1, 2], []],
    [items, [1, 2, 3], [["", "bounds", "at most 2 items", "more items"]]],
    [text, "a", [["", "bounds", "at least 2 characters", "a shorter string"]]],
    [text, "ab", []],
    [text, "abc", []],
    [text, "abcd", [["", "bounds", "at most 3 characters", "a longer string"]]],
    [{ type: "string", pattern: "^a$" }, "b", [["", "format", "a string that matches ^a$", "string"]]],
    [number, 0.9, [["", "bounds", "at least 1", "a smaller number"]]],
    [number, 1, []],
    [number, 2, []],
    [number, 2.1, [["", "bounds", "at most 2", "a larger number"]]],
    [{ type: "integer" }, 1, []],
    [{ type: "integer" }, 1.5, [["", "type", "integer", "number"]]],
    [{ type: ["string", "null"], enum: ["a"] }, null, []],
    [{ type: ["string", "null"] }, 1, [["", "type", "string or null", "number"]]],
    [{ anyOf: [{ type: "string" }, { type: "array" }] }, 1, [["", "type", "string or array", "number"]]],
  ])("compares by the schema %j the value %j: %j", (schema, value, expected) => {
    const { differences } = compareValue(document, schema, value);
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

  it("names an unknown field only when its name is no data", () => {
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
