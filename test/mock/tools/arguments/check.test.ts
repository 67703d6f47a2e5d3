import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { ArgumentError } from "../../../../mock/tools/arguments/check.ts";
import { required } from "../../../../mock/tools/arguments/parameters.ts";
import type { ToolContext } from "../../../../mock/tools/context.ts";
import { type JsonSchema, toJsonSchema } from "../../../../mock/tools/control/json-schema.ts";
import { createFacade, type AnyMethod, method } from "../../../../mock/tools/define-area.ts";
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

/** Returns the error that a call throws. */
function failure(made: () => unknown): unknown {
  try {
    made();
  } catch (thrown) {
    return thrown;
  }
  return null;
}

describe("the facades of a mock in process", () => {
  /** A call, its arguments and a part of the error. */
  const rejected = `
    users.create | [{"user_id":"u","fallback_time_zone":1}] | seed.fallback_time_zone: Input should be a valid string
    users.create | [null] | seed: Input should be a valid object
    users.get | [] | user: Field required
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
    labReports.approve | ["j",{"metadata":{"gender":"femal"}}] | Did you mean "female"?
    labReports.fail | ["j","low-quality"] | Did you mean "low_quality"?
    settings.set | [{"minors":"yes"}] | values.minors: Input should be a valid boolean
    faults.add | [{"operation":"users.gett"}] | Did you mean "users.get"? (given: "users.gett")
    faults.add | [{"method":"GTE"}] | rule.method: Value error, Input should be GET
    faults.add | [{"path":"/v2/usr/{user_id}"}] | Did you mean "/v2/user/{user_id}"?
    faults.add | [{"path":"/v2/user/1?limit=1"}] | without a query
    requests.count | [{"operation":"users.gett"}] | filter.operation: Value error, Input should be the id of an operation
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

  it.each([
    [{ sed: "x" }, 'options.sed: Extra inputs are not permitted. Did you mean "seed"?'],
    [{ clock: "run" }, "options.clock: Input should be 'frozen' or 'running'"],
    [{ seed: 5 }, "options.seed: Input should be a valid string"],
    [{ preset: "full" }, "options.preset: Input should be 'empty' or 'demo'"],
    [{ now: "yesterday" }, "now must be"],
    [{ url: "ftp://a" }, "url must be"],
    [{ apiKey: "two words" }, "apiKey must be"],
  ])("createMock rejects %j", (options, message) => {
    const call = message.startsWith("options") ? "createMock: " : "";
    expect(() => createMock(options as object)).toThrow(call + message);
  });

  it.each([
    [{ nam: "x" }, 'options.nam: Extra inputs are not permitted. Did you mean "name"?'],
    [{ preset: "full" }, "options.preset: Input should be 'empty' or 'demo'"],
  ])("mock.team rejects %j", (options, message) => {
    const mock = createMock();
    expect(() => mock.team(options as object)).toThrow(`mock.team: ${message}`);
    expect(mock.teams()).toHaveLength(1);
  });

  it("mock.clock rejects an invalid argument", async () => {
    const { clock } = createMock();
    const wrong = Object(clock).advance({ days: 1 }) as Promise<void>;
    await expect(wrong).rejects.toThrow(
      "mock.clock.advance: duration: Value error, Input should be a text such as '7d'",
    );
  });

  it("accept a fault path with parameters, and a method in lower case", async () => {
    const mock = createMock();
    const user = mock.users.create();
    mock.faults.add({ method: "get", path: `/v2/user/${user.user_id}`, status: 503 });
    expect((await mock.fetch(`${mock.url}/v2/user/${user.user_id}`)).status).toBe(503);
  });

  it("ignore further arguments, as Array.map passes them", () => {
    const mock = createMock();
    const ids = [mock.users.create().user_id, mock.users.create().user_id];
    // oxlint-disable-next-line typescript/unbound-method -- facades do not use `this`.
    const { get } = mock.users;
    expect(ids.map(get).map((user) => user.user_id)).toEqual(ids);
  });
});

describe("createFacade", () => {
  it("passes arguments through unchanged, and can be spied on", () => {
    const seen: unknown[] = [];
    const checks = required("value", () => z.looseObject({}));
    const take = method<{ take(value: object): void }, unknown, "take">(
      "Takes.",
      null,
      [checks],
      (_, value) => {
        seen.push(value);
      },
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The row uses no part of a team.
    const facade = createFacade("mock.facade", { take }, {} as ToolContext) as { take(value: object): void };
    const value = { a: 1 };
    facade.take(value);
    expect(seen[0]).toBe(value);
    const spy = vi.spyOn(facade, "take").mockReturnValue(undefined);
    facade.take(value);
    expect([spy.mock.calls.length, seen.length]).toEqual([1, 1]);
  });
});
