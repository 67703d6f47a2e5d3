import { seriesDefinitions } from "../../../src/generated/series.ts";
import type { TimeseriesGroup } from "../../../src/generated/types.ts";
import { HOUR } from "../../kernel/time.ts";
import { buildGroupKey, groupPoints } from "../timeseries/grouped.ts";
import { openPointStreams, readStreams, type PointStream } from "../timeseries/streams.ts";
import type { Sample } from "../timeseries/generation/series.ts";
import type { LocalDay } from "../../kernel/local-day.ts";
import { getProfile, type SeriesName } from "../timeseries/profiles/index.ts";
import { type Account, wasDayEmitted } from "./account.ts";

/** Maximum duration of a point. Nights are the longest. */
export const LONGEST_INTERVAL = 16 * HOUR;

export interface NewPoints {
  readonly items: readonly TimeseriesGroup[];
  /** True when points of the day were already emitted. */
  readonly wasEmitted: boolean;
}

const NO_POINTS: NewPoints = { items: [], wasEmitted: false };

/**
 * Reads the points of a day to emit. For a day that was not yet emitted, these are all points, including those of the history.
 * For other days, these are only the points that ended later, such as a sleep stage that continued at midnight. With a new time zone, a
 * day can begin within one that was emitted.
 */
export function readNewPoints(account: Account, resource: SeriesName, day: LocalDay): NewPoints {
  const { world, userId, provider, since, now, planner, date } = account;
  const hasEnded = day.end <= since;
  if (hasEnded && !canArriveLater(resource)) return NO_POINTS;
  const hasEmittedPoints = hasEnded || (date !== null && day.start < since);
  const streams = openPointStreams(world, { userId, resource, provider }, planner);
  // An earlier event contained no point of its own instant, with which the next day begins.
  const read = (from: number, at: number) =>
    readStreams(streams, { from, until: Math.min(day.end, at) - 1, now: at });

  const from = hasEmittedPoints ? Math.max(day.start, since - LONGEST_INTERVAL) : day.start;
  const points = read(from, now);
  if (points.length === 0) return NO_POINTS;
  const known = new Set(since > day.start ? read(from, since).map(buildPointKey) : []);
  // A point that a test added was emitted at once.
  const fresh = points.filter((point) => !point.isAdded && !known.has(buildPointKey(point)));
  if (fresh.length === 0) return NO_POINTS;
  const hasDate = wasDayEmitted(account, day);
  if (hasEmittedPoints) {
    const wasEmitted = (hasEnded || hasDate) && read(day.start, since).length > 0;
    return { items: groupBySource(streams, fresh), wasEmitted };
  }
  const sources = new Set(fresh.map(buildGroupKey));
  const whole = points.filter((point) => sources.has(buildGroupKey(point)));
  return {
    items: groupBySource(streams, whole),
    wasEmitted: hasDate || points.some(({ isAdded }) => isAdded),
  };
}

function groupBySource(streams: readonly PointStream[], points: readonly Sample[]): TimeseriesGroup[] {
  return Object.values(groupPoints(streams, points)).flat();
}

/** Tells whether a point can start on a day and arrive after its end. */
function canArriveLater(resource: SeriesName): boolean {
  const isInterval = seriesDefinitions[resource].kind === "interval";
  // All points of a workout arrive when the workout ends.
  return isInterval || getProfile(resource).sampling.within === "workout" || resource === "heartrate";
}

function buildPointKey({ stream, time }: Sample): string {
  return `${stream} ${time}`;
}
