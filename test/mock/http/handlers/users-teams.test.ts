import { describe, expect, it } from "vitest";
import { createMockCaller } from "./caller.ts";

describe("another team", () => {
  it("[GEN-3] finds none of a team's users and cannot change them", async () => {
    const { as, mock } = createMockCaller();
    const user = mock.users.create({ client_user_id: "u-42" });
    mock.connections.create({ user, provider: "acme_watch" });
    const before = JSON.stringify(mock.export());
    const other = as(mock.team());
    const { user_id: id } = user;
    const rejected = [
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
    expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 404));
    expect((await other.get("/v2/user")).body.total).toBe(0);
    expect((await other.post("/v2/user", { client_user_id: "u-42" })).status).toBe(200);
    expect(JSON.stringify(mock.export())).toBe(before);
  });
});
