import type { Pool } from "pg";
import type { TimeseriesItem } from "sanguine";

/** The part of a user's series that one job copies: whole days in UTC, both included. */
export interface Series {
  readonly userId: string;
  readonly resource: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** How far a series is copied. */
export interface Checkpoint extends Series {
  readonly id: string;
  /** Cursor of the next page; null for the first page. */
  readonly cursor: string | null;
  /** `gone`: the user was deleted. */
  readonly state: "open" | "done" | "gone";
}

/** One page and its place in the series. */
export interface SeriesPage {
  /** The cursor that the page was requested with. */
  readonly cursor: string | null;
  /** The cursor of the next page; null on the last page. */
  readonly next: string | null;
  readonly points: readonly TimeseriesItem[];
}

const tables = `
CREATE TABLE IF NOT EXISTS backfills (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL,
  resource text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  cursor text,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'gone')),
  pages integer NOT NULL DEFAULT 0,
  UNIQUE (user_id, resource, start_date, end_date)
);
CREATE INDEX IF NOT EXISTS backfills_open ON backfills (id) WHERE state = 'open';
CREATE TABLE IF NOT EXISTS points (
  user_id uuid NOT NULL,
  resource text NOT NULL,
  provider text NOT NULL,
  source text NOT NULL,
  starts_at timestamptz NOT NULL,
  point jsonb NOT NULL,
  PRIMARY KEY (user_id, resource, provider, source, starts_at)
)`;

// The update locks the row of the series and checks the cursor again after the lock, so of two workers with the same page one writes.
// The points of a page that an earlier night stored are replaced, because providers correct values.
const savePage = `
WITH moved AS (
  UPDATE backfills
  SET cursor = $3, pages = pages + 1, state = CASE WHEN $3::text IS NULL THEN 'done' ELSE 'open' END
  WHERE id = $1 AND state = 'open' AND cursor IS NOT DISTINCT FROM $2
  RETURNING user_id, resource
), written AS (
  INSERT INTO points
  SELECT moved.user_id, moved.resource, item.provider, item.source, item.starts_at, item.point
  FROM moved, jsonb_to_recordset($4) AS item (provider text, source text, starts_at timestamptz, point jsonb)
  ON CONFLICT (user_id, resource, provider, source, starts_at) DO UPDATE SET point = EXCLUDED.point
)
SELECT FROM moved`;

/** Stores points and checkpoints in PostgreSQL. */
export function createStore(pool: Pool) {
  return {
    /** Creates the tables. Call it before the first worker starts. */
    async createTables(): Promise<void> {
      await pool.query(tables);
    },
    /** Adds series to copy. Those that it knows already stay as they are. */
    async open(series: readonly Series[]): Promise<void> {
      await pool.query(
        `INSERT INTO backfills (user_id, resource, start_date, end_date)
         SELECT "userId", resource, "startDate", "endDate"
         FROM jsonb_to_recordset($1) AS item ("userId" uuid, resource text, "startDate" date, "endDate" date)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(series)],
      );
    },
    /** Lists the ids of unfinished series after an id, in order. */
    async listOpen(after: string, limit: number): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(
        "SELECT id FROM backfills WHERE state = 'open' AND id > $1 ORDER BY id LIMIT $2",
        [after, limit],
      );
      return rows.map(({ id }) => id);
    },
    async read(id: string): Promise<Checkpoint | null> {
      const { rows } = await pool.query<Checkpoint>(
        `SELECT id, user_id AS "userId", resource, start_date::text AS "startDate", end_date::text AS "endDate", cursor, state
         FROM backfills WHERE id = $1`,
        [id],
      );
      return rows[0] ?? null;
    },
    /**
     * Stores a page and moves the checkpoint in one statement: both happen or neither. Returns false and stores nothing when the
     * checkpoint is no longer at this page, because another worker has taken over the series.
     */
    async savePage(id: string, { cursor, next, points }: SeriesPage): Promise<boolean> {
      const rows = JSON.stringify(points.map(toRow));
      const { rowCount } = await pool.query(savePage, [id, cursor, next, rows]);
      return rowCount === 1;
    },
    /** Tells whether there are series, and all of them have ended. */
    async isDone(): Promise<boolean> {
      const { rows } = await pool.query<{ done: boolean | null }>(
        "SELECT bool_and(state <> 'open') AS done FROM backfills",
      );
      return rows[0]?.done === true;
    },
    /** Ends a series whose user was deleted. */
    async markGone(id: string): Promise<void> {
      await pool.query("UPDATE backfills SET state = 'gone' WHERE id = $1", [id]);
    },
  };
}

export type Store = ReturnType<typeof createStore>;

/** The key of a point within its user and resource. `type` distinguishes what one source measures at the same moment, such as LDL and HDL. */
function toRow({ provider, source, ...point }: TimeseriesItem) {
  const key = JSON.stringify([source.type, source.app_id, source.device_id, source.workout_id, point.type]);
  // The published service sends a point at one instant without a start.
  return { provider, source: key, starts_at: point.start ?? point.timestamp, point };
}
