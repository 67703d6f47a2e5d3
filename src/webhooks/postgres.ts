/**
 * Handles each webhook once with PostgreSQL. It needs `pg`.
 *
 * @module sanguine/webhooks/postgres
 */
import type { Pool, PoolClient } from "pg";
import type { WebhookStore } from "./router.ts";

/** Creates the table of handled messages, `webhook_inbox`, and its index, unless they exist. */
export const createInbox = `CREATE TABLE IF NOT EXISTS webhook_inbox (
  id text PRIMARY KEY,
  handled_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS webhook_inbox_handled_at ON webhook_inbox (handled_at)`;

/** Deletes the messages that were handled more than two days ago. The service stops sending one again after about 28 hours. Schedule it once a day. */
export const pruneInbox = "DELETE FROM webhook_inbox WHERE handled_at < now() - interval '2 days'";

/**
 * Remembers handled messages in PostgreSQL. What a handler writes with the client that it receives is committed together with the
 * row of the message, so that a crash at any moment leaves both or neither.
 *
 * @example
 * ```ts compile-only
 * import { Pool } from "pg";
 * import { createWebhookRouter } from "sanguine/webhooks";
 * import { createInbox, createPostgresStore, pruneInbox } from "sanguine/webhooks/postgres";
 *
 * const pool = new Pool();
 * // A lost idle connection would end the process otherwise.
 * pool.on("error", () => undefined);
 * await pool.query(createInbox);
 * setInterval(() => void pool.query(pruneInbox).catch(console.error), 86_400_000).unref();
 *
 * export const receive = createWebhookRouter({
 *   secrets: process.env["WEBHOOK_SECRET"] ?? "",
 *   store: createPostgresStore(pool),
 *   on: {
 *     "labtest.order.*": ({ data }, client) => client.query("INSERT INTO order_changes (order_id) VALUES ($1)", [data.id]),
 *     unknown: () => undefined,
 *   },
 * });
 * ```
 */
export function createPostgresStore(pool: Pool): WebhookStore<PoolClient> {
  return {
    runOnce: (id, run) =>
      transact(pool, async (client) => {
        // The lock belongs to the transaction: PostgreSQL releases it when the process dies.
        const lock = "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken";
        const { rows } = await client.query<{ taken: boolean }>(lock, [id]);
        if (!rows[0]?.taken) return "running";
        const mark = "INSERT INTO webhook_inbox (id) VALUES ($1) ON CONFLICT DO NOTHING";
        const { rowCount } = await client.query(mark, [id]);
        if (rowCount === 0) return "duplicate";
        await run(client);
        return "handled";
      }),
  };
}

async function transact<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // Without a listener, a lost connection would end the process. The next query reports it.
  const ignore = (): void => undefined;
  client.on("error", ignore);
  let broken = false;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    const { command } = await client.query("COMMIT");
    // After a failed statement PostgreSQL commits nothing and reports ROLLBACK, even if the handler caught the error.
    if (command !== "COMMIT") throw new Error("webhook_inbox: a statement failed, so nothing was stored");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => (broken = true));
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(broken);
  }
}
