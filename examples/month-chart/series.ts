import { localDate, type Client } from "sanguine";
import { addDays } from "./days.ts";

/** How the points of a day become one value. Amounts add up; levels have an average. */
const combine = {
  steps: "sum",
  distance: "sum",
  calories_active: "sum",
  floors_climbed: "sum",
  water: "sum",
  heartrate: "mean",
  hrv: "mean",
  respiratory_rate: "mean",
  blood_oxygen: "mean",
  glucose: "mean",
  body_weight: "mean",
} as const;

/** A series that the program can draw. */
export type Series = keyof typeof combine;

export const seriesNames = Object.keys(combine);

export function isSeries(name: string): name is Series {
  return Object.hasOwn(combine, name);
}

/** A value for each day that has points. */
export interface DailyValues {
  readonly values: ReadonlyMap<string, number>;
  readonly unit: string;
}

/**
 * Reads one value for each day. A watch and a phone count the same steps, so a day's sum is that of the source with the
 * largest one.
 */
export async function readDays(
  client: Client,
  userId: string,
  series: Series,
  days: readonly string[],
  zone: string,
): Promise<DailyValues> {
  const first = days[0] ?? "";
  const last = days.at(-1) ?? "";
  // One more day on either side, because the range of a request is in UTC.
  const range = { start_date: addDays(first, -1), end_date: addDays(last, 1) };
  const sources = new Map<string, Map<string, { sum: number; count: number }>>();
  let unit = "";
  for await (const point of client.timeseries.grouped(userId, series, range).points()) {
    const day = localDate(point, zone);
    if (day < first || day > last) continue;
    ({ unit } = point);
    const ofDay = sources.get(day) ?? new Map<string, { sum: number; count: number }>();
    const { provider, type, app_id, device_id } = point.source;
    const source = [provider, type, app_id, device_id].join();
    const { sum, count } = ofDay.get(source) ?? { sum: 0, count: 0 };
    ofDay.set(source, { sum: sum + point.value, count: count + 1 });
    sources.set(day, ofDay);
  }
  const values = new Map<string, number>();
  for (const [day, bySource] of sources) {
    const totals = [...bySource.values()];
    const sum = totals.reduce((total, each) => total + each.sum, 0);
    const count = totals.reduce((total, each) => total + each.count, 0);
    values.set(day, combine[series] === "mean" ? sum / count : Math.max(...totals.map((each) => each.sum)));
  }
  return { values, unit };
}
