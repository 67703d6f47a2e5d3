import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import type { Parameter, Schema } from "../support/document.ts";
import { getDocumented, prepareCall, type PreparedCall } from "../support/calls.ts";
import {
  buildSample,
  hasAt,
  isNullable,
  isOpen,
  listFields,
  type Field,
  listForms,
  setAt,
  type Place,
} from "./schemas.ts";
import { listIssues, send } from "./send.ts";
import { enable } from "./tour.ts";

// Every operation of the document is sent requests that are made from what the document says of it.
const ids = Object.keys(operations) as OperationId[];

/** A UUID that no world creates. */
const NOBODY = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

async function prepare(id: OperationId) {
  const mock = enable(createMock({ seed: "contract", now: "2026-01-15T09:00:00Z" }));
  return { mock, call: await prepareCall(mock, id), documented: getDocumented(id) };
}

const kept: { [Id in OperationId]?: ReturnType<typeof prepare> } = {};

/** Prepares an operation one time for all requests that are rejected, because they change nothing. */
const prepareRejected = (id: OperationId) => (kept[id] ??= prepare(id));

/** One input of an operation: a parameter or a field of its body. */
interface Input extends Omit<Field, "place"> {
  readonly loc: Place;
  /** Returns the call with another value of the input, or without it. */
  readonly set: (call: PreparedCall, value: unknown) => PreparedCall;
}

/** Lists the inputs of an operation. Fields of objects that the example leaves out come with the rest of their object. */
function listInputs(id: OperationId): Input[] {
  const { parameters, body } = getDocumented(id);
  const place = (one: Parameter) => (one.in === "path" ? "path" : "query");
  const named = parameters
    .filter((one) => one.in !== "header")
    .flatMap((one) =>
      listForms(one.schema).flatMap((schema) => {
        const input = {
          loc: [one.in, one.name] as Place,
          schema,
          required: one.required === true && one.in === "query",
          nullable: isNullable(one.schema),
          open: isOpen(one.schema),
          set: (call: PreparedCall, value: unknown) => ({
            ...call,
            [place(one)]: setAt(call[place(one)], [one.name], value),
          }),
        };
        const items = listForms(schema.items ?? {}).map((item) => ({
          ...input,
          loc: [...input.loc, 0],
          schema: item,
          required: false,
          open: isOpen(item),
          set: (call: PreparedCall, value: unknown) => input.set(call, [value]),
        }));
        return schema.items === undefined ? [input] : [input, ...items];
      }),
    );
  const whole = (body === null || body.type !== "application/json" ? [] : listForms(body.schema)).map(
    (schema) => ({
      loc: ["body"],
      schema,
      required: false,
      nullable: false,
      open: false,
      set: (call: PreparedCall, value: unknown) => ({ ...call, body: value }),
    }),
  );
  const all = body === null ? [] : listFields(body.schema);
  const fields = all.map((field) => ({
    loc: ["body", ...field.place],
    schema: field.schema,
    required: field.required,
    nullable: field.nullable,
    open: field.open,
    set: (call: PreparedCall, value: unknown) => ({
      ...call,
      body: setIn(call.body, all, field.place, value),
    }),
  }));
  return [...named, ...whole, ...fields];
}

/** Sets a field of a body; objects around it that the body does not have are built first. */
function setIn(body: unknown, fields: readonly Field[], place: Place, value: unknown): unknown {
  let filled = body;
  for (let depth = 1; depth < place.length; depth += 1) {
    const outer = place.slice(0, depth);
    if (hasAt(filled, outer)) continue;
    const field = fields.find((one) => JSON.stringify(one.place) === JSON.stringify(outer));
    filled = setAt(filled, outer, buildSample(field?.schema ?? {}));
  }
  return setAt(filled, place, value);
}

async function listTypes(mock: Mock, call: PreparedCall, loc: Place): Promise<string[]> {
  const response = await send(mock, call);
  return listIssues(response)
    .filter((issue) => JSON.stringify(issue.loc.slice(0, loc.length)) === JSON.stringify(loc))
    .map(({ type }) => type);
}

