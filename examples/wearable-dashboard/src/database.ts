import type { Pool, PoolClient } from "pg";
import { createInbox } from "sanguine/webhooks/postgres";

/** Creates the tables. Call it before the server starts. */
export async function createTables(pool: Pool): Promise<void> {
  await pool.query(`
    -- The people who use the dashboard, by the session of their browser.
    CREATE TABLE IF NOT EXISTS accounts (
      session text PRIMARY KEY,
      user_id uuid NOT NULL UNIQUE
    );
    CREATE TABLE IF NOT EXISTS points (
      user_id uuid NOT NULL,
      resource text NOT NULL,
      source text NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      value double precision NOT NULL,
      PRIMARY KEY (user_id, resource, source, starts_at)
    );
    -- The webhooks that were handled. The statement pruneInbox deletes old ones.
    ${createInbox};
    -- What is still to be read from the service. A range of a series.
    CREATE TABLE IF NOT EXISTS imports (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL,
      resource text NOT NULL,
      starts_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      failures integer NOT NULL DEFAULT 0,
      not_before timestamptz NOT NULL DEFAULT now()
    );
  `);
}

/** Runs work in a transaction. Rejects, and stores nothing, when a statement fails. */
export async function transact<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // Without a listener, a lost connection would end the process. The next query reports it.
  const ignore = (): void => undefined;
  client.on("error", ignore);
  let broken = false;
  try {
    await client.query("BEGIN");
    const result = await work(client);
    const { command } = await client.query("COMMIT");
    // After a failed statement PostgreSQL commits nothing and reports ROLLBACK, even if the caller caught the error.
    if (command !== "COMMIT") throw new Error("A statement failed, so nothing was stored.");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => (broken = true));
    throw error;
  } finally {
    client.off("error", ignore);
    client.release(broken);
  }
}
