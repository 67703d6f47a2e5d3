import type { Order } from "sanguine";
import { describe, expect, it } from "vitest";
import { compareValue } from "../../../mock/check/compare.ts";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import type { OperationId } from "../../../src/generated/operations.ts";
import { DocumentIndex, type OpenApiDocument } from "../../../mock/check/document.ts";
import { loadSpec } from "../../support/sample-shapes.ts";
import { document } from "./document.ts";
import { createCheckWorld } from "./world.ts";

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

  it("selects the branch of a union by tag, and the shape of a generic response by path parameter", () => {
    expect(list("OrderDetails", { type: "canary", data: {} })).toEqual([
      ["/type", "unlisted value", "a listed value", "an unlisted string"],
    ]);
    expect(list("OrderDetails", { data: {} })).toEqual([["/type", "required", "present", "absent"]]);
    const source = { provider: "acme_watch", type: "watch" };
    const groups = { groups: { acme_watch: [{ source, data: [{}] }] } };
    const { seen } = compare("GroupedTimeseries", groups, { resource: "glucose" });
    expect(seen).toContain("GlucosePoint");
    expect(seen).not.toContain("StepsPoint");
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

  it(
    "agrees with the strict schemas of the mock on every change of a response",
    { timeout: 60_000 },
    async () => {
      const { mock, user: owner } = createCheckWorld();
      const client = mock.client();
      const orders = mock.orders.list();
      const find = (test: (order: Order) => boolean): Order => {
        const found = orders.find(test);
        if (!found) throw new Error("The world lacks an order.");
        return found;
      };
      const done = find(({ status }) => status === "completed");
      const visit = find(({ details }) => details.type === "at_home_phlebotomy");
      const center = find(({ details }) => details.type === "walk_in_test");
      const bodies: [OperationId, unknown, Record<string, string>?][] = [
        ["orders.get", done],
        ["orders.get", visit],
        ["orders.result", await client.orders.result(done.id)],
        ["phlebotomy.get", await client.phlebotomy.get(visit.id)],
        ["psc.orderInfo", await client.psc.orderInfo(center.id)],
        ["users.latestInfo", await client.users.latestInfo(owner.user_id)],
        ["insurance.latest", await client.insurance.latest(owner.user_id)],
        ["users.providers", await client.users.providers(owner.user_id)],
        ["labTests.get", await client.labTests.get(done.lab_test.id)],
      ];
      const contract = new DocumentIndex((await loadSpec()) as unknown as OpenApiDocument);
      const disagreements: string[] = [];
      let changes = 0;
      for (const [operation, original] of bodies) {
        const body = shorten(original);
        const schema = strictOperations[operation].response(200, {});
        const declared = contract.findResponse(operation, 200)?.schema ?? {};
        forEachChange(body, (what) => {
          changes += 1;
          const fits = compareValue(contract, declared, body).differences.length === 0;
          if (schema?.safeParse(body).success !== fits) disagreements.push(`${operation}: ${what}`);
        });
      }
      expect(disagreements).toEqual([]);
      expect(changes).toBeGreaterThan(1000);
    },
  );
});

/** Copies a body with two items of each list. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]));
}

/** Calls back with one place of a body changed: replaced by another type, removed, or with a field more beside it. */
function forEachChange(body: unknown, test: (what: string) => void): void {
  test("unchanged");
  const visited = new Set<string>();
  for (const [holder, key, name] of Array.from(listPlaces(body))) {
    // One place of each array is enough.
    if (visited.has(name)) continue;
    visited.add(name);
    const original = holder[key];
    for (const value of [null, 1.5, "canary", {}]) {
      holder[key] = value;
      test(`${name} ${JSON.stringify(value)}`);
    }
    if (!Array.isArray(holder)) {
      delete holder[key];
      test(`${name} removed`);
      holder.one_more = 1;
      holder[key] = original;
      test(`${name} one more`);
      delete holder.one_more;
    }
    holder[key] = original;
  }
}

type Holder = Record<string, unknown>;

function* listPlaces(value: unknown, at = ""): Generator<[holder: Holder, key: string, name: string]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const name = `${at}/${Array.isArray(value) ? "*" : key}`;
    yield [value as Holder, key, name];
    yield* listPlaces(inner, name);
  }
}
