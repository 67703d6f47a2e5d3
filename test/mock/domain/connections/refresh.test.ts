import { describe, expect, it } from "vitest";
import { refreshUser } from "../../../../mock/domain/connections/refresh.ts";
import { createUser } from "../../../../mock/domain/users/rules.ts";
import { createTestWorld, catchServiceError } from "../test-world.ts";

describe("a refresh", () => {
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
