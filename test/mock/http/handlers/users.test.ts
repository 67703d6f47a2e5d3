import { describe, expect, it } from "vitest";
import { createMockCaller } from "./caller.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("POST /v2/user", () => {
  it("[USR-1, GEN-2] returns the ids of the created user", async () => {
    const { post, get } = createMockCaller();
    const { status, body } = await post("/v2/user/", {
      client_user_id: "U-42",
      fallback_time_zone: "Europe/London",
    });
    expect(status).toBe(200);
    expect(body.user_id).toMatch(UUID);
    expect(body).toMatchObject({
      client_user_id: "U-42",
      connected_sources: [],
      fallback_time_zone: {
        id: "Europe/London",
        source_slug: "manual",
        updated_at: "2026-01-15T09:00:00+00:00",
      },
      fallback_birth_date: null,
    });
    expect((await get(`/v2/user/${body.user_id}`)).body).toEqual(body);
    expect((await get("/v2/user/resolve/U-42")).body).toEqual(body);
  });

  it("[USR-4] names the existing user when the client_user_id is taken", async () => {
    const { post, get, mock } = createMockCaller();
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

  it("[USR-6] records a warning when the id looks personal, and rejects it when the setting says so", async () => {
    const { post, get, mock } = createMockCaller();
    expect((await post("/v2/user", { client_user_id: "ada@example.com" })).status).toBe(200);
    expect((await post("/v2/user", { client_user_id: "u-42" })).status).toBe(200);
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

describe("PATCH /v2/user/{user_id}", () => {
  it("returns 204, changes the given fields and clears fields that are null", async () => {
    const { post, patch, get } = createMockCaller();
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

  it("rejects an empty change with 400 and a taken client_user_id with 409", async () => {
    const { post, patch, get } = createMockCaller();
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
