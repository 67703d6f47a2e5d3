import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type MockRequest } from "../../../mock/http/exchange.ts";
import { validateRequest, type RequestShape } from "../../../mock/http/validate-request.ts";
import type { ParameterShape } from "../../../src/generated/operations.ts";

const shape = (name: string, rest: Partial<ParameterShape> = {}): ParameterShape => ({
  name,
  type: "string",
  array: false,
  required: false,
  nullable: false,
  ...rest,
});

const operation: RequestShape = {
  method: "POST",
  paths: ["/v3/thing/{thing_id}"],
  path: [shape("thing_id", { required: true })],
  query: [
    shape("page", { type: "integer" }),
    shape("weight", { type: "number" }),
    shape("critical", { type: "boolean", nullable: true }),
    shape("status", { array: true }),
    shape("ids", { type: "integer", array: true, nullable: true }),
    shape("note", { nullable: true }),
    shape("provider"),
  ],
  headers: [shape("X-Needed", { required: true }), shape("X-Fixed", { only: "on" })],
  body: { required: true, types: ["application/json"] },
};

const Query = z.strictObject({
  page: z.int().min(1).max(100).default(1),
  weight: z.number().optional(),
  critical: z.boolean().nullish(),
  status: z.array(z.enum(["open", "done"])).optional(),
  ids: z.array(z.int()).nullish(),
  note: z.string().nullish(),
  provider: z.string().default(""),
});
const Body = z.strictObject({
  name: z.string().min(2).max(5),
  born: z.iso.date().nullish(),
  at: z.iso.datetime({ offset: true }).optional(),
  mail: z.email().optional(),
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  kind: z.enum(["a", "b", "c"]).optional(),
  items: z
    .array(z.strictObject({ count: z.int() }))
    .min(1)
    .optional(),
  flag: z.boolean().optional(),
  counts: z.record(z.string(), z.int()).optional(),
  either: z.union([z.strictObject({ type: z.literal("x"), size: z.number() }), z.string()]).optional(),
});
const schemas = { path: () => z.strictObject({ thing_id: z.guid() }), query: () => Query, body: () => Body };

const ID = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";
interface Sent {
  id?: string;
  search?: string;
  body?: unknown;
  raw?: string | Uint8Array;
  type?: string | null;
  headers?: Record<string, string>;
}

function send(
  {
    id = ID,
    search = "",
    body = { name: "abc" },
    raw,
    type = "application/json",
    headers = { "x-needed": "1" },
  }: Sent,
  shapes = operation,
) {
  const request: MockRequest = {
    method: "POST",
    url: "/",
    header: (name) => (name === "content-type" ? type : (headers[name] ?? null)),
    body: async () => raw ?? JSON.stringify(body),
  };
  return validateRequest(shapes, schemas, { thing_id: id }, search, request);
}

async function issues(sent: Sent): Promise<unknown[]> {
  const { response } = await send(sent);
  expect(response?.status).toBe(422);
  return z.object({ detail: z.array(z.unknown()) }).parse(response?.body).detail;
}

describe("valid input", () => {
  it("keeps an empty text, or the word null, when the parameter is not nullable", async () => {
    expect((await send({ search: "provider=null" })).inputs?.query).toMatchObject({ provider: "null" });
    expect((await send({ search: "provider=" })).inputs?.query).toMatchObject({ provider: "" });
  });

  it("can begin with a byte order mark", async () => {
    expect((await send({ raw: '\uFEFF{"name":"abc"}' })).inputs?.body).toEqual({ name: "abc" });
    expect((await send({ raw: '{"name":"a\uFEFFb"}' })).inputs?.body).toEqual({ name: "a\uFEFFb" });
  });

  it.each([
    [65_536, true],
    [65_537, false],
  ])("is recorded up to 64 KiB: %d characters, %s", async (length, recorded) => {
    const raw = '{"name":"abc"}'.padEnd(length);
    const { sent, inputs } = await send({ raw });
    expect([sent, inputs?.body]).toEqual([recorded ? { name: "abc" } : undefined, { name: "abc" }]);
  });

  it("can have a media type with parameters, in any case", async () => {
    expect((await send({ type: "Application/JSON; charset=utf-8" })).response).toBeNull();
  });
});

