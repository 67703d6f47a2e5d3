import { describe, expect, it } from "vitest";
import { connect, failConnection } from "../../../../mock/domain/connections/rules.ts";
import { refreshUser } from "../../../../mock/domain/connections/refresh.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { serializeRefresh } from "../../../../mock/domain/connections/serialize.ts";
import { createTestWorld, catchServiceError } from "../test-world.ts";

describe("a refresh", () => {
  it("fails when no source can be refreshed", () => {
    const { world } = createTestWorld();
    const user = createUser(world, { client_user_id: "u" });
    const none = serializeRefresh(user.user_id, refreshUser(world, user.user_id, 10));
    expect(none).toMatchObject({
      status: 400,
      body: { success: false, user_id: user.user_id, failed_sources: [] },
    });
    failConnection(world, connect(world, { user, provider: "acme_watch" }), "user_not_found");
    const failed = serializeRefresh(user.user_id, refreshUser(world, user.user_id, 10));
    expect(failed).toMatchObject({ status: 400, body: { success: false, failed_sources: ["acme_watch"] } });
  });

  it("is allowed eight times within any hour, and the error says when to retry", async () => {
    const { world, advance } = createTestWorld();
    const user = createUser(world, { client_user_id: "u" });
    const other = createUser(world, { client_user_id: "v" });
    for (let count = 0; count < 8; count += 1) {
      refreshUser(world, user.user_id, 10);
      await advance("1m");
    }
    const error = catchServiceError(() => refreshUser(world, user.user_id, 10));
    expect(error.status).toBe(429);
    expect(error.headers).toEqual({ "retry-after": String(52 * 60) });
    expect(() => refreshUser(world, other.user_id, 10)).not.toThrow();
    await advance("3119s");
    expect(catchServiceError(() => refreshUser(world, user.user_id, 10)).headers).toEqual({
      "retry-after": "1",
    });
    await advance("1s");
    expect(() => refreshUser(world, user.user_id, 10)).not.toThrow();
    expect(catchServiceError(() => refreshUser(world, user.user_id, 10)).status).toBe(429);
  });
});
