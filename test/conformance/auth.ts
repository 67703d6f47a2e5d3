import { expect, it } from "vitest";
import { call, type Adapter } from "./adapter.ts";

const UNKNOWN = "sk_us_nobody";
const ID = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

/** Tests the team credential and the isolation of teams. */
export function authSuite(open: () => Adapter): void {
  it("[AUT-2] distinguishes a missing, a malformed and an unknown credential, and repeats none", async () => {
    const adapter = open();
    const keys = [null, "", "two words", UNKNOWN];
    const responses = await Promise.all(keys.map((key) => call(adapter, "GET", "/v2/user", { key })));
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const [missing, empty, malformed, unknown] = responses.map(({ text }) => text);
    expect(missing).toContain("missing");
    expect(malformed).toContain("malformed");
    expect(unknown).toContain("unknown");
    expect(empty).toMatch(/missing|malformed/);
    expect(responses.map(({ text }) => text).join()).not.toMatch(/two words|nobody/);
  });

  it("[AUT-2] reads and changes nothing with a rejected credential", async () => {
    const adapter = open();
    const user = adapter.mock.users.create({ client_user_id: "kept" });
    const before = adapter.mock.export();
    for (const key of [null, "two words", UNKNOWN]) {
      const create = await call(adapter, "POST", "/v2/user", { key, body: { client_user_id: "new" } });
      const broken = await call(adapter, "POST", "/v2/user", { key, body: "{" });
      const remove = await call(adapter, "DELETE", `/v2/user/${user.user_id}`, { key });
      const read = await call(adapter, "GET", `/v2/user/${user.user_id}`, { key });
      expect([create, broken, remove, read].map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect(read.text).not.toContain("kept");
    }
    expect(adapter.mock.export()).toEqual(before);
  });

  it("[AUT-3] accepts a link token for complete_mfa, alone or with its team's key, and with no other team's key", async () => {
    const adapter = open();
    const user = adapter.mock.users.create();
    const { link_token } = adapter.mock.link.createToken({ user });
    const headers = { "x-service-link-token": link_token };
    const path = "/v2/link/provider/password/glucose_two";
    const signIn = { username: "mfa_three_times", password: "secret" };
    const response = await call(adapter, "POST", path, { key: null, headers, body: signIn });
    expect(response.json).toMatchObject({ state: "pending_provider_mfa" });
    const complete = async (key: string | null) => {
      const body = { mfa_code: adapter.mock.link.code(link_token) };
      return (await call(adapter, "POST", `${path}/complete_mfa`, { key, headers, body })).json;
    };
    expect(await complete(adapter.mock.team().apiKey)).toMatchObject({ error_type: "invalid_token" });
    expect(await complete(null)).toMatchObject({ state: "pending_provider_mfa" });
    expect(await complete(adapter.mock.apiKey)).toMatchObject({ state: "pending_provider_mfa" });
    expect(await complete(null)).toMatchObject({ state: "success", connected: true });
  });

  it("[GEN-3] responds as if another team's user did not exist, and does not change it", async () => {
    const adapter = open();
    const other = adapter.mock.team();
    const otherUser = other.users.create({ client_user_id: "shared-name" });
    const before = other.export();
    const id = otherUser.user_id;
    const attempts = [
      ["GET", `/v2/user/${id}`],
      ["PATCH", `/v2/user/${id}`, { fallback_time_zone: "Europe/London" }],
      ["DELETE", `/v2/user/${id}`],
      ["GET", `/v2/user/providers/${id}`],
      ["GET", "/v2/user/resolve/shared-name"],
      ["POST", `/v2/user/undo_delete?user_id=${id}`],
      ["POST", "/v2/link/token", { user_id: id }],
      ["GET", `/v2/timeseries/${id}/steps/grouped?start_date=2026-01-01`],
    ] as const;
    for (const [method, path, body] of attempts) {
      const foreign = await call(adapter, method, path, { body });
      const unmatched = await call(
        adapter,
        method,
        path.replace(id, ID).replace("shared-name", "no-such-name"),
        {
          body: body && "user_id" in body ? { user_id: ID } : body,
        },
      );
      expect([method, path, foreign.status]).toEqual([method, path, unmatched.status]);
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      expect(foreign.json).toEqual(unmatched.json);
    }
    expect(other.export()).toEqual(before);
  });

  it("[GEN-3] lists users and reserves client_user_ids per team", async () => {
    const adapter = open();
    const other = adapter.mock.team();
    other.users.create({ client_user_id: "u-1" });
    const made = await call(adapter, "POST", "/v2/user", { body: { client_user_id: "u-1" } });
    expect(made.status).toBe(200);
    const own = await call(adapter, "GET", "/v2/user");
    const otherUser = await call(adapter, "GET", "/v2/user", { key: other.apiKey });
    expect([own.json, otherUser.json]).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect(own.text).not.toBe(otherUser.text);
  });

  it("[GEN-3] keeps faults and journals per team", async () => {
    const adapter = open();
    const other = adapter.mock.team();
    other.faults.add({ status: 503 });
    expect((await call(adapter, "GET", "/v2/user")).status).toBe(200);
    expect((await call(adapter, "GET", "/v2/user", { key: other.apiKey })).status).toBe(503);
    expect(adapter.mock.requests.list().map(({ status }) => status)).toEqual([200]);
    expect(other.requests.list().map(({ status }) => status)).toEqual([503]);
  });
}
