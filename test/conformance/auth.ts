import { expect, it } from "vitest";
import { operations } from "../../src/generated/operations.ts";
import { call, type OpenDoor } from "./adapter.ts";

const UNKNOWN = "sk_us_nobody";
const ID = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

/** The team credential, and that no team sees another's. */
export function authSuite(open: () => OpenDoor): void {
  it.each(Object.values(operations).map(({ id, method, paths }) => [id, method, paths[0]]))(
    "[AUT-1] %s needs the team credential",
    async (_id, method, template) => {
      const path = template.replaceAll(/\{\w+\}/g, ID);
      const { status, json } = await call(open(), method, path, { key: null });
      expect(status).toBe(401);
      expect(json).toEqual({ detail: expect.stringContaining("x-service-api-key") });
    },
  );

  it("[AUT-2] tells a missing, a malformed and an unknown credential apart, and repeats none", async () => {
    const door = open();
    const keys = [null, "", "two words", UNKNOWN];
    const answers = await Promise.all(keys.map((key) => call(door, "GET", "/v2/user", { key })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const [missing, empty, malformed, unknown] = answers.map(({ text }) => text);
    expect(missing).toContain("missing");
    expect(malformed).toContain("malformed");
    expect(unknown).toContain("unknown");
    expect(empty).toMatch(/missing|malformed/);
    expect(answers.map(({ text }) => text).join()).not.toMatch(/two words|nobody/);
  });

  it("[AUT-2] neither reads nor changes anything for a credential that is refused", async () => {
    const door = open();
    const user = door.mock.users.create({ client_user_id: "kept" });
    const before = door.mock.export();
    for (const key of [null, "two words", UNKNOWN]) {
      const create = await call(door, "POST", "/v2/user", { key, body: { client_user_id: "new" } });
      const broken = await call(door, "POST", "/v2/user", { key, body: "{" });
      const remove = await call(door, "DELETE", `/v2/user/${user.user_id}`, { key });
      const read = await call(door, "GET", `/v2/user/${user.user_id}`, { key });
      expect([create, broken, remove, read].map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      expect(read.text).not.toContain("kept");
    }
    expect(door.mock.export()).toEqual(before);
  });

  it("[AUT-3] lets complete_mfa in by link token, alone or beside its team's key, and no other team's", async () => {
    const door = open();
    const user = door.mock.users.create();
    const { link_token } = door.mock.link.createToken({ user });
    const headers = { "x-service-link-token": link_token };
    const path = "/v2/link/provider/password/glucose_two";
    const signIn = { username: "mfa_three_times", password: "secret" };
    const asked = await call(door, "POST", path, { key: null, headers, body: signIn });
    expect(asked.json).toMatchObject({ state: "pending_provider_mfa" });
    const complete = async (key: string | null) => {
      const body = { mfa_code: door.mock.link.code(link_token) };
      return (await call(door, "POST", `${path}/complete_mfa`, { key, headers, body })).json;
    };
    expect(await complete(door.mock.team().apiKey)).toMatchObject({ error_type: "invalid_token" });
    expect(await complete(null)).toMatchObject({ state: "pending_provider_mfa" });
    expect(await complete(door.mock.apiKey)).toMatchObject({ state: "pending_provider_mfa" });
    expect(await complete(null)).toMatchObject({ state: "success", connected: true });
  });

  it("[GEN-3] answers for another team's user as if it did not exist, and changes nothing of it", async () => {
    const door = open();
    const other = door.mock.team();
    const theirs = other.users.create({ client_user_id: "shared-name" });
    const before = other.export();
    const id = theirs.user_id;
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
      const foreign = await call(door, method, path, { body });
      const nowhere = await call(door, method, path.replace(id, ID).replace("shared-name", "no-such-name"), {
        body: body && "user_id" in body ? { user_id: ID } : body,
      });
      expect([method, path, foreign.status]).toEqual([method, path, nowhere.status]);
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      expect(foreign.json).toEqual(nowhere.json);
    }
    expect(other.export()).toEqual(before);
  });

  it("[GEN-3] lists and takes names per team", async () => {
    const door = open();
    const other = door.mock.team();
    other.users.create({ client_user_id: "u-1" });
    const made = await call(door, "POST", "/v2/user", { body: { client_user_id: "u-1" } });
    expect(made.status).toBe(200);
    const mine = await call(door, "GET", "/v2/user");
    const theirs = await call(door, "GET", "/v2/user", { key: other.apiKey });
    expect([mine.json, theirs.json]).toMatchObject([{ total: 1 }, { total: 1 }]);
    expect(mine.text).not.toBe(theirs.text);
  });

  it("[GEN-3] keeps faults and journals per team", async () => {
    const door = open();
    const other = door.mock.team();
    other.faults.add({ status: 503 });
    expect((await call(door, "GET", "/v2/user")).status).toBe(200);
    expect((await call(door, "GET", "/v2/user", { key: other.apiKey })).status).toBe(503);
    expect(door.mock.requests.list().map(({ status }) => status)).toEqual([200]);
    expect(other.requests.list().map(({ status }) => status)).toEqual([503]);
  });
}
