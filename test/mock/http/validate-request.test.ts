import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import type { OperationId } from "../../../src/generated/operations.ts";
import { sendChanged } from "./handlers/rejects.ts";

interface Sent {
  path?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Posts a body as it is, to create a user unless it is for another path. Returns what the journal recorded, too. */
async function post({ path = "/v2/user/", body = '{"client_user_id":"a"}', headers }: Sent) {
  const mock = createMock({ seed: "inputs" });
  const response = await mock.fetch(mock.url + path, {
    method: "POST",
    body,
    headers: { "x-service-api-key": mock.apiKey, "content-type": "application/json", ...headers },
  });
  const returned = (await response.json()) as { detail: unknown; client_user_id?: string };
  return { status: response.status, ...returned, recorded: mock.requests.list()[0]?.request?.body };
}

const invalid = (...detail: unknown[]) => ({ status: 422, detail });

describe("valid input", () => {
  it("can begin with a byte order mark", async () => {
    const sent = '\uFEFF{"client_user_id":"a\uFEFFb"}';
    const created = { status: 200, client_user_id: "a\uFEFFb" };
    for (const body of [sent, new TextEncoder().encode(sent)])
      expect(await post({ body })).toMatchObject(created);
  });

  it.each([
    [65_536, { client_user_id: "a" }],
    [65_537, undefined],
  ])("is recorded up to 64 KiB: %d characters", async (length, recorded) => {
    const { status, ...rest } = await post({ body: '{"client_user_id":"a"}'.padEnd(length) });
    expect([status, rest.recorded]).toEqual([200, recorded]);
  });

  it("can have a media type with parameters, in any case", async () => {
    expect(await post({ headers: { "content-type": "Application/JSON; charset=utf-8" } })).toMatchObject({
      status: 200,
    });
  });
});

describe("[ERR-1] invalid input", () => {
  it.each([
    ["content-encoding", "gzip", "A content-encoding is not supported. Send the body without one."],
    ["content-type", "text/plain", "POST /v2/user/ takes application/json, not text/plain."],
    ["content-type", "", "POST /v2/user/ takes application/json, not a body without a content-type."],
  ])("has a body with the %s '%s'", async (name, value, detail) => {
    expect(await post({ headers: { [name]: value } })).toMatchObject({ status: 415, detail });
  });

  it("cannot be larger than 12 MiB", async () => {
    const [most, more] = [12, 12 + 1 / 1024].map((size) => new Uint8Array(size * 1024 * 1024));
    expect(await post({ body: most! })).toMatchObject({ status: 422 });
    expect(await post({ body: more! })).toMatchObject({
      status: 413,
      detail: "The body is larger than 12 MiB.",
    });
  });

  it("[LIM-2] lists its issues up to the twentieth", async () => {
    const names = Array.from({ length: 9_000 }, (_, index) => `k${index}`);
    const path = `/v3/lab_tests/list_order_set_markers?${names.slice(0, 1_000).join("&")}`;
    const first = names.slice(0, 20).map((name) => expect.objectContaining({ loc: ["query", name] }));
    expect(await post({ path, body: "{}" })).toMatchObject(invalid(...first));
    const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, "x"])));
    expect((await post({ body })).detail).toHaveLength(20);
  });

  it("[LIM-4] has at most 1,000 parameters in a query, and 10,000 values and 100 levels in a body", async () => {
    const exceeds = (error: string) => invalid({ ctx: { error } });
    const repeat = (times: number) => ({
      path: `/v3/lab_tests/list_order_set_markers?${"page=1&".repeat(times)}`,
      body: "{}",
    });
    expect(await post(repeat(999))).toMatchObject(exceeds("page takes one value and was given 999"));
    expect(await post(repeat(1_000))).toMatchObject(exceeds("the query has more than 1000 parameters"));
    const list = JSON.stringify({ client_user_id: "a", list: Array(10_000).fill(0) });
    expect(await post({ body: list })).toMatchObject(exceeds("The body contains more than 10000 values"));
    const nest = (levels: number) =>
      `{"client_user_id":"a","list":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    expect(await post({ body: nest(100) })).toMatchObject(invalid({ type: "extra_forbidden" }));
    expect(await post({ body: nest(101) })).toMatchObject(
      exceeds("The body is nested more than 100 levels deep"),
    );
  });

  it("[GEN-9] names the values that an enumeration accepts", async () => {
    const one = await sendChanged("labTests.list", { "query.status": "lost" });
    const expected = "'active', 'pending_approval' or 'inactive'";
    const found = {
      type: "enum",
      loc: ["query", "status"],
      msg: `Input should be ${expected}`,
      input: "lost",
    };
    expect(one.response.body).toEqual({ detail: [{ ...found, ctx: { expected } }] });
    const { response } = await sendChanged("orders.list", { "query.order_type": ["testkit", "lost"] });
    const listed = "'testkit', 'walk_in_test', 'at_home_phlebotomy' or 'on_site_collection'";
    expect(response.body).toMatchObject({
      detail: [{ loc: ["query", "order_type", 1], ctx: { expected: listed } }],
    });
  });

  it.each([
    ["", "missing", "Field required"],
    ["[]", "model_attributes_type", "Input should be a valid object"],
    ['{"name": secret}', "json_invalid", "JSON decode error"],
    [new Uint8Array([0x22, 0xff, 0x22]), "json_invalid", "JSON decode error"],
  ])("has the body %s: %s", async (body, type, msg) => {
    const { detail } = await post({ body });
    expect(detail).toMatchObject([{ type, loc: ["body"], msg, input: body === "[]" ? [] : null }]);
    expect(JSON.stringify(detail)).not.toContain("secret");
  });

  /** What is changed in a request, and the issue that it gives: its type, place, input, message and context. */
  const broken = String.raw`
    markers.list | {"query.page":"x"} | int_parsing | query.page | "x" | Input should be a valid integer, unable to parse string as an integer
    markers.list | {"query.page":"0"} | greater_than_equal | query.page | 0 | Input should be greater than or equal to 1 | {"ge":1}
    markers.list | {"query.size":"101"} | less_than_equal | query.size | 101 | Input should be less than or equal to 100 | {"le":100}
    users.refresh | {"query.timeout":"heavy"} | float_parsing | query.timeout | "heavy" | Input should be a valid number, unable to parse string as a number
    orders.list | {"query.is_critical":"maybe"} | bool_parsing | query.is_critical | "maybe" | Input should be a valid boolean, unable to interpret input
    labTests.list | {"query.marker_ids":["1","b"]} | int_parsing | query.marker_ids.1 | "b" | Input should be a valid integer, unable to parse string as an integer
    users.list | {"query.nope":"1"} | extra_forbidden | query.nope | "1" | Extra inputs are not permitted
    psc.areaInfo | {"query.zip_code":""} | string_pattern_mismatch | query.zip_code | "" | String should match pattern '^\d{5}$' | {"pattern":"^\\d{5}$"}
    psc.areaInfo | {"query.zip_code":"null"} | string_pattern_mismatch | query.zip_code | "null" | String should match pattern '^\d{5}$' | {"pattern":"^\\d{5}$"}
    users.get | {"path.user_id":"42"} | uuid_parsing | path.user_id | "42" | Input should be a valid UUID
    orders.create | {"headers.X-Idempotency-Error":"off"} | enum | header.X-Idempotency-Error | "off" | Input should be 'no-cache' | {"expected":"'no-cache'"}
    users.create | {"client_user_id":3} | string_type | body.client_user_id | 3 | Input should be a valid string
    users.create | {"client_user_id":""} | string_too_short | body.client_user_id | "" | String should have at least 1 character | {"min_length":1}
    users.create | {"extra":1} | extra_forbidden | body.extra | 1 | Extra inputs are not permitted
    users.create | {"ingestion_start":5} | date_type | body.ingestion_start | 5 | Input should be a valid date
    users.create | {"ingestion_start":"2026-02-30"} | date_parsing | body.ingestion_start | "2026-02-30" | Input should be a valid date in the form YYYY-MM-DD
    users.updateInfo | {"email":"nobody"} | value_error | body.email | "nobody" | Value error, not a valid e-mail address | {"error":"not a valid e-mail address"}
    users.updateInfo | {"address.zip_code":5} | string_type | body.address.zip_code | 5 | Input should be a valid string
    orders.resendEvents | {"start_at":5} | datetime_type | body.start_at | 5 | Input should be a valid datetime
    orders.resendEvents | {"start_at":"2026-02-03"} | datetime_parsing | body.start_at | "2026-02-03" | Input should be a valid date and time with a UTC offset
    markers.orderSet | {"add_on":{"marker_ids":["x"]}} | int_parsing | body.add_on.marker_ids.0 | "x" | Input should be a valid integer, unable to parse string as an integer
    markers.orderSet | {"add_on":{"marker_ids":["5"]}} | int_type | body.add_on.marker_ids.0 | "5" | Input should be a valid integer
    markers.orderSet | {"add_on":{"marker_ids":[1.5]}} | int_from_float | body.add_on.marker_ids.0 | 1.5 | Input should be a valid integer, got a number with a fractional part
    markers.orderSet | {"add_on":{"marker_ids":{}}} | list_type | body.add_on.marker_ids | {} | Input should be a valid list
    link.createToken | {"filter_on_providers":[]} | too_short | body.filter_on_providers | [] | List should have at least 1 item | {"min_length":1}
    insurance.create | {"is_primary":"maybe"} | bool_parsing | body.is_primary | "maybe" | Input should be a valid boolean, unable to interpret input
    insurance.create | {"is_primary":"yes"} | bool_type | body.is_primary | "yes" | Input should be a valid boolean
    insurance.create | {"guarantor":{"first_name":"A","last_name":"B","phone_number":"1","address":{"first_line":"1 A St","zip":"85004","city":"B","state":"AZ","country":"US"},"household_size":"1"}} | float_type | body.guarantor.household_size | "1" | Input should be a valid number
    orders.create | {"consents":[{}]} | missing | body.consents.0.consentType | null | Field required
    orders.create | {"clinical_notes":"${"a".repeat(1_001)}"} | string_too_long | body.clinical_notes | "${"a".repeat(1_001)}" | String should have at most 1000 characters | {"max_length":1000}`
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" | "));

  it.each(broken)(
    "of %s with %s breaks the rule %s at %s",
    async (id, change, type, loc, input, msg, ctx) => {
      const { response } = await sendChanged(id as OperationId, JSON.parse(change ?? ""));
      const found = {
        type,
        loc: expect.toSatisfy((place: unknown[]) => place.join(".") === loc),
        input: JSON.parse(input ?? ""),
        msg,
        ...(ctx !== undefined && { ctx: JSON.parse(ctx) }),
      };
      expect(response).toEqual({ status: 422, body: { detail: [found] } });
    },
  );

  const head = (field: string) => `--b\r\ncontent-disposition: form-data; ${field}\r\n\r\n`;
  const text = `${head('name="user_id"')}a\r\n`;
  const badText = new TextEncoder()
    .encode(`${head('name="user_id"')}!\r\n--b--`)
    .map((byte) => (byte === 33 ? 255 : byte));
  const broken_form =
    "The body is not a complete form: a file needs a filename, a text is UTF-8, lines end with CRLF and the last boundary with --";

  it.each([
    ["no boundary", "multipart/form-data", `${text}--b--`, "The content-type has no boundary"],
    ["no last boundary", "multipart/form-data; boundary=b", text, broken_form],
    ["a file without a filename", "multipart/form-data; boundary=b", badText, broken_form],
  ])("is a form with %s, which is not repeated", async (_, type, body, error) => {
    const sent = await post({ path: "/lab_report/v1/parser/job", body, headers: { "content-type": type } });
    const msg = "There was an error parsing the body";
    expect(sent).toEqual(invalid({ type: "form_invalid", loc: ["body"], msg, input: null, ctx: { error } }));
  });
});
