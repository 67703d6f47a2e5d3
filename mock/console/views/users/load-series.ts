import type { ControlTeam } from "../../../tools/control/client.ts";

/** Values over time. Both lists have the same length. A value is null in a gap, where a line must break. */
interface Points {
  /** Milliseconds since 1970-01-01T00:00:00Z, ascending. */
  readonly times: readonly number[];
  readonly values: readonly (number | null)[];
}

/** The series that the page of a user draws. */
export type UserSeries = Awaited<ReturnType<typeof loadSeries>>;

const DAY = 86_400_000;

/** Stages of sleep from deep to awake. The series `hypnogram` counts them from 1. */
export const sleepStages = ["Deep", "Light", "REM", "Awake"];

/** How many days of steps to draw. */
const STEP_DAYS = 14;

/** Loads the series of a user up to the current time of the mock. */
export async function loadSeries(team: ControlTeam, user: string) {
  const now = await team.clock.now();
  const since = (days: number) => ({ start_date: new Date(now - days * DAY).toISOString() });
  const [steps, heartRate, hypnogram, glucose] = await Promise.all([
    // A day more, because the first day of the user can begin before the first day in UTC.
    team.timeseries.read(user, "steps", { start_date: toDay(now - STEP_DAYS * DAY) }),
    team.timeseries.read(user, "heartrate", since(1)),
    team.timeseries.read(user, "hypnogram", since(2)),
    team.timeseries.read(user, "glucose", since(3)),
  ]);
  return {
    // The time is the user's day, as if it was one in UTC.
    steps: sumByDay(steps, now),
    heartRate: toPoints(heartRate),
    // From each time on, the index of a stage.
    sleep: findLastNight(hypnogram),
    glucose: { ...toPoints(glucose), unit: glucose[0]?.unit ?? "mmol/L" },
    // Where the user has no zone, it is the offset of the newest point.
    zone: /[+-]\d{2}:\d{2}$/.exec([...steps, ...glucose, ...heartRate].at(-1)?.start ?? "")?.[0] ?? "UTC",
  };
}

interface Point {
  readonly start: string;
  readonly value: number;
}

const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Sums values by the date part of their timestamps, which is the user's day. Several sources count the same values, so that of each day
 * the source with the largest sum counts. Days without values have null.
 */
function sumByDay(points: readonly (Point & { readonly provider: string })[], now: number): Points {
  const newest = points.at(-1)?.start;
  if (newest === undefined) return { times: [], values: [] };
  // The user's day can be one before or after that in UTC.
  const today = now + Date.parse(`${newest.slice(0, 19)}Z`) - Date.parse(newest);
  const days = new Map<string, number | null>();
  for (let ago = STEP_DAYS - 1; ago >= 0; ago -= 1) days.set(toDay(today - ago * DAY), null);
  const sums = new Map<string, number>();
  for (const { start, value, provider } of points) {
    const day = start.slice(0, 10);
    const sum = (sums.get(`${day} ${provider}`) ?? 0) + value;
    sums.set(`${day} ${provider}`, sum);
    if (days.has(day)) days.set(day, Math.max(days.get(day) ?? 0, sum));
  }
  return { times: Array.from(days.keys(), (day) => Date.parse(day)), values: [...days.values()] };
}

/** Turns points of all sources into one line. Of several points at one time, the first one counts. */
function toPoints(points: readonly Point[]): Points {
  const byTime = new Map<number, number>();
  for (const { start, value } of points) {
    const time = Date.parse(start);
    if (!byTime.has(time)) byTime.set(time, value);
  }
  const times = [...byTime.keys()].toSorted((a, b) => a - b);
  return breakAtGaps(times, (time) => byTime.get(time) ?? null);
}

/** A shorter distance of two points is no gap. */
const SMALLEST_GAP = 15 * 60_000;

/** Adds a time without a value in each gap: between points that are more than three times as far apart as usual. */
function breakAtGaps(times: readonly number[], getValue: (time: number) => number | null): Points {
  const distances = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  const longest = Math.max(SMALLEST_GAP, 3 * usual);
  const all = times.flatMap((time, index) => {
    const before = times[index - 1] ?? time;
    return time - before > longest ? [before + Math.floor((time - before) / 2), time] : [time];
  });
  return { times: all, values: all.map(getValue) };
}

/** A gap between two stages that separates two sleeps. */
const GAP = 3 * 3_600_000;

/** Returns the stages of the last sleep of one source. A stage that others do not follow at once ends with null. */
function findLastNight(
  points: readonly (Point & { readonly end: string; readonly provider: string })[],
): Points {
  const last = points.at(-1);
  const night = new Map<number, number | null>();
  let until = Infinity;
  for (const { start, end, value } of points.filter(({ provider }) => provider === last?.provider)) {
    const from = Date.parse(start);
    if (from - until > GAP) night.clear();
    until = Date.parse(end);
    night.set(from, sleepStages[value - 1] === undefined ? null : value - 1);
    if (!night.has(until)) night.set(until, null);
  }
  const times = [...night.keys()].toSorted((a, b) => a - b);
  return { times, values: times.map((time) => night.get(time) ?? null) };
}
