import { getCatalogProvider } from "../../catalog/providers.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import type { LocalDay } from "../../kernel/local-day.ts";
import { hash53 } from "../../kernel/random.ts";
import { buildAccountKey } from "../connections/table.ts";
import type { DayPlanner } from "../timeseries/generation/day-plan.ts";
import type { SeriesName } from "../timeseries/profiles/index.ts";
import { listSourceTypes } from "../timeseries/sources.ts";
import type { World } from "../world.ts";

/** One user's account at one provider, and the time range of the data to emit. */
export interface Account {
  readonly world: World;
  readonly userId: string;
  /** Slug. */
  readonly provider: string;
  /** Milliseconds. Data that arrived before was already emitted. */
  readonly since: number;
  /** The last day that was emitted, as YYYY-mm-dd. Null before the first. */
  readonly date: string | null;
  readonly now: number;
  readonly planner: DayPlanner;
}

/** Tells whether an event had this date. With a new time zone, a day can have the date of one that has ended. */
export function wasDayEmitted({ date }: Account, day: LocalDay): boolean {
  return date !== null && day.date <= date;
}

export function getUsualType(provider: string, series: SeriesName): string {
  return listSourceTypes(series, getCatalogProvider(provider).source_types)[0] ?? "unknown";
}

/** Computes the id of a record that is not stored. The same inputs give the same id. */
export function computeRecordId(
  { world, userId, provider }: Account,
  resource: string,
  ...numbers: number[]
): string {
  return deriveUuid(
    world.seed,
    `daily ${resource}`,
    hash53(buildAccountKey(userId, provider), ...numbers) % 2 ** 48,
  );
}

/** Sums values with one decimal. */
export function computeSum(values: readonly number[]): number {
  return roundToTenth(values.reduce((total, value) => total + value, 0));
}

/** Computes the mean of values, with one decimal. */
export function computeMean(values: readonly number[]): number {
  return roundToTenth(values.reduce((total, value) => total + value, 0) / values.length);
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
