import type { UserCreated } from "sanguine";
import type { Stage } from "../stage.ts";
import { chapter, table } from "../terminal.ts";

const month = { start_date: "2026-02-01", end_date: "2026-02-28" };
const resources = ["heartrate", "steps", "hrv", "respiratory_rate"] as const;

/** Reads a month of several time series page by page. */
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
}
