import { describe, expect, it } from "vitest";
import { newCaller, NOBODY } from "./caller.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("POST /v2/user", () => {
  it("[USR-1, GEN-2] answers the ids of the user that it made", async () => {
    const { post, get } = newCaller();
    const { status, body } = await post("/v2/user/", {
      client_user_id: "u-42",
      fallback_time_zone: "Europe/London",
    });
    expect(status).toBe(200);
    expect(body.user_id).toMatch(UUID);
    expect(body).toMatchObject({
      client_user_id: "u-42",
      connected_sources: [],
      fallback_time_zone: {
        id: "Europe/London",
        source_slug: "manual",
        updated_at: "2026-01-15T09:00:00+00:00",
      },
      fallback_birth_date: null,
    });
    expect((await get(`/v2/user/${body.user_id}`)).body).toEqual(body);
    expect((await get("/v2/user/resolve/u-42")).body).toEqual(body);
  });

  it("needs a client_user_id", async () => {
    const { post } = newCaller();
    const { status, body } = await post("/v2/user", {});
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ type: "missing", loc: ["body", "client_user_id"] }]);
  });

  it("[USR-2] refuses a zone that is no IANA identifier and makes no user", async () => {
    const { post, get } = newCaller();
    const { status, body } = await post("/v2/user", {
      client_user_id: "u",
      fallback_time_zone: "Mars/Olympus",
    });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ["body", "fallback_time_zone"], input: "Mars/Olympus" }]);
    expect((await get("/v2/user")).body.total).toBe(0);
    expect((await post("/v2/user", { client_user_id: "u", fallback_time_zone: null })).status).toBe(200);
  });

  it("[USR-3] refuses impossible dates and a start after the end", async () => {
    const { post, get } = newCaller();
    const attempts = [
      { fallback_birth_date: "1986-02-30" },
      { ingestion_start: "2026-13-01" },
      { ingestion_end: "tomorrow" },
      { ingestion_start: "2026-02-01", ingestion_end: "2026-01-31" },
    ];
    for (const attempt of attempts) {
      const { status, body } = await post("/v2/user", { client_user_id: "u", ...attempt });
      expect(status).toBe(422);
      expect(Object.keys(attempt)).toContain(body.detail[0].loc[1]);
    }
    expect((await get("/v2/user")).body.total).toBe(0);
  });

  it("[USR-4] names the existing user when the client_user_id is taken", async () => {
    const { post, get, mock } = newCaller();
    const first = (await post("/v2/user", { client_user_id: "u-42" })).body;
    await mock.clock.advance("1h");
    const { status, body } = await post("/v2/user", {
      client_user_id: "u-42",
      fallback_time_zone: "Asia/Tokyo",
    });
    expect(status).toBe(400);
    expect(body).toEqual({
      detail: {
        error_type: "INVALID_REQUEST",
        error_message: "Client user id already exists.",
        user_id: first.user_id,
        created_on: first.created_on,
      },
    });
    expect((await get("/v2/user")).body).toMatchObject({ total: 1, users: [first] });
  });

  it("[USR-4] makes one user of many concurrent requests", async () => {
    const { post, get } = newCaller();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post("/v2/user", { client_user_id: "u-42" })),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(19);
    expect(new Set(refused.map(({ body }) => body.detail.user_id))).toEqual(new Set([made[0]?.body.user_id]));
    expect((await get("/v2/user")).body.total).toBe(1);
  });

  it("[USR-6] puts a warning into the journal when the id looks personal, and refuses it when told to", async () => {
    const { post, get, mock } = newCaller();
    expect((await post("/v2/user", { client_user_id: "ada@example.com" })).status).toBe(200);
    expect((await post("/v2/user", { client_user_id: "u-42" })).status).toBe(200);
    const warnings = mock.requests.list({ operation: "users.create" }).map((entry) => entry.warnings);
    expect(warnings.map((each) => each.map(({ code }) => code))).toEqual([["personal_client_user_id"], []]);
    expect(JSON.stringify(warnings)).not.toContain("ada@");
    mock.settings.set({ refusePersonalClientUserIds: true });
    const { status, body } = await post("/v2/user", { client_user_id: "+1 555 123 4567" });
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ["body", "client_user_id"] });
    expect(body.detail[0].msg).toContain("refusePersonalClientUserIds");
    expect((await get("/v2/user")).body.total).toBe(2);
  });
});

