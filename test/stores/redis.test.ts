import { beforeEach, describe, expect, it, vi } from "vitest";
import { createRedisStore } from "sanguine/webhooks/redis";
import { useRedis } from "./use-redis.ts";
import { getMessageId, runWorkload } from "./workload.ts";
import type { CrashPoint } from "./worker.ts";

const redis = useRedis();

beforeEach(async () => {
  await redis.pool.flushAll();
});

/** Lists the messages whose effects were not written exactly once, with the number of effects. */
async function listWrong(messages: number): Promise<[string, number][]> {
  const effects = await redis.pool.lRange("effects", 0, -1);
  const ids = Array.from({ length: messages }, (_, message) => getMessageId(message));
  return ids
    .map((id): [string, number] => [id, effects.filter((effect) => effect === id).length])
    .filter(([, count]) => count !== 1);
}

const points: readonly CrashPoint[] = ["started", "written", "marked"];

describe("[EVT-8] the store in Redis", () => {
  it(
    "handles each of 96 messages once in 8 processes, of which 9 are killed",
    { timeout: 120_000 },
    async () => {
      const { crashes } = await runWorkload({
        kind: "redis",
        folder: redis.folder,
        target: "transaction",
        workers: 8,
        messages: 96,
        crashAt: (message) => points[message % 32] ?? null,
      });
      expect(crashes).toBe(9);
      expect(await listWrong(96)).toEqual([]);
    },
  );

  it("cannot undo what a handler writes outside the transaction", { timeout: 120_000 }, async () => {
    await runWorkload({
      kind: "redis",
      folder: redis.folder,
      target: "outside",
      workers: 2,
      messages: 4,
      crashAt: (message) => (message === 3 ? "written" : null),
    });
    // On a busy machine a claim can expire before the next attempt ends, so it may be more than twice.
    const [[id, count] = [], ...others] = await listWrong(4);
    expect([id, others]).toEqual(["msg_3", []]);
    expect(count).toBeGreaterThan(1);
  });

  it("reports a concurrent delivery at once, and a later one as a duplicate", async () => {
    const store = createRedisStore(redis.pool);
    const outcome = await store.runOnce("msg_a", async () => {
      expect(await store.runOnce("msg_a", failIfRun)).toBe("running");
      expect(await store.runOnce("msg_b", async () => {})).toBe("handled");
    });
    expect(outcome).toBe("handled");
    expect(await store.runOnce("msg_a", failIfRun)).toBe("duplicate");
    expect(await redis.pool.ttl("webhook:msg_a")).toBeGreaterThan(172_000);
  });

  it("drops the commands of a handler that fails, passes its error on and releases the message", async () => {
    const store = createRedisStore(redis.pool);
    const failure = new Error("the lab is closed");
    const failed = store.runOnce("msg_a", async (transaction) => {
      transaction.rPush("effects", "msg_a");
      throw failure;
    });
    await expect(failed).rejects.toBe(failure);
    expect(await redis.pool.exists("effects")).toBe(0);
    expect(await store.runOnce("msg_a", async () => {})).toBe("handled");
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

function failIfRun(): never {
  throw new Error("a handler ran");
}
