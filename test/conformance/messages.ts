import { expect, it } from "vitest";
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

  it("[AUT-2] distinguishes a missing, a malformed and an unknown credential, and repeats none", async () => {
    const adapter = open();
    const keys = [null, "", "two words", "sk_us_nobody"];
    const responses = await Promise.all(keys.map((key) => call(adapter, "GET", "/v2/user", { key })));
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const [missing, empty, malformed, unknown] = responses.map(({ text }) => text);
    expect(missing).toContain("missing");
    expect(empty).toMatch(/missing|malformed/);
    expect(malformed).toContain("malformed");
    expect(unknown).toContain("unknown");
    expect(responses.map(({ text }) => text).join()).not.toMatch(/two words|nobody/);
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
}