/** A value beside each limit of a schema, the issue that it gives, and the value at the limit. */
function listLimits(schema: Schema): { over: unknown; at: unknown; type: string }[] {
  const limits = schema as Readonly<Record<string, number | undefined>>;
  const number = (value: number) => value;
  const text = (length: number) => "1".repeat(length);
  const list = (length: number) => Array.from({ length }, () => buildSample(schema.items ?? {}));
  const kinds = [
    ["minimum", -1, "greater_than_equal", number],
    ["maximum", 1, "less_than_equal", number],
    ["minLength", -1, "string_too_short", text],
    ["maxLength", 1, "string_too_long", text],
    ["minItems", -1, "too_short", list],
    ["maxItems", 1, "too_long", list],
  ] as const;
  return kinds.flatMap(([name, step, type, build]) => {
    const limit = limits[name];
    return limit === undefined ? [] : [{ over: build(limit + step), at: build(limit), type }];
  });
}

const allInputs = ids.map((id) => [id, listInputs(id)] as const);

/** The operations that have inputs of a kind, each with these inputs. */
function rows(pick: (input: Input) => boolean): (readonly [OperationId, readonly Input[]])[] {
  return allInputs
    .map(([id, inputs]) => [id, inputs.filter(pick)] as const)
    .filter(([, inputs]) => inputs.length > 0);
}

describe("[GEN-1, GEN-7, GEN-14] the request that the document shows succeeds, and its response validates", () => {
  it.each(ids)("%s", async (id) => {
    const { mock, call, documented } = await prepare(id);
    const { status, body } = await send(mock, call);
    expect(status, JSON.stringify(body)).toBe(documented.success.status);
    expect(mock.requests.violations).toEqual([]);
  });
});

describe("[AUT-1, AUT-2] no key, a wrong key and a link token where it is none get 401, and change nothing", () => {
  it.each(ids)("%s", async (id) => {
    const { mock, call } = await prepareRejected(id);
    const token = mock.link.createToken({ user: mock.users.create() }).link_token;
    const before = mock.export();
    const isOfTeam = getDocumented(id).auth === "team";
    const reject = (kind: string, header = "x-service-api-key") => ({
      status: 401,
      body: {
        detail: expect.stringMatching(new RegExp(`^(?=.*${header})(?!.*(nobody|two words)).*${kind}`)),
      },
    });
    expect(await send(mock, call, "sk_us_nobody")).toMatchObject(reject("unknown"));
    expect(await send(mock, call, "two words")).toMatchObject(reject("malformed"));
    // A link step asks for its own credential.
    const missing = reject("missing", isOfTeam ? "x-service-api-key" : "x-service-link-token");
    const credentials: Record<string, string>[] = [{}];
    if (isOfTeam) credentials.push({ "x-service-link-token": token });
    for (const headers of credentials) expect(await send(mock, call, null, headers)).toMatchObject(missing);
    expect(mock.export()).toEqual(before);
  });
});

describe("[GEN-3] another team's ids do not exist, and its request changes nothing", () => {
  it.each(ids)("%s", async (id) => {
    const { mock, call } = await prepareRejected(id);
    const other = enable(mock.team());
    const before = mock.export();
    const foreign = await send(other, { ...call, headers: {} });
    expect(mock.export()).toEqual(before);
    // A request without an id is about the other team's own rows: the response has none of these.
    const text = JSON.stringify(foreign.body);
    for (const { user_id } of foreign.status < 300 ? mock.users.list() : [])
      expect(text).not.toContain(user_id);
    if (foreign.status >= 300) expect([400, 401, 404, 422]).toContain(foreign.status);
    const named = Object.keys(call.path).filter((name) =>
      /^(user|order|transaction|job|workout|sleep)_id$/.test(name),
    );
    for (const name of named) {
      expect(foreign.status).toBe(404);
      expect(await send(mock, { ...call, path: { ...call.path, [name]: NOBODY } })).toEqual(foreign);
    }
  });
});

/** The issue of a text that is none of a type or format. */
const parsingTypes: Readonly<Record<string, string>> = {
  uuid: "uuid_parsing",
  date: "date_parsing",
  "date-time": "datetime_parsing",
  integer: "int_parsing",
  number: "float_parsing",
  boolean: "bool_parsing",
};
const getParsingType = ({ format, type }: Schema) =>
  parsingTypes[format ?? ""] ?? parsingTypes[[type].flat().find((one) => one !== "null") ?? ""];

describe("[ERR-1] a malformed id, date, number or flag gets 422 at its place", () => {
  const isParsed = ({ schema, open }: Input) =>
    getParsingType(schema) !== undefined && schema.enum === undefined && !open;
  it.each(rows(isParsed))("%s", async (id, inputs) => {
    const { mock, call } = await prepareRejected(id);
    for (const { set, loc, schema } of inputs) {
      const types = await listTypes(mock, set(call, "nope"), loc);
      // A text that may be a date or a time is reported as no time.
      const expected = expect.toBeOneOf([getParsingType(schema), "datetime_parsing"]);
      expect([loc, types]).toEqual([loc, [expected]]);
    }
  });
});

