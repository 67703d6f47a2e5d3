import { describe, expect, it } from "vitest";
import { catchServiceError } from "../../domain/test-world.ts";
import { createMockCaller, NOBODY } from "./caller.ts";
import { rejects } from "./rejects.ts";
import { patientInfo as ada } from "../../../support/people.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("POST /v2/user", () => {
  it("[USR-1, GEN-2] returns the ids of the created user", async () => {
    const { post, get } = createMockCaller();
    const sent = { client_user_id: "U-42", fallback_time_zone: "Europe/London" };
    const { status, body } = await post("/v2/user/", sent);
    const updated_at = "2026-01-15T09:00:00+00:00";
    expect(status).toBe(200);
    expect(body.user_id).toMatch(UUID);
    expect(body).toMatchObject({
      client_user_id: "U-42",
      connected_sources: [],
      fallback_time_zone: { id: "Europe/London", source_slug: "manual", updated_at },
      fallback_birth_date: null,
    });
    expect((await get(`/v2/user/${body.user_id}`)).body).toEqual(body);
    expect((await get("/v2/user/resolve/U-42")).body).toEqual(body);
  });

  it("[USR-4] names the existing user when the client_user_id is taken", async () => {
    const { post, get, mock } = createMockCaller();
    const first = (await post("/v2/user", { client_user_id: "u-42" })).body;
    await mock.clock.advance("1h");
    const { status, body } = await post("/v2/user", { client_user_id: "u-42" });
    const { user_id, created_on } = first;
    const error_message = "Client user id already exists.";
    const detail = { error_type: "INVALID_REQUEST", error_message, user_id, created_on };
    expect([status, body]).toEqual([400, { detail }]);
    expect((await get("/v2/user")).body).toMatchObject({ total: 1, users: [first] });
  });

  it("rejects an empty client_user_id", async () => {
    const { mock, post } = createMockCaller();
    const says = { type: "string_too_short", loc: ["body", "client_user_id"], ctx: { min_length: 1 } };
    const rejected = { status: 422, detail: [says] };
    const { status, body } = await post("/v2/user", { client_user_id: "" });
    expect({ status, ...body }).toMatchObject(rejected);
    expect(catchServiceError(() => mock.users.create({ client_user_id: "" }))).toMatchObject(rejected);
  });

  it("[USR-6] records a warning when the id looks personal, and rejects it when the setting says so", async () => {
    const { post, get, mock } = createMockCaller();
    for (const client_user_id of ["ada@example.com", "u-42"]) await post("/v2/user", { client_user_id });
    const warnings = mock.requests.list({ operation: "users.create" }).map((entry) => entry.warnings);
    expect(warnings.map((each) => each.map(({ code }) => code))).toEqual([["personal_client_user_id"], []]);
    expect(JSON.stringify(warnings)).not.toContain("ada@");
    mock.settings.set({ rejectPersonalClientUserIds: true });
    const { status, body } = await post("/v2/user", { client_user_id: "+1 555 123 4567" });
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ["body", "client_user_id"] });
    expect(body.detail[0].msg).toContain("rejectPersonalClientUserIds");
    expect((await get("/v2/user")).body.total).toBe(2);
  });
});

it("PATCH /v2/user/{user_id} changes the given fields and clears fields that are null", async () => {
  const { post, patch, get } = createMockCaller();
  const { user_id } = (await post("/v2/user", { client_user_id: "u", ingestion_start: "2026-01-01" })).body;
  const path = `/v2/user/${user_id}`;
  await patch(path, { client_user_id: "v", fallback_birth_date: "1990-05-05" });
  const fallback_birth_date = { value: "1990-05-05" };
  const changed = { client_user_id: "v", fallback_birth_date, ingestion_start: "2026-01-01" };
  expect((await get(path)).body).toMatchObject(changed);
  expect((await patch(path, { client_user_id: "v" })).status).toBe(204);
  const cleared = { fallback_birth_date: null, ingestion_start: null };
  await patch(path, cleared);
  expect((await get(path)).body).toMatchObject(cleared);
  expect((await get("/v2/user/resolve/u")).status).toBe(404);
});

