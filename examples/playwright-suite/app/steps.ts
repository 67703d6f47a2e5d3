import { localDate, type Client } from "sanguine";

/** The steps of one day. */
export interface DaySteps {
  readonly day: string;
  readonly steps: number;
}

const DAY = 24 * 60 * 60 * 1000;

/** Reads the steps of the last seven days with data, newest first. Days are those of UTC; use the user's time zone if you know it. */
export async function readSteps(client: Client, userId: string, now: number): Promise<DaySteps[]> {
  const range = { start_date: new Date(now - 7 * DAY).toISOString().slice(0, 10) };
  const days = new Map<string, number>();
  for await (const point of client.timeseries.steps(userId, range)) {
    const day = localDate(point, "UTC");
    days.set(day, (days.get(day) ?? 0) + point.value);
  }
  return Array.from(days, ([day, steps]) => ({ day, steps }))
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .slice(0, 7);
}
