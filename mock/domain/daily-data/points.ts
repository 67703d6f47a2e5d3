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

/** No point lasts longer than this: nights are the longest. */
export const LONGEST_INTERVAL = 16 * HOUR;

/** New points of a day, as groups of one source each. */
export interface NewPoints {
  readonly items: readonly TimeseriesGroup[];
  /** Points of the day were announced before. */
  readonly wasEmitted: boolean;
}

const NO_POINTS: NewPoints = { items: [], wasEmitted: false };

/**
 * Reads the points of a day that are to be announced. A day that was not announced yet is given as a whole, what the
 * history brought of it included. Of a day that was, only what ended later is given, such as the stage of sleep that went
 * on at midnight.
 */
export function readNewPoints(account: Account, resource: SeriesName, day: LocalDay): NewPoints {
  const { world, userId, provider, since, now, planner } = account;
  const wasAnnounced = day.end <= since;
  if (wasAnnounced && !canArriveLater(resource)) return NO_POINTS;
  const streams = openPointStreams(world, { userId, resource, provider }, planner);
  const read = (from: number, at: number) => readPoints(streams, from, day, at);

  const from = wasAnnounced ? Math.max(day.start, since - LONGEST_INTERVAL) : day.start;
  const points = read(from, now);
  if (points.length === 0) return NO_POINTS;
  const isGiven = createRecordedPointTest(account, resource);
  const isNew = since > day.start ? createNewPointTest(read(from, since)) : () => true;
  // Nearly every day is new as a whole, and needs no look at single points.
  if (since <= day.start && isGiven === null) return { items: groupBySource(points), wasEmitted: false };
  const fresh = points.filter((point) => isNew(point) && isGiven?.(point) !== true);
  if (fresh.length === 0) return NO_POINTS;
  if (wasAnnounced) return { items: groupBySource(fresh), wasEmitted: read(day.start, since).length > 0 };
  const sources = new Set(fresh.map(buildGroupKey));
  const whole = points.filter((point) => sources.has(buildGroupKey(point)));
  return { items: groupBySource(whole), wasEmitted: points.some((point) => isGiven?.(point) === true) };
}

function groupBySource(points: readonly StreamSample[]): TimeseriesGroup[] {
  return Object.values(groupPoints(points)).flat();
}

/** A test for points that are not among the known ones. */
function createNewPointTest(known: readonly StreamSample[]): (point: StreamSample) => boolean {
  const names = new Set(known.map(buildPointKey));
  return (point) => !names.has(buildPointKey(point));
}

/** Whether a point can begin on a day and arrive after its end. */
function canArriveLater(resource: SeriesName): boolean {
  const { kind, sampling } = getProfile(resource);
  // Points of a workout arrive with the end of the workout, whatever they are.
  return kind === "interval" || sampling.kind === "workout" || resource === "heartrate";
}

/** The points that begin on a day from an instant on, as far as they had arrived at another instant. */
function readPoints(
  streams: readonly PointStream[],
  from: number,
  day: LocalDay,
  at: number,
): StreamSample[] {
  const until = Math.min(day.end - 1, at);
  return until < from ? [] : [...mergePointStreams(streams, { from, until, now: at }, null)];
}

/** What tells a point from the others of its series and day. */
function buildPointKey({ stream, sample }: StreamSample): string {
  return `${stream.key} ${sample.time}`;
}

/** A test for points that were given by `mock.timeseries.add`, which announced them; null where the user has none. */
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