rejects("", "users.update", [
  ["nothing", { fallback_time_zone: undefined }, "Nothing to patch"],
  ["no client_user_id", { fallback_time_zone: undefined, client_user_id: null }, "Nothing to patch"],
  [
    "a client_user_id that is taken",
    ({ users }) => ({ client_user_id: users.create().client_user_id }),
    "Client user id already exists.",
    409,
  ],
]);
rejects("[USR-13]", "users.undoDelete", [
  ["an unknown user", { "query.user_id": NOBODY }, "User", 404],
  ["no id", { "query.user_id": undefined }, "user_id", 422],
  ["two ids", { "query.client_user_id": "u" }, "client_user_id", 422],
  ["a user who is not deleted", ({ users }) => ({ "query.user_id": users.create().user_id }), "deleted"],
  [
    "a client_user_id of a user who is not deleted",
    ({ users }) => ({
      "query.user_id": undefined,
      "query.client_user_id": users.create().client_user_id,
    }),
    "deleted",
  ],
]);

describe("DELETE /v2/user/{user_id} and undo", () => {
  it("[USR-11] leaves nothing of an erased user anywhere in the world", async () => {
    const { delete: remove, post, mock } = createMockCaller();
    const user = mock.users.create({ client_user_id: "erased-one", fallback_birth_date: "1986-04-21" });
    const { user_id } = user;
    mock.connections.create({ user, provider: "acme_watch" });
    const points = [{ timestamp: "2026-01-14T08:00:00Z", value: 7 }];
    mock.timeseries.add(user, "steps", { provider: "manual", points });
    mock.timeseries.disable(user, "heartrate");
    mock.users.setInfo(user, { last_name: "Erased-Two" });
    mock.insurance.create(user, { member_id: "erased-three" });
    await post("/v2/link/token", { user_id });
    const kept = mock.users.create({ client_user_id: "kept-one", connections: ["acme_watch"] });
    const traces = () =>
      (JSON.stringify(mock.export()).match(new RegExp(`${user_id}|erased-`, "gi")) ?? []).length;
    await remove(`/v2/user/${user_id}`);
    expect(traces()).toBeGreaterThan(10);
    await mock.clock.advance("7d");
    expect(traces()).toBe(0);
    expect(mock.connections.list(kept)).toHaveLength(1);
  });

  it("[USR-13] rejects unknown and deleted users, and undo requires exactly one id that is free", async () => {
    const { delete: remove, get, post, mock } = createMockCaller();
    const { user_id } = mock.users.create({ client_user_id: "u" });
    const undo = async (query: string) => (await post(`/v2/user/undo_delete${query}`)).status;
    expect((await remove(`/v2/user/${NOBODY}`)).status).toBe(404);
    await remove(`/v2/user/${user_id}`);
    const detail = "You have scheduled this user for deletion.";
    expect(await get(`/v2/user/${user_id}`)).toMatchObject({ status: 404, body: { detail } });
    const before = mock.export();
    expect((await remove(`/v2/user/${user_id}`)).body.detail).toBe("This user is already deleted.");
    expect(mock.export()).toEqual(before);
    expect((await post("/v2/user", { client_user_id: "u" })).status).toBe(200);
    expect(await undo(`?user_id=${user_id}`)).toBe(409);
  });
});

