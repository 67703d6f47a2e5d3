import { describe, expect, it } from "vitest";
import { createMockCaller, NOBODY } from "./caller.ts";

describe("DELETE /v2/user/{user_id} and undo", () => {
  it("[USR-10] returns success and ends all connections", async () => {
    const { delete: remove, get, mock } = createMockCaller();
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    expect((await get(`/v2/user/providers/${user.user_id}`)).body.providers).toHaveLength(1);
    expect(await remove(`/v2/user/${user.user_id}`)).toMatchObject({ status: 200, body: { success: true } });
    const deleted = await get(`/v2/user/${user.user_id}`);
    expect(deleted).toMatchObject({
      status: 404,
      body: { detail: "You have scheduled this user for deletion." },
    });
    expect((await get(`/v2/user/providers/${user.user_id}`)).status).toBe(404);
  });

  it("[USR-11] leaves nothing of an erased user anywhere in the world", async () => {
    const { delete: remove, post, mock } = createMockCaller();
    const user = mock.users.create({ client_user_id: "erased-one", fallback_birth_date: "1986-04-21" });
    const { user_id } = user;
    mock.connections.create({ user, provider: "acme_watch" });
    mock.timeseries.add(user, "steps", {
      provider: "manual",
      points: [{ timestamp: "2026-01-14T08:00:00Z", value: 7 }],
    });
    mock.timeseries.disable(user, "heartrate");
    mock.users.setInfo(user, { last_name: "Erased-Two" });
    mock.insurance.create(user, { member_id: "erased-three" });
    await post("/v2/link/token", { user_id });
    const kept = mock.users.create({ client_user_id: "kept-one" });
    mock.connections.create({ user: kept, provider: "acme_watch" });
    const traces = () =>
      (JSON.stringify(mock.export()).match(new RegExp(`${user_id}|erased-`, "gi")) ?? []).length;
    await remove(`/v2/user/${user_id}`);
    expect(traces()).toBeGreaterThan(10);
    await mock.clock.advance("7d");
    expect(traces()).toBe(0);
    expect(mock.connections.list(kept)).toHaveLength(1);
  });

  it("returns 409 when another user has taken the client_user_id", async () => {
    const { delete: remove, post } = createMockCaller();
    const { user_id } = (await post("/v2/user", { client_user_id: "u" })).body;
    await remove(`/v2/user/${user_id}`);
    expect((await post("/v2/user", { client_user_id: "u" })).status).toBe(200);
    expect(await post(`/v2/user/undo_delete?user_id=${user_id}`)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("client_user_id") },
    });
  });

  it("[USR-13] rejects unknown and deleted users, and undo requires exactly one id", async () => {
    const { delete: remove, post, mock } = createMockCaller();
    const { user_id } = mock.users.create({ client_user_id: "u" });
    const undo = async (query: string) => (await post(`/v2/user/undo_delete${query}`)).status;
    expect((await remove(`/v2/user/${NOBODY}`)).status).toBe(404);
    expect(await undo(`?user_id=${NOBODY}`)).toBe(404);
    expect(await undo("")).toBe(422);
    expect(await undo(`?user_id=${user_id}&client_user_id=u`)).toBe(422);
    expect(await undo(`?user_id=${user_id}`)).toBe(400);
    await remove(`/v2/user/${user_id}`);
    const before = mock.export();
    expect((await remove(`/v2/user/${user_id}`)).body.detail).toBe("This user is already deleted.");
    expect(mock.export()).toEqual(before);
  });
});