describe("GET /v2/user", () => {
  it("answers pages in the order of creation", async () => {
    const { get, mock } = newCaller();
    const ids = Array.from(
      { length: 7 },
      (_, index) => mock.users.create({ client_user_id: `u-${9 - index}` }).user_id,
    );
    const first = (await get("/v2/user?limit=3")).body;
    const last = (await get("/v2/user/?limit=3&offset=6")).body;
    expect(first).toMatchObject({ total: 7, offset: 0, limit: 3 });
    expect(first.users.map((user: { user_id: string }) => user.user_id)).toEqual(ids.slice(0, 3));
    expect(last.users.map((user: { user_id: string }) => user.user_id)).toEqual(ids.slice(6));
    expect((await get("/v2/user?offset=50")).body.users).toEqual([]);
    expect((await get("/v2/user")).body).toMatchObject({ offset: 0, limit: 100 });
  });

  it("refuses bounds that are none", async () => {
    const { get } = newCaller();
    for (const query of ["limit=501", "limit=0", "offset=-1", "limit=ten"]) {
      const { status, body } = await get(`/v2/user?${query}`);
      expect(status).toBe(422);
      expect(body.detail[0].loc).toEqual(["query", query.split("=")[0]]);
    }
  });
});

describe("PATCH /v2/user/{user_id}", () => {
  it("answers 204, changes what is given and clears with null", async () => {
    const { post, patch, get } = newCaller();
    const { user_id } = (await post("/v2/user", { client_user_id: "u", ingestion_start: "2026-01-01" })).body;
    const { status, body } = await patch(`/v2/user/${user_id}`, {
      client_user_id: "v",
      fallback_birth_date: "1990-05-05",
    });
    expect([status, body]).toEqual([204, undefined]);
    expect((await get(`/v2/user/${user_id}`)).body).toMatchObject({
      client_user_id: "v",
      fallback_birth_date: { value: "1990-05-05" },
      ingestion_start: "2026-01-01",
    });
    await patch(`/v2/user/${user_id}`, { fallback_birth_date: null, ingestion_start: null });
    expect((await get(`/v2/user/${user_id}`)).body).toMatchObject({
      fallback_birth_date: null,
      ingestion_start: null,
    });
    expect((await get("/v2/user/resolve/u")).status).toBe(404);
  });

  it("refuses nothing at all with 400 and a taken client_user_id with 409", async () => {
    const { post, patch, get } = newCaller();
    const { user_id } = (await post("/v2/user", { client_user_id: "u" })).body;
    await post("/v2/user", { client_user_id: "taken" });
    expect(await patch(`/v2/user/${user_id}`, {})).toMatchObject({
      status: 400,
      body: { detail: "Nothing to patch" },
    });
    expect((await patch(`/v2/user/${user_id}`, { client_user_id: null })).status).toBe(400);
    const conflict = await patch(`/v2/user/${user_id}`, { client_user_id: "taken" });
    expect(conflict).toMatchObject({ status: 409, body: { detail: "Client user id already exists." } });
    expect((await patch(`/v2/user/${user_id}`, { client_user_id: "u" })).status).toBe(204);
    expect((await get(`/v2/user/${user_id}`)).body.client_user_id).toBe("u");
  });
});

