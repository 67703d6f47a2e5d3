import { expect, it } from "vitest";
import { operations } from "../../src/generated/operations.ts";
import { call, type Adapter } from "./adapter.ts";

const ID = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Tests bodies, parameters and errors. */
export function messageSuite(open: () => Adapter): void {
  it("[GEN-1] sends and accepts JSON in any script, and sends no body with 204", async () => {
    const adapter = open();
    const client_user_id = "ünïcødé-用户-👩‍⚕️";
    const made = await call(adapter, "POST", "/v2/user", { body: { client_user_id } });
    expect(made.json).toMatchObject({ client_user_id });
    expect(made.headers.get("content-type")).toMatch(/^application\/json/);
    expect(made.headers.get("content-length")).toBe(String(new TextEncoder().encode(made.text).length));
    const { user_id } = made.json as { user_id: string };
    const patched = await call(adapter, "PATCH", `/v2/user/${user_id}`, {
      body: { fallback_time_zone: null },
    });
    expect([patched.status, patched.text]).toEqual([204, ""]);
    expect(patched.headers.has("content-type")).toBe(false);
  });

  it("[GEN-1] rejects a body that is missing or of another type", async () => {
    const adapter = open();
    const post = (body: string, type: string) =>
      call(adapter, "POST", "/v2/user", { body, headers: { "content-type": type } });
    expect(await post("client_user_id=1", "application/x-www-form-urlencoded")).toMatchObject({
      status: 415,
      json: { detail: expect.stringContaining("application/json") },
    });
    expect(await post('{"client_user_id":', "application/json")).toMatchObject({
      status: 422,
      json: { detail: [{ type: "json_invalid", loc: ["body"] }] },
    });
    expect(adapter.mock.users.list()).toEqual([]);
  });

  it("[GEN-2] finds a user by the generated UUID and by the customer's own id", async () => {
    const adapter = open();
    const made = await call(adapter, "POST", "/v2/user", { body: { client_user_id: "a/b c?d" } });
    const { user_id } = made.json as { user_id: string };
    expect(user_id).toMatch(UUID);
    expect((await call(adapter, "GET", `/v2/user/${user_id}`)).json).toMatchObject({
      user_id,
      client_user_id: "a/b c?d",
    });
    const resolved = await call(adapter, "GET", `/v2/user/resolve/${encodeURIComponent("a/b c?d")}`);
    expect(resolved.json).toMatchObject({ user_id });
  });

  it("[GEN-5] treats a nullable query parameter that is null or empty as absent", async () => {
    const adapter = open();
    const { user_id } = adapter.mock.users.create();
    const series = `/v2/timeseries/${user_id}/steps/grouped?start_date=2026-01-01`;
    for (const [baseline, variants] of [
      ["/v2/providers", ["?source_type=null", "?source_type="]],
      [series, ["&end_date=null", "&end_date=&cursor=null&next_cursor="]],
    ] as const) {
      const expected = await call(adapter, "GET", baseline);
      expect(expected.status).toBe(200);
      for (const other of variants)
        expect((await call(adapter, "GET", baseline + other)).text).toBe(expected.text);
    }
  });

  it("[GEN-9] names the allowed values for an unknown enumeration value in path and body", async () => {
    const adapter = open();
    const { user_id } = adapter.mock.users.create();
    const path = await call(adapter, "GET", `/v2/timeseries/${user_id}/stepz/grouped?start_date=2026-01-01`);
    expect(path).toMatchObject({
      status: 422,
      json: {
        detail: [
          { type: "enum", loc: ["path", "resource"], ctx: { expected: expect.stringContaining("'steps'") } },
        ],
      },
    });
    const body = await call(adapter, "POST", "/v2/link/token", { body: { user_id, provider: "no_such" } });
    expect(body).toMatchObject({
      status: 422,
      json: {
        detail: [
          { type: "enum", loc: ["body", "provider"], ctx: { expected: expect.stringContaining("'manual'") } },
        ],
      },
    });
  });

  it("[ERR-1] names location, field and rule of every issue", async () => {
    const adapter = open();
    const { status, json } = await call(adapter, "POST", "/v2/user", {
      body: { fallback_birth_date: "2026-02-30", favourite_colour: "red" },
    });
    expect(status).toBe(422);
    const { detail } = json as { detail: unknown[] };
    expect(detail).toEqual(
      expect.arrayContaining([
        { type: "missing", loc: ["body", "client_user_id"], msg: "Field required", input: null },
        expect.objectContaining({
          type: "date_parsing",
          loc: ["body", "fallback_birth_date"],
          input: "2026-02-30",
        }),
        expect.objectContaining({ type: "extra_forbidden", loc: ["body", "favourite_colour"] }),
      ]),
    );
    expect(detail).toHaveLength(3);
    expect((await call(adapter, "GET", "/v2/user?limit=501&offset=x")).json).toMatchObject({
      detail: [
        { type: "int_parsing", loc: ["query", "offset"] },
        { type: "less_than_equal", loc: ["query", "limit"], ctx: { le: 500 } },
      ],
    });
  });

  it("[ERR-1] returns every error as JSON under detail, with the request's id", async () => {
    const adapter = open();
    adapter.mock.users.create({ client_user_id: "taken" });
    const responses = [
      await call(adapter, "GET", "/v2/user", { key: null }),
      await call(adapter, "GET", `/v2/user/${ID}`),
      await call(adapter, "GET", "/v2/user/nope"),
      await call(adapter, "PUT", "/v2/user"),
      await call(adapter, "GET", "/v2/usr"),
      await call(adapter, "GET", "/v2/user/%E0%A4%A"),
      await call(adapter, "POST", "/v2/user", { body: { client_user_id: "taken" } }),
      await call(adapter, "POST", "/v2/user", { body: "x", headers: { "content-type": "text/plain" } }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 404, 422, 405, 404, 400, 400, 415]);
    for (const { json, headers } of responses) {
      expect(json).toHaveProperty("detail");
      expect(Object.keys(json as object)).toEqual(["detail"]);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(headers.get("x-request-id")).toMatch(/^req_\w+$/);
    }
    expect(new Set(responses.map(({ headers }) => headers.get("x-request-id"))).size).toBe(responses.length);
  });

  it("[ERR-3] says with Retry-After when to call a rate-limited operation again", async () => {
    const adapter = open();
    const { user_id } = adapter.mock.users.create();
    const refresh = () => call(adapter, "POST", `/v2/user/refresh/${user_id}`);
    let response = await refresh();
    for (let calls = 1; calls < 20 && response.status !== 429; calls += 1) response = await refresh();
    expect(response.status).toBe(429);
    const seconds = Number(response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    await adapter.mock.clock.advance(seconds * 1000 - 1);
    expect((await refresh()).status).toBe(429);
    await adapter.mock.clock.advance(1);
    expect((await refresh()).status).not.toBe(429);
  });

  it("[VER-1] has the version in the path and finds nothing without it", async () => {
    const adapter = open();
    const unversioned = Object.values(operations).map(({ method, paths }) => [method, paths[0]] as const);
    for (const [method, path] of unversioned) {
      const rest = path.replace(/\/v\d+/, "").replaceAll(/\{\w+\}/g, ID);
      const { status } = await call(adapter, method, rest);
      expect([method, rest, status]).toEqual([method, rest, 404]);
    }
  });
}
