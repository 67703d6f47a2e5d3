import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ArgumentError } from "../../../../mock/tools/arguments/check.ts";
import { readArgument } from "../../../../mock/tools/arguments/read.ts";
import { type JsonSchema, toJsonSchema } from "../../../../mock/tools/control/json-schema.ts";
import { type AnyMethod } from "../../../../mock/tools/define-area.ts";
import { areas } from "../../../../mock/tools/table.ts";

/** Calls a method of a mock with arguments that its types do not allow. */
function call(mock: Mock, path: string, args: readonly unknown[]): unknown {
  const [area = "", verb = ""] = path.split(".");
  const facade: object = Reflect.get(mock, area);
  return Reflect.apply(Reflect.get(facade, verb) as () => unknown, facade, args);
}

/** Lists the fields of an argument that is a closed object. A reference is open, because it can be any record with the id. */
function listFields(schema: JsonSchema): string[] {
  const choices = (schema["anyOf"] ?? [schema]) as readonly JsonSchema[];
  const objects = choices.filter((each) => each["type"] === "object");
  const isClosed = objects.every((each) => each["additionalProperties"] === false);
  return isClosed ? Object.keys(objects[0]?.["properties"] ?? {}) : [];
}

const circular: Record<string, unknown> = {};
circular.self = circular;

/** A record of a program, whose relations lead back to it. */
class Entity {
  readonly related = [this];
}

const nested: unknown = JSON.parse(`${"[".repeat(200)}${"]".repeat(200)}`);