describe("DELETE /v2/user/{user_id} and its undoing", () => {
  it("[USR-10] answers success and leaves no connection", async () => {
    const { delete: remove, get, mock } = newCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    expect((await get(`/v2/user/providers/${user.user_id}`)).body.providers).toHaveLength(1);
    expect(await remove(`/v2/user/${user.user_id}`)).toMatchObject({ status: 200, body: { success: true } });
    const gone = await get(`/v2/user/${user.user_id}`);
    expect(gone).toMatchObject({
      status: 404,
      body: { detail: "You have scheduled this user for deletion." },
    });
    expect((await get(`/v2/user/providers/${user.user_id}`)).status).toBe(404);
  });

  it("[USR-12] brings the user back within the grace period, without its connections", async () => {
    const { delete: remove, post, get, mock } = newCaller();
    const user = mock.users.create({ client_user_id: "u" });
    mock.connections.create({ user, provider: "acme_watch" });
    await remove(`/v2/user/${user.user_id}`);
    await mock.clock.advance("604799s");
    const undone = await post(`/v2/user/undo_delete?user_id=${user.user_id}`);
    expect(undone).toMatchObject({ status: 200, body: { success: true } });
    expect((await get(`/v2/user/${user.user_id}`)).body).toEqual(user);
    expect((await get(`/v2/user/providers/${user.user_id}`)).body).toEqual({ providers: [] });
    await remove(`/v2/user/${user.user_id}`);
    expect((await post("/v2/user/undo_delete?client_user_id=u")).status).toBe(200);
  });

  it("[USR-11, USR-13] finds nothing to undo once 7 days have passed", async () => {
    const { delete: remove, post, get, mock } = newCaller();
    const user = mock.users.create({ client_user_id: "u" });
    await remove(`/v2/user/${user.user_id}`);
    await mock.clock.advance("7d");
    expect((await post(`/v2/user/undo_delete?user_id=${user.user_id}`)).status).toBe(404);
    expect((await post("/v2/user/undo_delete?client_user_id=u")).status).toBe(404);
    expect(await get(`/v2/user/${user.user_id}`)).toMatchObject({
      status: 404,
      body: { detail: "User not found" },
    });
    expect(JSON.stringify(mock.export().tables["users"])).toBe("[]");
  });

  it("[USR-11] leaves nothing of an erased user anywhere in the world", async () => {
    const { delete: remove, post, mock } = newCaller();
    const user = mock.users.create({ client_user_id: "erased-one", fallback_birth_date: "1986-04-21" });
    const { user_id } = user;
    mock.connections.create({ user, provider: "acme_watch" });
    mock.timeseries.add(user, "steps", {
      provider: "manual",
      points: [{ timestamp: "2026-01-14T08:00:00Z", value: 7 }],
    });
    mock.timeseries.silence(user, "heartrate");
    await post("/v2/link/token", { user_id });
    const kept = mock.users.create({ client_user_id: "kept-one" });
    mock.connections.create({ user: kept, provider: "acme_watch" });
    const traces = () =>
      (JSON.stringify(mock.export()).match(new RegExp(`${user_id}|erased-one`, "g")) ?? []).length;
    await remove(`/v2/user/${user_id}`);
    expect(traces()).toBeGreaterThan(10);
    await mock.clock.advance("7d");
    expect(traces()).toBe(0);
    expect(mock.connections.list(kept)).toHaveLength(1);
  });

  it("refuses with 409 when the client_user_id was taken meanwhile", async () => {
    const { delete: remove, post } = newCaller();
    const { user_id } = (await post("/v2/user", { client_user_id: "u" })).body;
    await remove(`/v2/user/${user_id}`);
    expect((await post("/v2/user", { client_user_id: "u" })).status).toBe(200);
    expect((await post(`/v2/user/undo_delete?user_id=${user_id}`)).status).toBe(409);
  });

  it("[USR-13] refuses users that do not exist, and undoing needs exactly one id", async () => {
    const { delete: remove, post, mock } = newCaller();
    const user = mock.users.create({ client_user_id: "u" });
    expect(await remove(`/v2/user/${NOBODY}`)).toMatchObject({
      status: 404,
      body: { detail: "User not found" },
    });
    expect((await remove("/v2/user/u")).status).toBe(422);
    expect((await post(`/v2/user/undo_delete?user_id=${NOBODY}`)).status).toBe(404);
    expect((await post("/v2/user/undo_delete?client_user_id=nobody")).status).toBe(404);
    expect((await post("/v2/user/undo_delete")).status).toBe(422);
    expect((await post(`/v2/user/undo_delete?user_id=${user.user_id}&client_user_id=u`)).status).toBe(422);
    expect((await post(`/v2/user/undo_delete?user_id=${user.user_id}`)).status).toBe(400);
    expect(mock.users.list()).toEqual([user]);
  });
});

