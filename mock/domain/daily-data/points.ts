import { seriesDefinitions } from "../../../src/generated/series.ts";
import type { TimeseriesGroup } from "../../../src/generated/types.ts";
import { HOUR } from "../../kernel/time.ts";
import { buildGroupKey, groupPoints } from "../timeseries/grouped.ts";
import {
  type PointStream,
  mergePointStreams,
  type StreamSample,
} from "../timeseries/streams/point-stream.ts";
import { openPointStreams } from "../timeseries/streams/open-point-streams.ts";
import type { LocalDay } from "../../kernel/local-day.ts";
import { getProfile, type SeriesName } from "../timeseries/profiles/index.ts";
import { listRecordedSources } from "../timeseries/recorded/recorded-samples.ts";
import { buildSeriesKey } from "../timeseries/table.ts";
import type { Account } from "./account.ts";

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
 * For other days, these are only the points that ended later, such as a sleep stage that continued at midnight.
 */
export function readNewPoints(account: Account, resource: SeriesName, day: LocalDay): NewPoints {
  const { world, userId, provider, since, now, planner } = account;
  const wasEmitted = day.end <= since;
  if (wasEmitted && !canArriveLater(resource)) return NO_POINTS;
  const streams = openPointStreams(world, { userId, resource, provider }, planner);
  const read = (from: number, at: number) => readPoints(streams, from, day, at);

  const from = wasEmitted ? Math.max(day.start, since - LONGEST_INTERVAL) : day.start;
  const points = read(from, now);
  if (points.length === 0) return NO_POINTS;
  const isRecorded = createRecordedPointTest(account, resource);
  const isNew = since > day.start ? createNewPointTest(read(from, since)) : () => true;
  // Nearly every day is entirely new, so single points need no check.
  if (since <= day.start && isRecorded === null) return { items: groupBySource(points), wasEmitted: false };
  const fresh = points.filter((point) => isNew(point) && isRecorded?.(point) !== true);
  if (fresh.length === 0) return NO_POINTS;
  if (wasEmitted) return { items: groupBySource(fresh), wasEmitted: read(day.start, since).length > 0 };
  const sources = new Set(fresh.map(buildGroupKey));
  const whole = points.filter((point) => sources.has(buildGroupKey(point)));
  return { items: groupBySource(whole), wasEmitted: points.some((point) => isRecorded?.(point) === true) };
}

function groupBySource(points: readonly StreamSample[]): TimeseriesGroup[] {
  return Object.values(groupPoints(points)).flat();
}

function createNewPointTest(known: readonly StreamSample[]): (point: StreamSample) => boolean {
  const names = new Set(known.map(buildPointKey));
  return (point) => !names.has(buildPointKey(point));
}

/** Tells whether a point can start on a day and arrive after its end. */
function canArriveLater(resource: SeriesName): boolean {
  const isInterval = seriesDefinitions[resource].kind === "interval";
  // All points of a workout arrive when the workout ends.
  return isInterval || getProfile(resource).sampling.within === "workout" || resource === "heartrate";
}

function readPoints(
  streams: readonly PointStream[],
  from: number,
  day: LocalDay,
  at: number,
): StreamSample[] {
  const until = Math.min(day.end - 1, at);
  if (until < from) return [];
  return Array.from(mergePointStreams(streams, { from, until, now: at }, null)).flatMap(
    ({ stream, samples }) => samples.map((sample) => ({ stream, sample })),
  );
}

function buildPointKey({ stream, sample }: StreamSample): string {
  return `${stream.key} ${sample.time}`;
}

/** Creates a test for points added with `mock.timeseries.add`, which already emitted them. Returns null when there are none. */
function createRecordedPointTest(
  { world, userId }: Account,
  resource: SeriesName,
): ((point: StreamSample) => boolean) | null {
  if (listRecordedSources(world, userId, resource).length === 0) return null;
  return ({ stream, sample }) => {
    const { provider, type } = stream.source(null);
    const series = buildSeriesKey(userId, resource, provider, type);
    return world.tables.recordedPoints.has(`${series} ${sample.time}`);
  };
}
