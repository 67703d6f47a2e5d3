import type { Pool, PoolClient } from "pg";
import { isNotFoundError, isSanguineError, type Client } from "sanguine";
import { transact } from "./database.ts";

/** The series that the dashboard shows. */
export type SeriesName = "steps" | "heartrate" | "hypnogram";

/** Notes a range of time that the importer has to read, both ends included, unless no account of the dashboard belongs to the user. */
export async function queueImport(
  client: PoolClient,
  userId: string,
  resource: SeriesName,
  start: string | Date,
  end: string | Date,
): Promise<void> {
  await client.query(
    `INSERT INTO imports (user_id, resource, starts_at, ends_at)
     SELECT user_id, $2, $3, $4 FROM accounts WHERE user_id = $1`,
    [userId, resource, start, end],
  );
}

interface Import {
  readonly id: string;
  readonly user_id: string;
  readonly resource: SeriesName;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export type Importer = ReturnType<typeof createImporter>;

/**
 * Creates an importer, which reads what webhooks noted. Several processes can run importers on one database. It also looks for work
 * every few seconds, for imports that failed or were left by a process that died.
 */
export function createImporter(pool: Pool, client: Client, log: (line: string) => void, everyMs = 5_000) {
  const stopping = new AbortController();
  let last = Promise.resolve();

  const work = async (): Promise<void> => {
    try {
      while (!stopping.signal.aborted && (await importNext(pool, client, stopping.signal, log)));
    } catch (error) {
      log(`imports: ${describe(error)}`);
    }
  };
  /** Resolves when nothing is left that can be read now. Call it after each webhook. */
  const run = (): Promise<void> => (last = last.then(work));
  const timer = setInterval(() => void run(), everyMs);
  return {
    run,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await last;
    },
  };
}

/** Reads one import. Returns false when there is none. A process that dies leaves the import as it was. */
async function importNext(
  pool: Pool,
  client: Client,
  signal: AbortSignal,
  log: (line: string) => void,
): Promise<boolean> {
  let claimed: Import | undefined;
  try {
    return await transact(pool, async (transaction) => {
      // The lock ends with the transaction. Other importers skip the row.
      const { rows } = await transaction.query<Import>(
        `SELECT id, user_id, resource, starts_at, ends_at FROM imports WHERE not_before <= now()
         ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      claimed = rows[0];
      if (claimed === undefined) return false;
      await readSeries(transaction, client, claimed, signal);
      await transaction.query("DELETE FROM imports WHERE id = $1", [claimed.id]);
      return true;
    });
  } catch (error) {
    if (claimed === undefined || signal.aborted) throw error;
    if (isNotFoundError(error)) {
      // The user was deleted, so there is nothing to read.
      await pool.query("DELETE FROM imports WHERE id = $1", [claimed.id]);
      return true;
    }
    log(`import ${claimed.id}: ${describe(error)}`);
    // 10 seconds, 20, 40 and so on, up to about an hour.
    await pool.query(
      `UPDATE imports SET failures = failures + 1, not_before = now() + interval '10 seconds' * 2 ^ least(failures, 9)
       WHERE id = $1`,
      [claimed.id],
    );
    return true;
  }
}

/** Messages of the client's errors hold no personal data. Those of a database can repeat values, so only their names are logged. */
const describe = (error: unknown): string =>
  isSanguineError(error) ? error.message : error instanceof Error ? error.name : "unknown error";

/** Replaces the points of a range, so that corrected and deleted points are right, too. */
async function readSeries(
  transaction: PoolClient,
  client: Client,
  { user_id, resource, starts_at, ends_at }: Import,
  signal: AbortSignal,
): Promise<void> {
  await transaction.query(
    "DELETE FROM points WHERE user_id = $1 AND resource = $2 AND starts_at BETWEEN $3 AND $4",
    [user_id, resource, starts_at, ends_at],
  );
  const range = { start_date: starts_at.toISOString(), end_date: ends_at.toISOString() };
  for await (const { items } of client.timeseries.grouped(user_id, resource, range, { signal }).pages()) {
    await transaction.query(
      `INSERT INTO points
       SELECT $1, $2, * FROM unnest($3::text[], $4::timestamptz[], $5::timestamptz[], $6::double precision[])
       ON CONFLICT (user_id, resource, source, starts_at) DO UPDATE SET ends_at = EXCLUDED.ends_at, value = EXCLUDED.value`,
      [
        user_id,
        resource,
        // A source has at most one of these points at a time.
        items.map(({ source: { provider, type, app_id, device_id, workout_id } }) =>
          JSON.stringify([provider, type, app_id, device_id, workout_id]),
        ),
        items.map(({ start }) => start),
        items.map(({ end }) => end),
        items.map(({ value }) => value),
      ],
    );
  }
}