describe("POST /v2/user/refresh/{user_id}", () => {
  it("answers 200, 202 or 400 by what the sources do", async () => {
    const { post, mock } = newCaller();
    const user = mock.users.create();
    const refresh = (query = "") => post(`/v2/user/refresh/${user.user_id}${query}`);
    expect(await refresh()).toMatchObject({ status: 400, body: { success: false, user_id: user.user_id } });
    const watch = mock.connections.create({ user, provider: "acme_watch" });
    const whole = {
      success: true,
      refreshed_sources: ["acme_watch"],
      in_progress_sources: [],
      failed_sources: [],
    };
    expect(await refresh()).toMatchObject({ status: 200, body: whole });
    mock.connections.create({ user, provider: "harrowgate_pump" });
    expect(await refresh()).toMatchObject({
      status: 202,
      body: { in_progress_sources: ["harrowgate_pump"] },
    });
    mock.connections.fail(watch, "user_not_found");
    expect(await refresh("?timeout=60")).toMatchObject({
      status: 200,
      body: { refreshed_sources: ["harrowgate_pump"], failed_sources: ["acme_watch"] },
    });
    for (const timeout of ["4.9", "61", "soon"])
      expect((await refresh(`?timeout=${timeout}`)).status).toBe(422);
  });

  it("[ERR-3] answers the ninth within an hour with 429 and Retry-After", async () => {
    const { post, mock } = newCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    const refresh = () => post(`/v2/user/refresh/${user.user_id}`);
    for (let count = 0; count < 8; count += 1) expect((await refresh()).status).toBe(200);
    const refused = await refresh();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    await mock.clock.advance("1h");
    expect((await refresh()).status).toBe(200);
  });
});

