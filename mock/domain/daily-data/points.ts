import type { TimeseriesGroup } from "../../../src/generated/types.ts";
import { HOUR } from "../../kernel/time.ts";
import { groupKey, groupPoints } from "../timeseries/grouped.ts";
import { type PointStream, merge, type Placed } from "../timeseries/lane.ts";
import { openPointStreams } from "../timeseries/lanes.ts";
import type { LocalDay } from "../timeseries/local-day.ts";
import { profileOf, type SeriesName } from "../timeseries/profiles/index.ts";
import { explicitSources } from "../timeseries/overlay.ts";
import { seriesKey } from "../timeseries/table.ts";
import type { Account } from "./account.ts";

/** No point lasts longer than this: nights are the longest. */
export const LONGEST_INTERVAL = 16 * HOUR;

/** New points of a day, as groups of one source each. */
export interface NewPoints {
  readonly items: readonly TimeseriesGroup[];
  /** Points of the day were announced before. */
  readonly begun: boolean;
}

const NOTHING: NewPoints = { items: [], begun: false };

/**
 * Reads the points of a day that are to be announced. A day that was not announced yet is given as a whole, what the
 * history brought of it included. Of a day that was, only what ended later is given, such as the stage of sleep that went
 * on at midnight.
 */
export function readNewPoints(account: Account, resource: SeriesName, day: LocalDay): NewPoints {
  const { world, userId, provider, since, now, diary } = account;
  const wasAnnounced = day.end <= since;
  if (wasAnnounced && !canArriveLater(resource)) return NOTHING;
  const lanes = openPointStreams(world, { userId, resource, provider }, diary);
  const read = (from: number, at: number) => readPoints(lanes, from, day, at);

  const from = wasAnnounced ? Math.max(day.start, since - LONGEST_INTERVAL) : day.start;
  const points = read(from, now);
  if (points.length === 0) return NOTHING;
  const isGiven = findGivenPoints(account, resource);
  const isNew = since > day.start ? findNewPoints(read(from, since)) : () => true;
  // Nearly every day is new as a whole, and needs no look at single points.
  if (since <= day.start && isGiven === null) return { items: group(points), begun: false };
  const fresh = points.filter((point) => isNew(point) && isGiven?.(point) !== true);
  if (fresh.length === 0) return NOTHING;
  if (wasAnnounced) return { items: group(fresh), begun: read(day.start, since).length > 0 };
  const sources = new Set(fresh.map(groupKey));
  const whole = points.filter((point) => sources.has(groupKey(point)));
  return { items: group(whole), begun: points.some((point) => isGiven?.(point) === true) };
}

function group(points: readonly Placed[]): TimeseriesGroup[] {
  return Object.values(groupPoints(points)).flat();
}

/** A test for points that are not among the known ones. */
function findNewPoints(known: readonly Placed[]): (point: Placed) => boolean {
  const names = new Set(known.map(nameOf));
  return (point) => !names.has(nameOf(point));
}

/** Whether a point can begin on a day and arrive after its end. */
function canArriveLater(resource: SeriesName): boolean {
  const { kind, rhythm } = profileOf(resource);
  // Points of a workout arrive with the end of the workout, whatever they are.
  return kind === "interval" || rhythm.kind === "workout" || resource === "heartrate";
}

/** The points that begin on a day from an instant on, as far as they had arrived at another instant. */
function readPoints(lanes: readonly PointStream[], from: number, day: LocalDay, at: number): Placed[] {
  const until = Math.min(day.end - 1, at);
  return until < from ? [] : [...merge(lanes, { from, until, now: at }, null)];
}

/** What tells a point from the others of its series and day. */
function nameOf({ lane, sample }: Placed): string {
  return `${lane.key} ${sample.time}`;
}

/** A test for points that were given by `mock.timeseries.add`, which announced them; null where the user has none. */
function findGivenPoints(
  { world, userId }: Account,
  resource: SeriesName,
): ((point: Placed) => boolean) | null {
  if (explicitSources(world, userId, resource).length === 0) return null;
  return ({ lane, sample }) => {
    const { provider, type } = lane.source(null);
    const series = seriesKey(userId, resource, provider, type);
    return world.tables.explicitPoints.has(`${series} ${sample.time}`);
  };
}