/** Returns the error that a call throws. */
function failure(made: () => unknown): unknown {
  try {
    made();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

it("an argument with more problems than the stack can hold is rejected as a whole", () => {
  // As the library does for about 120,000 problems; a thread of the tests has a larger stack.
  const check = z.unknown().transform((): never => {
    throw new RangeError("Maximum call stack size exceeded");
  });
  const error = "the input has more problems than can be listed";
  expect(readArgument({ name: "points", optional: false, check }, [1]).issues).toEqual([
    { type: "value_error", loc: ["points"], msg: `Value error, ${error}`, input: null, ctx: { error } },
  ]);
});

describe("the facades of a mock in process", () => {
  /** A call, its arguments and a part of the error. */
  const rejected = `
    users.create | [{"user_id":"u","fallback_time_zone":1}] | seed.fallback_time_zone: Input should be a valid string
    users.create | [null] | seed: Input should be a valid object
    users.get | [] | user: Field required
    users.maxHeartRate | ["u","2026-02-30"] | date: Input should be a valid date in the form YYYY-MM-DD (given: "2026-02-30")
    users.setInfo | ["u",{"address":{"zipp":"1"}}] | info.address.zipp: Extra inputs are not permitted. Did you mean "zip"?
    connections.fail | ["c",{"error_type":"user_not_fond"}] | Did you mean "user_not_found"?
    connections.create | [{"user":"u","provider":"acme_watch","fault":"provider_pasword_expired"}] | Did you mean "provider_password_expired"?
    timeseries.add | ["u","hartrate",{"provider":"p","points":[]}] | Did you mean "heartrate"?
    orders.create | [{"patient":{"dobb":"x"}}] | seed.patient.dobb: Extra inputs are not permitted. Did you mean "dob"?
    orders.set | ["o",{"results":[{"markers":"a"}]}] | changes.results.0.markers: Extra inputs are not permitted. Did you mean "marker"?
    appointments.setLabDecision | ["refuse"] | decision: Input should be 'confirm', 'reject' or 'noResponse' (given: "refuse")
    appointments.setLabDecision | [] | decision: Field required
    appointments.setLabDecision | [{"outcome":"no_response"}] | Did you mean "noResponse"?
    labReports.setOutcome | [{"results":[{"name":"Glucose","value":91,"interpretation":"abnormall"}]}] | Did you mean "abnormal"?
    labReports.setOutcome | [{"results":[{"name":"Glucose"}]}] | A result needs a name and a value
    labReports.setOutcome | [{"results":[],"failure_reason":"low_quality"}] | outcome.failure_reason: Extra inputs are not permitted. The fields are metadata, results. (given
    labReports.approve | ["j",{"metadata":{"gender":"femal"}}] | Did you mean "female"?
    labReports.fail | ["j","low-quality"] | Did you mean "low_quality"?
    settings.set | [{"minors":"yes"}] | values.minors: Input should be a valid boolean
    faults.add | [{"operation":"users.gett"}] | Did you mean "users.get"? (given: "users.gett")
    faults.add | [{"method":"GTE"}] | rule.method: Value error, Input should be GET
    faults.add | [{"path":"/v2/usr/{user_id}"}] | Did you mean "/v2/user/{user_id}"?
    faults.add | [{"path":"/v2/user/1?limit=1"}] | without a query
    requests.count | [{"operation":"users.gett"}] | filter.operation: Value error, Input should be the id of an operation
    unknownValues.enable | [{"rate":1.1}] | options.rate: Input should be less than or equal to 1 (given: 1.1)
    webhooks.drop | [-1] | what: Input should be greater than or equal to 0 (given: -1)
    webhooks.drop | [0.5] | what: Input should be a valid integer
    requests.last | [{"method":"FETCH"}] | filter.method: `
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" | "))
    .map(([path = "", args = "", message = ""]) => [path, JSON.parse(args) as unknown[], message] as const);

  it.each([
    ...rejected,
    [
      "users.get",
      [Promise.resolve("u")],
      "user: Input should be a value, not a promise of one: await it first",
    ] as const,
    ["users.create", [circular], "seed.self: Input should be plain data that does not hold itself"] as const,
    ["users.create", [new Entity()], "seed.related: Extra inputs are not permitted"] as const,
    ["faults.add", [{ body: nested }], "rule.body.0.0.0.0: Input should be plain data"] as const,
    ["orders.create", [new Map()], "seed: Input should be a plain object, not a Map"] as const,
    [
      "users.setInfo",
      ["u", { address: new ArrayBuffer(2) }],
      "info.address: Input should be a plain object, not an ArrayBuffer",
    ] as const,
  ])("reject %s(%j): %s", (path, args, message) => {
    const mock = createMock();
    const before = mock.export();
    const thrown = failure(() => call(mock, path, args));
    expect(thrown).toBeInstanceOf(ArgumentError);
    expect(thrown).toBeInstanceOf(TypeError);
    expect(String(thrown)).toMatch(new RegExp(`^ArgumentError: mock\\.${path}: `));
    expect(String(thrown)).toContain(message);
    expect(mock.export()).toEqual(before);
  });

  it("take no more than they have parameters, such as the list of `ids.map(mock.users.get)`", () => {
    const mock = createMock();
    const user = mock.users.create();
    expect(call(mock, "users.get", [user.user_id, 0, [circular]])).toEqual(user);
  });

  it("reject a misspelled field of every object, with a suggestion", async () => {
    const mock = createMock();
    const tested: string[] = [];
    for (const [area, rows] of Object.entries(areas)) {
      for (const [verb, { args, run }] of Object.entries<AnyMethod>(rows)) {
        for (const [index, { name, check }] of run === null ? [] : args.entries()) {
          const fields = listFields(toJsonSchema(check));
          const field = fields.find((each) => each.length > 4);
          if (field === undefined) continue;
          const misspelled = args.map((_, at) => (at === index ? { [field.slice(0, -1)]: null } : undefined));
          const rejected = async (): Promise<unknown> => call(mock, `${area}.${verb}`, misspelled);
          await expect(rejected()).rejects.toThrow(
            `${name}.${field.slice(0, -1)}: Extra inputs are not permitted. Did you mean "${field}"?`,
          );
          tested.push(`${area}.${verb}`);
        }
      }
    }
    expect(tested).toEqual(expect.arrayContaining(["users.setInfo", "orders.move", "requests.waitFor"]));
  });
});