describe("the providers of a user", () => {
  it("[PRV-1] answers each with its state and what it can deliver", async () => {
    const { get, mock } = newCaller();
    const user = mock.users.create();
    const connection = mock.connections.create({
      user,
      provider: "acme_watch",
      resources: ["steps", "heartrate"],
    });
    const path = `/v2/user/providers/${user.user_id}`;
    expect(await get(path)).toMatchObject({
      status: 200,
      body: {
        providers: [
          {
            name: "Acme Watch",
            slug: "acme_watch",
            logo: "https://logos.sanguine.test/acme_watch.svg",
            status: "connected",
            created_on: "2026-01-15T09:00:00+00:00",
            error_details: null,
          },
        ],
      },
    });
    mock.connections.fail(connection, { error_type: "provider_password_expired" });
    const { providers } = (await get(path)).body;
    expect(providers[0]).toMatchObject({
      status: "error",
      error_details: { error_type: "provider_password_expired", errored_at: "2026-01-15T09:00:00+00:00" },
    });
    expect(Object.keys(providers[0].resource_availability)).toEqual(["steps", "heartrate"]);
    mock.connections.recover({ user, provider: "acme_watch" });
    expect((await get(path)).body.providers[0]).toMatchObject({ status: "connected", error_details: null });
  });

  it("[PRV-2] shows scopes by what the user said to them", async () => {
    const { get, mock } = newCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch", denied: ["heart:read"] });
    const { resource_availability: of } = (await get(`/v2/user/providers/${user.user_id}`)).body.providers[0];
    expect(of.heartrate).toEqual({
      status: "unavailable",
      scope_requirements: {
        user_granted: { required: [], optional: [] },
        user_denied: { required: ["heart:read"], optional: [] },
      },
    });
    expect(of.sleep).toEqual({
      status: "available",
      scope_requirements: {
        user_granted: { required: ["sleep:read"], optional: ["respiration:read"] },
        user_denied: { required: [], optional: ["heart:read"] },
      },
    });
  });

  it("disconnects one of them and leaves the others", async () => {
    const { delete: remove, get, mock } = newCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    mock.connections.create({ user, provider: "manual" });
    expect(await remove(`/v2/user/${user.user_id}/acme_watch`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(mock.connections.list(user).map(({ slug }) => slug)).toEqual(["manual"]);
    expect((await get(`/v2/user/${user.user_id}`)).body.connected_sources).toMatchObject([
      { provider: { slug: "manual", logo: "https://logos.sanguine.test/placeholder.svg" } },
    ]);
    expect((await remove(`/v2/user/${user.user_id}/acme_watch`)).status).toBe(404);
    const unknown = await remove(`/v2/user/${user.user_id}/nobody`);
    expect(unknown.status).toBe(422);
    expect(JSON.stringify(unknown.body.detail)).toContain("acme_watch");
  });
});

describe("another team", () => {
  it("[GEN-3] finds none of a team's users and changes nothing about them", async () => {
    const { as, mock } = newCaller();
    const user = mock.users.create({ client_user_id: "u-42" });
    mock.connections.create({ user, provider: "acme_watch" });
    const before = JSON.stringify(mock.export());
    const other = as(mock.team());
    const { user_id: id } = user;
    const refused = [
      await other.get(`/v2/user/${id}`),
      await other.get("/v2/user/resolve/u-42"),
      await other.get(`/v2/user/providers/${id}`),
      await other.patch(`/v2/user/${id}`, { client_user_id: "stolen" }),
      await other.delete(`/v2/user/${id}/acme_watch`),
      await other.post(`/v2/user/refresh/${id}`),
      await other.delete(`/v2/user/${id}`),
      await other.post(`/v2/user/undo_delete?user_id=${id}`),
      await other.post("/v2/link/token", { user_id: id }),
      await other.post("/v2/link/connect/demo", { user_id: id, provider: "acme_watch" }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await other.get("/v2/user")).body.total).toBe(0);
    expect((await other.post("/v2/user", { client_user_id: "u-42" })).status).toBe(200);
    expect(JSON.stringify(mock.export())).toBe(before);
  });
});

describe("mock.users", () => {
  it("makes users of its own up from the seed", () => {
    const one = newCaller().mock.users;
    const two = newCaller().mock.users;
    const made = [one.create(), one.create()];
    expect(new Set(made.map((user) => user.client_user_id)).size).toBe(2);
    expect([two.create(), two.create()]).toEqual(made);
    expect(one.list()).toEqual(made);
    expect(newCaller({ seed: "other" }).mock.users.create().user_id).not.toBe(made[0]?.user_id);
  });

  it("[USR-8] reads the maximum heart rate of a day", async () => {
    const { users } = newCaller().mock;
    const user = users.create({ fallback_birth_date: "1986-04-21" });
    expect(users.maxHeartRate(user, "2026-04-20")).toBe(181);
    expect(users.maxHeartRate(user.user_id, "2026-04-21")).toBe(180);
    expect(users.maxHeartRate(users.update(user, { fallback_birth_date: null }), "2026-04-21")).toBeNull();
    expect(() => users.maxHeartRate(user, "today")).toThrow(RangeError);
  });

  it("takes an id or a record, and deletes as a request does", async () => {
    const { mock, get } = newCaller();
    const user = mock.users.create();
    expect(mock.users.get(user.user_id)).toEqual(mock.users.get(user));
    mock.users.delete(user);
    expect((await get(`/v2/user/${user.user_id}`)).status).toBe(404);
    expect(mock.users.undoDelete(user)).toEqual(user);
  });
});
