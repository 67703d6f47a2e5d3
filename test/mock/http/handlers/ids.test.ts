import { describe, expect, it } from "vitest";
import { createMockCaller } from "./caller.ts";
import { ada } from "./patients.ts";

const series = (id: string) => `/v2/timeseries/${id}/steps/grouped?start_date=2026-01-14`;

describe("a user_id in capitals", () => {
  it("[GEN-2] names the same user in a path, a body and a query", async () => {
    const { mock, get, post, patch, delete: remove } = createMockCaller({ pageSize: 5 });
    const { user_id } = mock.users.create({ client_user_id: "u-42" });
    mock.connections.create({ user: user_id, provider: "acme_watch" });
    const capitals = user_id.toUpperCase();
    expect(capitals).not.toBe(user_id);
    expect((await get(`/v2/user/${capitals}`)).body.user_id).toBe(user_id);
    expect((await get(`/v2/user/providers/${capitals}`)).body.providers).toHaveLength(1);
    expect((await patch(`/v2/user/${capitals}/info`, ada)).status).toBe(200);
    expect((await get(`/v2/user/${capitals}/info/latest`)).body).toMatchObject({ first_name: "Ada" });
    expect((await patch(`/v2/user/${capitals}`, { ingestion_end: "2026-02-01" })).status).toBe(204);
    expect((await post("/v2/link/token", { user_id: capitals })).status).toBe(200);
    const { next_cursor: cursor } = (await get(series(capitals))).body;
    expect((await get(`${series(user_id)}&next_cursor=${cursor}`)).status).toBe(200);
    expect((await remove(`/v2/user/${capitals}`)).body).toEqual({ success: true });
    expect((await post(`/v2/user/undo_delete?user_id=${capitals}`)).body).toEqual({ success: true });
    expect(mock.users.get(user_id).client_user_id).toBe("u-42");
  });
});