it("[GEN-2] a user_id in capitals names the same user in a path, a body and a query", async () => {
  const { mock, get, post, patch, delete: remove } = createMockCaller({ pageSize: 5 });
  const { user_id } = mock.users.create({ client_user_id: "u-42", connections: ["acme_watch"] });
  const capitals = user_id.toUpperCase();
  const series = (id: string) => `/v2/timeseries/${id}/steps/grouped?start_date=2026-01-14`;
  expect(capitals).not.toBe(user_id);
  expect((await get(`/v2/user/${capitals}`)).body.user_id).toBe(user_id);
  expect(mock.requests.list()[0]?.request.user_id).toBe(user_id);
  expect((await get(`/v2/user/providers/${capitals}`)).body.providers).toHaveLength(1);
  expect((await patch(`/v2/user/${capitals}/info`, ada)).status).toBe(200);
  expect((await get(`/v2/user/${capitals}/info/latest`)).body).toMatchObject({ first_name: "Ada" });
  expect((await patch(`/v2/user/${capitals}`, { ingestion_end: "2026-02-01" })).status).toBe(204);
  expect((await post("/v2/link/token", { user_id: capitals })).status).toBe(200);
  const { next_cursor: cursor } = (await get(series(capitals))).body;
  expect((await get(`${series(user_id)}&next_cursor=${cursor}`)).status).toBe(200);
  expect((await remove(`/v2/user/${capitals}`)).body).toEqual({ success: true });
  expect((await post(`/v2/user/undo_delete?user_id=${capitals}`)).body).toEqual({ success: true });
  expect(mock.users.get({ user_id: capitals }).client_user_id).toBe("u-42");
  expect(mock.connections.list(capitals)).toEqual([]);
});

it("[ERR-3] a refresh is allowed eight times within any hour, and Retry-After says when to retry", async () => {
  const { post, mock } = createMockCaller();
  const create = () => mock.users.create({ connections: ["acme_watch"] });
  const [user, other] = [create(), create()];
  const refresh = async ({ user_id } = user) => {
    const { status, headers } = await post(`/v2/user/refresh/${user_id}`);
    return [status, headers.get("retry-after")];
  };
  for (let count = 0; count < 8; count += 1) {
    expect(await refresh()).toEqual([200, null]);
    await mock.clock.advance("1m");
  }
  expect(await refresh()).toEqual([429, String(52 * 60)]);
  expect(await refresh(other)).toEqual([200, null]);
  await mock.clock.advance("3119s");
  expect(await refresh()).toEqual([429, "1"]);
  await mock.clock.advance("1s");
  expect(await refresh()).toEqual([200, null]);
  expect((await refresh())[0]).toBe(429);
});

it("[PRV-1, PRV-2] the providers of a user have their state, and scopes as the user granted or denied them", async () => {
  const { get, mock } = createMockCaller();
  const user = mock.users.create();
  await mock.clock.advance("90m");
  const connection = mock.connections.create({
    user,
    provider: "acme_watch",
    resources: ["heartrate", "sleep"],
    denied: ["heart:read"],
  });
  const list = async () => (await get(`/v2/user/providers/${user.user_id}`)).body.providers;
  const providers = await list();
  const scopes = (granted: string[], deniedRequired: string[], optional: string[], denied: string[]) => ({
    user_granted: { required: granted, optional },
    user_denied: { required: deniedRequired, optional: denied },
  });
  expect(providers).toEqual([
    {
      name: "Acme Watch",
      slug: "acme_watch",
      logo: "https://logos.sanguine.test/acme_watch.svg",
      status: "connected",
      created_on: "2026-01-15T10:30:00+00:00",
      error_details: null,
      external_user_id: expect.anything(),
      resource_availability: {
        heartrate: { status: "unavailable", scope_requirements: scopes([], ["heart:read"], [], []) },
        sleep: {
          status: "available",
          scope_requirements: scopes(["sleep:read"], [], ["respiration:read"], ["heart:read"]),
        },
      },
    },
  ]);
  mock.connections.fail(connection, "token_refresh_failed");
  const error_details = { error_type: "token_refresh_failed", errored_at: "2026-01-15T10:30:00+00:00" };
  expect(await list()).toMatchObject([{ status: "error", error_details }]);
  mock.connections.recover(connection);
  expect(await list()).toMatchObject([{ status: "connected", error_details: null }]);
});
