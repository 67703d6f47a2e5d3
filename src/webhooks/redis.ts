/**
 * Handles each webhook once with Redis 7. It needs `redis`.
 *
 * @module sanguine/webhooks/redis
 */
import type { WebhookStore } from "./router.ts";

/** A pool of connections, as `createClientPool` of `redis` creates it with any modules. */
export interface RedisPool {
  // The type of a connection depends on the modules of the pool.
  // oxlint-disable-next-line typescript/no-explicit-any
  execute(work: (client: any) => unknown): Promise<unknown>;
  multi(): object;
}

/** The commands of a connection that the store uses. */
interface Connection<Transaction> {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options: object): Promise<string | null>;
  watch(key: string): Promise<unknown>;
  unwatch(): Promise<unknown>;
  multi(): Transaction & Commands;
}

interface Commands {
  del(key: string): Commands;
  set(key: string, value: string, options: object): Commands;
  exec(): Promise<unknown>;
}

interface Connections<Transaction> {
  execute<T>(work: (client: Connection<Transaction>) => Promise<T>): Promise<T>;
}

/** Options of {@link createRedisStore}. */
export interface RedisStoreOptions {
  /** Milliseconds after which another worker may take over a message. Set it above your slowest handler. @default 60000 */
  readonly claim?: number | undefined;
  /** Seconds for which handled messages are remembered. The service stops sending one again after about 28 hours. @default 172800 */
  readonly keep?: number | undefined;
}

/**
 * Remembers handled messages in Redis 7, for as long as the service can send them again. The commands that a handler adds to its
 * transaction run together with the mark of the message, so that a crash at any moment leaves both or neither. After a crash,
 * another worker takes the message over when its claim has expired.
 *
 * @example
 * ```ts compile-only
 * import { createClientPool } from "redis";
 * import { createWebhookRouter } from "sanguine/webhooks";
 * import { createRedisStore } from "sanguine/webhooks/redis";
 *
 * const pool = createClientPool({ url: "redis://localhost" });
 * // A lost connection would end the process otherwise.
 * pool.on("error", () => undefined);
 * await pool.connect();
 *
 * export const receive = createWebhookRouter({
 *   secrets: process.env["WEBHOOK_SECRET"] ?? "",
 *   store: createRedisStore(pool),
 *   on: {
 *     "labtest.order.*": ({ data }, transaction) => void transaction.hSet("orders", data.id, "changed"),
 *     unknown: () => undefined,
 *   },
 * });
 * ```
 */
export function createRedisStore<Pool extends RedisPool>(
  pool: Pool,
  { claim = 60_000, keep = 172_800 }: RedisStoreOptions = {},
): WebhookStore<ReturnType<Pool["multi"]>> {
  // The types of a pool depend on its modules, and no type that a program writes stands for all of them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const connections = pool as unknown as Connections<ReturnType<Pool["multi"]>>;
  return {
    runOnce: (id, run) =>
      // WATCH belongs to a connection, so each message gets its own.
      connections.execute(async (client) => {
        const key = `webhook:${id}`;
        const token = crypto.randomUUID();
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
          // Release the message. If this fails, the claim belongs to another worker or expires.
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
