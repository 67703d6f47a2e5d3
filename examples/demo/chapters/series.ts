import type { UserCreated } from "sanguine";
import type { Stage } from "../stage.ts";
import { chapter, chart, line, Progress, table } from "../terminal.ts";

const month = { start_date: "2026-02-01", end_date: "2026-02-28" };
const resources = ["heartrate", "steps", "hrv", "respiratory_rate"] as const;

/** Reads a month of several time series page by page, and prints a chart. */
export async function series({ client }: Stage, user: UserCreated): Promise<void> {
  chapter("A month of time series, page by page");

  const from = Date.parse(month.start_date);
  const to = Date.parse(`${month.end_date}T23:59:59Z`);
  const rows: (string | number)[][] = [];

  for (const resource of resources) {
    const progress = new Progress(resource.padEnd(16));
    let pages = 0;
    let points = 0;
    let unit = "";
    let low = Infinity;
    let high = -Infinity;
    for await (const page of client.timeseries.grouped(user.user_id, resource, month).pages()) {
      pages += 1;
      for (const point of page.items) {
        points += 1;
        unit = point.unit;
        low = Math.min(low, point.value);
        high = Math.max(high, point.value);
      }
      const last = page.items.at(-1);
      if (last !== undefined) {
        progress.update((Date.parse(last.start) - from) / (to - from), `${points} points`);
      }
    }
    progress.end(`${points} points in ${pages} pages`);
    rows.push([resource, points, pages, unit, low, high]);
  }
  line();
  table(["resource", "points", "pages", "unit", "lowest", "highest"], rows);

  line();
  line(`  Steps per day in the last two weeks of the month, in the user's time zone:`);
  const days = new Map<string, number>();
  for await (const point of client.timeseries
    .steps(user.user_id, { start_date: "2026-02-15", end_date: month.end_date })
    .points()) {
    // The timestamp has the user's offset, so its date part is the user's day.
    const day = point.start.slice(5, 10);
    days.set(day, (days.get(day) ?? 0) + point.value);
  }
  chart(
    [...days].map(([label, value]) => ({ label, value })),
    "steps",
  );
}
