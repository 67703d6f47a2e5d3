import { createDayPlanner } from "../../../../mock/domain/timeseries/generation/day-plan.ts";
import { buildPerson, type Lifestyle } from "../../../../mock/domain/timeseries/generation/person.ts";
import type { SeriesName } from "../../../../mock/domain/timeseries/profiles/index.ts";
import {
  type Sample,
  readSeries,
  type SeriesSetup,
} from "../../../../mock/domain/timeseries/generation/series.ts";
import { DAY } from "../../../../mock/kernel/time.ts";
import { getZoneOffset } from "../../../../mock/kernel/zones.ts";

const NOW = Date.parse("2026-01-15T09:00:00Z");

/** Creates a person for the tests: the context of a series, with its own diary. */
export function setup(
  seed: string,
  changes: Partial<SeriesSetup> = {},
  lifestyle: Lifestyle = {},
): SeriesSetup {
  const userId = changes.userId ?? "user";
  const defaults = { provider: "acme_watch", type: "watch", zone: "Europe/Berlin", birthDate: null };
  return {
    ...defaults,
    seed,
    userId,
    planner: createDayPlanner(buildPerson(seed, userId, lifestyle)),
    ...changes,
  };
}

/** Lists all points of a series between two instants, both included. */
export function listSamples(name: SeriesName, about: SeriesSetup, from: number, until: number): Sample[] {
  return readSeries(name, about, { from, until, now: NOW });
}

export function lastDays(name: SeriesName, about: SeriesSetup, days: number): Sample[] {
  return listSamples(name, about, NOW - days * DAY + 1, NOW);
}

export function getNumber({ point }: Sample): number {
  if (typeof point.value !== "number") throw new Error("This point has no number.");
  return point.value;
}

/** Returns the minutes since midnight in the local time of a zone. */
export function wallMinute(zone: string, time: number): number {
  return ((((time / 1000 + getZoneOffset(zone, time)) % 86_400) + 86_400) % 86_400) / 60;
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}