describe("[ERR-1] invalid input", () => {
  it("cannot be compressed", async () => {
    const headers = { "x-needed": "1", "content-encoding": "gzip" };
    expect((await send({ headers })).response).toMatchObject({ status: 415 });
  });

  it("cannot be larger than 12 MiB", async () => {
    const [most, more] = [12, 12 + 1 / 1024].map((size) => new Uint8Array(size * 1024 * 1024));
    expect((await send({ raw: most! })).response?.status).toBe(422);
    expect((await send({ raw: more! })).response).toMatchObject({
      status: 413,
      body: { detail: "The body is larger than 12 MiB." },
    });
  });

  it("[LIM-2] lists its issues up to the twentieth", async () => {
    const names = Array.from({ length: 9_000 }, (_, index) => `k${index}`);
    const listed = await issues({ search: names.slice(0, 1_000).join("&") });
    const first = names.slice(0, 20).map((name) => expect.objectContaining({ loc: ["query", name] }));
    expect(listed).toEqual(first);
    const body = Object.fromEntries(names.map((name) => [name, "x"]));
    expect(await issues({ raw: JSON.stringify({ name: "abc", ...body }) })).toHaveLength(20);
  });

  it("[LIM-4] has at most 1,000 parameters in a query, and 10,000 values and 100 levels in a body", async () => {
    const error = (text: string) => expect.objectContaining({ ctx: { error: text } });
    expect(await issues({ search: "ids=1&".repeat(1_000) })).toEqual([
      error("the query has more than 1000 parameters"),
    ]);
    expect((await send({ search: `${"ids=1&".repeat(999)}ids=2` })).response).toBeNull();
    expect(await issues({ raw: JSON.stringify({ name: "abc", list: Array(10_000).fill(0) }) })).toEqual([
      error("The body contains more than 10000 values"),
    ]);
    const nest = (levels: number) => `{"name":"abc","list":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    expect(await issues({ raw: nest(100) })).toMatchObject([{ type: "extra_forbidden" }]);
    expect(await issues({ raw: nest(101) })).toEqual([error("The body is nested more than 100 levels deep")]);
  });

  /** What was sent, and the issue that it gives: its type, place, input, message and context. */
  const broken = String.raw`
    {"search":"page=x"} | int_parsing | query.page | "x" | Input should be a valid integer, unable to parse string as an integer
    {"search":"page=0"} | greater_than_equal | query.page | 0 | Input should be greater than or equal to 1 | {"ge":1}
    {"search":"page=101"} | less_than_equal | query.page | 101 | Input should be less than or equal to 100 | {"le":100}
    {"search":"weight=heavy"} | float_parsing | query.weight | "heavy" | Input should be a valid number, unable to parse string as a number
    {"search":"critical=maybe"} | bool_parsing | query.critical | "maybe" | Input should be a valid boolean, unable to interpret input
    {"search":"ids=1&ids=b"} | int_parsing | query.ids.1 | "b" | Input should be a valid integer, unable to parse string as an integer
    {"search":"nope=1"} | extra_forbidden | query.nope | "1" | Extra inputs are not permitted
    {"id":"42"} | uuid_parsing | path.thing_id | "42" | Input should be a valid UUID
    {"headers":{}} | missing | header.X-Needed | null | Field required
    {"headers":{"x-needed":"1","x-fixed":"off"}} | enum | header.X-Fixed | "off" | Input should be 'on' | {"expected":"'on'"}
    {"raw":""} | missing | body | null | Field required
    {"body":{}} | missing | body.name | null | Field required
    {"body":{"name":3}} | string_type | body.name | 3 | Input should be a valid string
    {"body":{"name":"abc","counts":{"a":"x"}}} | int_parsing | body.counts.a | "x" | Input should be a valid integer, unable to parse string as an integer
    {"body":{"name":"abc","counts":{"a":"5"}}} | int_type | body.counts.a | "5" | Input should be a valid integer
    {"body":{"name":"abc","either":{"type":"x","size":"big"}}} | float_parsing | body.either.size | "big" | Input should be a valid number, unable to parse string as a number
    {"body":{"name":"abc","flag":"maybe"}} | bool_parsing | body.flag | "maybe" | Input should be a valid boolean, unable to interpret input
    {"body":{"name":"abc","born":5}} | date_type | body.born | 5 | Input should be a valid date
    {"body":{"name":"abc","at":5}} | datetime_type | body.at | 5 | Input should be a valid datetime
    {"body":{"name":"a"}} | string_too_short | body.name | "a" | String should have at least 2 characters | {"min_length":2}
    {"body":{"name":"abcdef"}} | string_too_long | body.name | "abcdef" | String should have at most 5 characters | {"max_length":5}
    {"body":{"name":"abc","extra":1}} | extra_forbidden | body.extra | 1 | Extra inputs are not permitted
    {"body":{"name":"abc","born":"2026-02-30"}} | date_parsing | body.born | "2026-02-30" | Input should be a valid date in the form YYYY-MM-DD
    {"body":{"name":"abc","at":"2026-02-03"}} | datetime_parsing | body.at | "2026-02-03" | Input should be a valid date and time with a UTC offset
    {"body":{"name":"abc","mail":"nobody"}} | value_error | body.mail | "nobody" | Value error, not a valid e-mail address | {"error":"not a valid e-mail address"}
    {"body":{"name":"abc","zip":"1"}} | string_pattern_mismatch | body.zip | "1" | String should match pattern '^\d{5}$' | {"pattern":"^\\d{5}$"}
    {"body":{"name":"abc","flag":"yes"}} | bool_type | body.flag | "yes" | Input should be a valid boolean
    {"body":{"name":"abc","items":[]}} | too_short | body.items | [] | List should have at least 1 item | {"min_length":1}
    {"body":{"name":"abc","items":{}}} | list_type | body.items | {} | Input should be a valid list
    {"body":{"name":"abc","items":[{}]}} | missing | body.items.0.count | null | Field required
    {"body":{"name":"abc","items":[{"count":1.5}]}} | int_from_float | body.items.0.count | 1.5 | Input should be a valid integer, got a number with a fractional part
    {"body":{"name":"abc","either":{"type":"x","size":"1"}}} | float_type | body.either.size | "1" | Input should be a valid number
    {"body":{"name":"abc","counts":"x"}} | dict_type | body.counts | "x" | Input should be a valid object
    {"body":[]} | model_attributes_type | body | [] | Input should be a valid object`
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" | "));

  it.each(broken)("%s breaks the rule %s at %s", async (sent, type, loc, input, msg, ctx) => {
    const [issue, ...others] = await issues(JSON.parse(sent ?? ""));
    expect(others).toEqual([]);
    expect(issue).toEqual({
      type,
      loc: expect.toSatisfy((place: unknown[]) => place.join(".") === loc),
      input: JSON.parse(input ?? ""),
      msg,
      ...(ctx !== undefined && { ctx: JSON.parse(ctx) }),
    });
  });

  it("[GEN-9] names the values that an enumeration accepts", async () => {
    const expected = "'a', 'b' or 'c'";
    expect(await issues({ body: { name: "abc", kind: "d" } })).toEqual([
      {
        type: "enum",
        loc: ["body", "kind"],
        msg: `Input should be ${expected}`,
        input: "d",
        ctx: { expected },
      },
    ]);
    expect(await issues({ search: "status=open&status=lost" })).toMatchObject([
      { type: "enum", loc: ["query", "status", 1], ctx: { expected: "'open' or 'done'" } },
    ]);
  });

  it("includes a single value that was sent twice", async () => {
    expect(await issues({ search: "page=1&page=2" })).toMatchObject([
      { type: "value_error", loc: ["query", "page"] },
    ]);
  });

  it("includes a body that is not JSON, or not text, without quoting it", async () => {
    const found = await issues({ raw: '{"name": secret}' });
    expect(found).toMatchObject([{ type: "json_invalid", loc: ["body"], input: null }]);
    expect(JSON.stringify(found)).not.toContain("secret");
    expect(await issues({ raw: new Uint8Array([0x22, 0xff, 0x22]) })).toMatchObject([
      { type: "json_invalid" },
    ]);
  });
});

it.each([
  ["text/plain", "text/plain"],
  [null, "a body without a content-type"],
])(
  "a body that is not parsed of type %s is rejected with the types that the operation accepts",
  async (type, named) => {
    const { response } = await send({ type });
    expect(response?.status).toBe(415);
    expect(response?.body).toEqual({
      detail: `POST /v3/thing/{thing_id} takes application/json, not ${named}.`,
    });
  },
);

describe("a form", () => {
  const form: RequestShape = {
    ...operation,
    path: [],
    query: [],
    headers: [],
    body: {
      required: true,
      types: ["multipart/form-data"],
      form: [
        { ...shape("name", { required: true }), type: "string" },
        { ...shape("flag"), type: "boolean" },
      ],
    },
  };

  const broken =
    "The body is not a complete form: a file needs a filename, a text is UTF-8, lines end with CRLF and the last boundary with --";

  const sendForm = (type: string, raw: string | Uint8Array) => send({ type, raw, headers: {} }, form);

  const part = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  it.each([
    ["no boundary", "multipart/form-data", `${part("name", "abc")}--b--`, "The content-type has no boundary"],
    ["no last boundary", "multipart/form-data; boundary=b", part("name", "abc"), broken],
    [
      "a file without a filename",
      "multipart/form-data; boundary=b",
      new Uint8Array([
        ...new TextEncoder().encode(part("name", "")).slice(0, -2),
        0xff,
        ...new TextEncoder().encode("\r\n--b--"),
      ]),
      broken,
    ],
  ])("[ERR-1] is invalid with %s, and is not repeated", async (_, type, raw, error) => {
    const { response, sent } = await sendForm(type, raw);
    expect(response).toMatchObject({ status: 422 });
    expect(response?.body).toEqual({
      detail: [
        {
          type: "form_invalid",
          loc: ["body"],
          msg: "There was an error parsing the body",
          input: null,
          ctx: { error },
        },
      ],
    });
    expect(sent).toBeUndefined();
  });

  it("[ERR-1] cannot have a field that the operation does not declare", async () => {
    const raw = `${part("name", "abc")}${part("extra", "1")}--b--`;
    const { response } = await sendForm("multipart/form-data; boundary=b", raw);
    expect(response).toMatchObject({
      status: 422,
      body: { detail: [{ type: "extra_forbidden", loc: ["body", "extra"], input: "1" }] },
    });
  });
});
