import { beforeEach, describe, expect, it, vi } from "vitest";
import { createRedisStore } from "sanguine/webhooks/redis";
import { testStore } from "./exactly-once.ts";
import { useRedis } from "./use-redis.ts";

const redis = useRedis();

beforeEach(async () => {
  await redis.pool.flushAll();
});

describe("[EVT-8] the store in Redis", () => {
  testStore(() => ({
    kind: "redis",
    folder: redis.folder,
    store: createRedisStore(redis.pool),
    add: (transaction, id) => transaction.rPush("effects", id),
    listEffects: () => redis.pool.lRange("effects", 0, -1),
  }));

  it("keeps the mark of a handled message for two days", async () => {
    await createRedisStore(redis.pool).runOnce("msg_a", async () => {});
    expect(await redis.pool.ttl("webhook:msg_a")).toBeGreaterThan(172_000);
  });

  it("drops the commands of a handler that outlives its claim, and leaves the other worker's claim", async () => {
    const slow = createRedisStore(redis.pool, { claim: 20 });
    const other = createRedisStore(redis.pool);
    const late = slow.runOnce("msg_a", async (transaction) => {
      transaction.rPush("effects", "slow");
      await vi.waitFor(async () => {
        const outcome = await other.runOnce("msg_a", async (own) => void own.rPush("effects", "other"));
        expect(outcome).toBe("handled");
      }, 10_000);
    });
    await expect(late).rejects.toThrow(/WATCH|watch|modified/);
    expect(await redis.pool.lRange("effects", 0, -1)).toEqual(["other"]);
    expect(await redis.pool.get("webhook:msg_a")).toBe("done");
  });

  it("leaves the claim of another worker when a handler fails after its own has expired", async () => {
    const slow = createRedisStore(redis.pool, { claim: 20 });
    const failure = new Error("the lab is closed");
    const late = slow.runOnce("msg_a", async () => {
      await expect.poll(() => redis.pool.exists("webhook:msg_a")).toBe(0);
      await redis.pool.set("webhook:msg_a", "a claim of another worker");
      throw failure;
    });
    await expect(late).rejects.toBe(failure);
    expect(await redis.pool.get("webhook:msg_a")).toBe("a claim of another worker");
  });
});
