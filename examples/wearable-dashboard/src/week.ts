import type { Pool } from "pg";

/** One day of a user, in the user's time zone. A value is null when nothing was measured. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly steps: number | null;
  /** Lowest and highest heart rate in bpm. */
  readonly heartRate: { readonly low: number; readonly high: number } | null;
  /** Minutes asleep in the sleep that ended on this day. */
  readonly asleep: number | null;
}

/** What the database holds of a user. */
export interface Dashboard {
  /** The last seven days, oldest first. */
  readonly days: readonly Day[];
  /** Whether data is still being read from the service. */
  readonly importing: boolean;
}

// Deep, light and rapid eye movement. The other stages are awake, entered by hand, and missing.
const asleepStages = [1, 2, 3];

// A sleep belongs to the day on which it ends, so a stage that starts after 18:00 belongs to the next day.
const week = `
SELECT to_char(day, 'YYYY-MM-DD') AS date,
  (SELECT sum(value) FROM points WHERE user_id = $1 AND resource = 'steps'
    AND (starts_at AT TIME ZONE $2)::date = day) AS steps,
  (SELECT json_build_object('low', min(value), 'high', max(value)) FROM points
    WHERE user_id = $1 AND resource = 'heartrate' AND (starts_at AT TIME ZONE $2)::date = day HAVING count(*) > 0) AS "heartRate",
  (SELECT extract(epoch FROM sum(ends_at - starts_at))::float / 60 FROM points WHERE user_id = $1 AND resource = 'hypnogram'
    AND value = ANY ($4) AND (starts_at AT TIME ZONE $2 + interval '6 hours')::date = day) AS asleep
FROM generate_series(($3::timestamptz AT TIME ZONE $2)::date - 6, ($3::timestamptz AT TIME ZONE $2)::date, interval '1 day') AS day
ORDER BY day`;

/** Reads what the dashboard shows. `timeZone` is an IANA name. */
export async function readDashboard(
  pool: Pool,
  userId: string,
  timeZone: string,
  now: number,
): Promise<Dashboard> {
  const [days, imports] = await Promise.all([
    pool.query<Day>(week, [userId, timeZone, new Date(now), asleepStages]),
    pool.query("SELECT FROM imports WHERE user_id = $1 LIMIT 1", [userId]),
  ]);
  return { days: days.rows, importing: imports.rowCount === 1 };
}
