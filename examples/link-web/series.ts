import type { Client } from "sanguine";

/** What the page draws. */
export interface UserSeries {
  /** Steps by day, oldest first. */
  readonly steps: readonly { readonly day: string; readonly steps: number }[];
  /** Average heart rate in bpm of each quarter of an hour; the time is its start in milliseconds. */
  readonly heartRate: readonly { readonly time: number; readonly bpm: number }[];
}

const DAY = 24 * 60 * 60 * 1000;
const QUARTER = 15 * 60 * 1000;

/** Reads the steps of the last seven days and the heart rate of the last 24 hours. */
export async function readSeries(client: Client, userId: string, now: number): Promise<UserSeries> {
  const since = (days: number) => ({ start_date: new Date(now - days * DAY).toISOString() });
  const days = new Map<string, number>();
  // An eighth day, so that the first of the seven is complete in every time zone.
  for await (const { start, value } of client.timeseries.steps(userId, since(8))) {
    // The timestamp has the user's offset, so its date part is the user's day.
    const day = start.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + value);
  }
  const quarters = new Map<number, { sum: number; count: number }>();
  for await (const { timestamp, value } of client.timeseries.grouped(userId, "heartrate", since(1))) {
    const time = Math.floor(Date.parse(timestamp) / QUARTER) * QUARTER;
    const { sum, count } = quarters.get(time) ?? { sum: 0, count: 0 };
    quarters.set(time, { sum: sum + value, count: count + 1 });
  }
  return {
    steps: Array.from(days, ([day, steps]) => ({ day, steps: Math.round(steps) }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
      .slice(-7),
    heartRate: Array.from(quarters, ([time, { sum, count }]) => ({
      time,
      bpm: Math.round(sum / count),
    })).toSorted((a, b) => a.time - b.time),
  };
}
