import type { Pool, PoolClient } from "pg";
import type { WebhookStore } from "sanguine/webhooks";

/** Creates the inbox: a row for each handled message. Delete rows that are older than two days, when the service has given up. */
export const createInbox = `CREATE TABLE IF NOT EXISTS webhook_inbox (
  id text PRIMARY KEY,
  handled_at timestamptz NOT NULL DEFAULT now()
)`;

/**
 * Stores handled messages in PostgreSQL. What a handler writes with the client that it receives is committed together with the
 * row of the message, so a crash at any moment leaves both or neither.
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
