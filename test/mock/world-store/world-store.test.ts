import { expect, it } from "vitest";
import { createWorldStore as createPostgresStore } from "../../../mock/world-store/postgres.ts";
import { createWorldStore as createRedisStore } from "../../../mock/world-store/redis.ts";

it.each([undefined, "redis://127.0.0.1:6379", {}])("a store needs a connection, which is not %o", (given) => {
  expect(() => createPostgresStore(given as never)).toThrow("createWorldStore: pool must be a Pool of pg.");
  expect(() => createRedisStore(given as never)).toThrow("must be a client or a pool of redis.");
});

it("a save of a million rows is one command of Redis", async () => {
  const sent: number[] = [];
  const store = createRedisStore({
    sendCommand: async ({ length }) => {
      sent.push(length);
      return 1;
    },
  });
  const drop = Array<string>(1_000_000).fill("users/1");
  expect(await store.save("team", "1", { replace: false, put: new Map(), drop })).toBe(true);
  expect(sent).toEqual([1_000_007]);
});
