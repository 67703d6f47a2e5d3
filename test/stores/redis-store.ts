import { randomUUID } from "node:crypto";
import type { createClientPool } from "redis";
import type { WebhookStore } from "sanguine/webhooks";

type RedisPool = ReturnType<typeof createClientPool>;
/** Queues commands that Redis runs together with the mark of the message. */
export type RedisTransaction = ReturnType<RedisPool["multi"]>;

export interface RedisStoreOptions {
  /** Milliseconds after which another worker may take over a message. Set it above your slowest handler. @default 60000 */
  readonly claim?: number;
  /** Seconds for which handled messages are remembered. The service stops retrying after about 28 hours. @default 172800 */
  readonly keep?: number;
}

/**
 * Stores handled messages in Redis 7. The commands that a handler adds to its transaction run together with the mark of the
 * message, so a crash at any moment leaves both or neither. After a crash the message can be handled when its claim has expired.
 */
export function createRedisStore(
  pool: RedisPool,
  { claim = 60_000, keep = 172_800 }: RedisStoreOptions = {},
): WebhookStore<RedisTransaction> {
  return {
    runOnce: (id, run) =>
      // WATCH belongs to a connection, so each message gets its own.
      pool.execute(async (client) => {
        const key = `webhook:${id}`;
        const token = randomUUID();
        const expiration = { type: "PX", value: claim } as const;
        const previous = await client.set(key, token, { condition: "NX", GET: true, expiration });
        if (previous !== null) return previous === "done" ? "duplicate" : "running";

        // From here on the transaction fails if the claim expires or changes.
        await client.watch(key);
        if ((await client.get(key)) !== token) {
          await client.unwatch();
          return "running";
        }
        const transaction = client.multi();
        try {
          await run(transaction);
        } catch (error) {
          // Release the message. If this fails, the claim is no longer ours or expires.
          await client
            .multi()
            .del(key)
            .exec()
            .catch(() => undefined);
          throw error;
        }
        await transaction.set(key, "done", { expiration: { type: "EX", value: keep } }).exec();
        return "handled";
      }),
  };
}
