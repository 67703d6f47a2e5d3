import type { Client, UserCreated } from "sanguine";
import type { Stage } from "../stage.ts";
import { chapter, chart, line, table } from "../terminal.ts";

const month = { start_date: "2026-02-01", end_date: "2026-02-28" };
const resources = ["heartrate", "steps", "hrv", "respiratory_rate"] as const;

/** First and last day of two weeks. */
const lastTwoWeeks = { first: "2026-02-15", last: "2026-02-28" };

const DAY = 24 * 60 * 60 * 1000;

/** Counts the steps of each day in the user's time zone. Days without steps are included. */
export async function countStepsByDay(
  client: Client,
  { user_id }: UserCreated,
  { first, last }: typeof lastTwoWeeks,
): Promise<{ day: string; steps: number }[]> {
  const days = new Map<string, number>();
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) days.set(toDay(at), 0);
  // Dates of a request are days in UTC. The user's first and last day can begin earlier or end later.
  const range = { start_date: toDay(Date.parse(first) - DAY), end_date: toDay(Date.parse(last) + DAY) };
  for await (const point of client.timeseries.steps(user_id, range)) {
    // The timestamp has the user's offset, so its date part is the user's day.
    const day = point.start.slice(0, 10);
    const steps = days.get(day);
    if (steps !== undefined) days.set(day, steps + point.value);
  }
  return Array.from(days, ([day, steps]) => ({ day, steps }));
}

const toDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Reads a month of several time series page by page, and prints a chart. */
export async function series({ client }: Stage, user: UserCreated): Promise<void> {
  chapter("A month of time series, page by page");
  const rows: (string | number)[][] = [];
  for (const resource of resources) {
    let pages = 0;
    const values: number[] = [];
    for await (const { items } of client.timeseries.grouped(user.user_id, resource, month).pages()) {
      pages += 1;
      values.push(...items.map(({ value }) => value));
    }
    rows.push([resource, values.length, pages, Math.min(...values), Math.max(...values)]);
  }
  table(["resource", "points", "pages", "lowest", "highest"], rows);

  line();
  line("  Steps per day in the last two weeks of the month, in the user's time zone:");
  const days = await countStepsByDay(client, user, lastTwoWeeks);
  chart(
    days.map(({ day, steps }) => ({ label: day.slice("2026-".length), value: steps })),
    "steps",
  );
}
