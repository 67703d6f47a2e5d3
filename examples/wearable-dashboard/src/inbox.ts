import type { Pool, PoolClient } from "pg";
import type { WebhookStore } from "sanguine/webhooks";
import { transact } from "./database.ts";

/**
 * Creates the inbox of webhooks. What a handler writes with the client that it receives is committed together with the row of
 * the message, so a crash at any moment leaves both or neither, and a repeated message is not handled again.
 */
export function createInbox(pool: Pool): WebhookStore<PoolClient> {
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