describe("[ERR-1, PAT-2] each required input that is missing is named", () => {
  it.each(rows(({ required }) => required))("%s", async (id, inputs) => {
    const { mock, call } = await prepareRejected(id);
    for (const { set, loc } of inputs)
      expect([loc, await listTypes(mock, set(call, undefined), loc)]).toEqual([loc, ["missing"]]);
  });
});

describe("[GEN-5] a query parameter that is not required and is null or empty is left out", () => {
  it.each(rows(({ required, loc }) => !required && loc[0] === "query" && loc.length === 2))(
    "%s",
    async (id, inputs) => {
      expect(inputs.filter(({ nullable }) => !nullable)).toEqual([]);
      const shared = await prepareRejected(id);
      // Without a parameter that the request needs, the others would change nothing.
      const needed = inputs.filter(({ loc }) => String(loc[1]) in shared.call.query);
      for (const group of [inputs.filter((one) => !needed.includes(one)), ...needed.map((one) => [one])]) {
        const look = async (text?: string) => {
          const { mock, call } = await prepare(id);
          return send(
            mock,
            group.reduce((changed, { set }) => set(changed, text), call),
          );
        };
        const expected = await look();
        for (const text of ["null", ""]) expect(await look(text)).toEqual(expected);
      }
    },
  );
});

describe("[ERR-1] null is taken in a body where the document allows it, and gets 422 elsewhere", () => {
  // A form has texts only.
  const inJson = rows(({ loc }) => loc[0] === "body" && loc.length > 1).filter(
    ([id]) => getDocumented(id).body?.type === "application/json",
  );
  it.each(inJson)("%s", async (id, inputs) => {
    const { mock, call } = await prepare(id);
    for (const { set, loc, nullable } of inputs) {
      const types = await listTypes(mock, set(call, null), loc);
      expect([loc, types.length > 0]).toEqual([loc, !nullable]);
    }
  });
});

describe("[GEN-9, PAT-5] each listed value is taken, and one that is not listed gets 422", () => {
  it.each(rows(({ schema }) => schema.enum !== undefined))("%s", async (id, inputs) => {
    const { mock, call } = await prepare(id);
    for (const { set, loc, schema, open } of inputs) {
      const types = await listTypes(mock, set(call, "no_such_value"), loc);
      expect([loc, types]).toEqual([loc, open ? [] : ["enum"]]);
      for (const value of schema.enum ?? [])
        expect([loc, value, await listTypes(mock, set(call, value), loc)]).toEqual([loc, value, []]);
    }
  });
});

describe("[ERR-1] an undeclared field gets 422 in each object of a body", () => {
  const isObject = ({ schema, loc }: Input) => schema.type === "object" && loc[0] === "body";
  it.each(rows((input) => isObject(input) && input.schema.additionalProperties !== true))(
    "%s",
    async (id, inputs) => {
      const { mock, call } = await prepareRejected(id);
      for (const { set, loc, schema } of inputs) {
        const value = { ...Object(buildSample(schema)), undeclared: 1 };
        const types = await listTypes(mock, set(call, value), [...loc, "undeclared"]);
        expect([loc, types]).toEqual([loc, ["extra_forbidden"]]);
      }
    },
  );
});

describe("[ERR-1] the value at a limit is taken, and the one beyond it gets 422", () => {
  it.each(rows(({ schema }) => listLimits(schema).length > 0))("%s", async (id, inputs) => {
    const { mock, call } = await prepare(id);
    for (const { set, loc, schema } of inputs)
      for (const { over, at, type } of listLimits(schema)) {
        // A form has no empty lists.
        if (
          getDocumented(id).body?.type === "multipart/form-data" &&
          Array.isArray(over) &&
          over.length === 0
        )
          continue;
        // The request has the zip code by its own name, so the alias is not read.
        if (id === "users.updateInfo" && loc.at(-1) === "zip") continue;
        // A form of texts, such as a name, has one rule for all that it is not. Too many items are a 400.
        const response = await send(mock, set(call, over));
        expect([loc, over, response.status]).toEqual([loc, over, expect.toBeOneOf([400, 404, 422])]);
        for (const issue of listIssues(response)) expect(["value_error", type]).toContain(issue.type);
        expect([loc, at, (await listTypes(mock, set(call, at), loc)).includes(type)]).toEqual([
          loc,
          at,
          false,
        ]);
      }
  });
});
