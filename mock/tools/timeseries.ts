import type { TimeseriesPoints, TimeseriesSource } from "../../src/generated/types.ts";
import { DAY, toIso } from "../kernel/time.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import { getActiveUser } from "../domain/users/rules.ts";
import type { World } from "../domain/world.ts";
import {
  type AddedPoints,
  addPoints,
  clearPoints,
  type PointsSeed,
  type SeriesFilter,
  disableSeries,
} from "../domain/timeseries/recorded-points.ts";
import { buildGroupKey, serializePointSource } from "../domain/timeseries/grouped.ts";
import { openPointStreams, readStreams } from "../domain/timeseries/streams.ts";
import type { SeriesName } from "../domain/timeseries/profiles/index.ts";
import { type TimeRangeInput, parseRange } from "../domain/timeseries/time-range.ts";
import type { Point } from "../domain/timeseries/generation/series.ts";
import { listSessions } from "../domain/timeseries/sessions/sessions.ts";
import { optional, required, text } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** A point of a series with its provider and source. */
export type PointWithSource<Point> = Point & { readonly provider: string; readonly source: TimeseriesSource };

/** A time range to read. Takes dates and date-times in the formats of the API. */
export interface SeriesRange extends TimeRangeInput {
  /** Slug. @default all providers */
  readonly provider?: string;
}

/** A workout or a sleep, as one source recorded it. */
export interface MockSession {
  readonly kind: "workout" | "sleep";
  /** Id of the workout or sleep. Pass it to `workoutStream` or `sleepStream`. */
  readonly id: string;
  readonly user_id: string;
  readonly provider: string;
  /** Type of the source. */
  readonly type: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly end: string;
  /** Null for a sleep. */
  readonly sport: string | null;
}

/** `mock.timeseries`: reads and changes the time series of users. The mock computes each series; you can add points to it. */
export interface TimeseriesFacade {
  /**
   * Adds points to a series. An added point replaces a computed point of the same source and time. Points outside the user's
   * ingestion bounds are not stored. Emits `daily.data.*.created` at once for each day of the points, or `updated` for a day that
   * was emitted before. Throws a `TypeError` when a point does not match the series.
   */
  add(user: UserRef, resource: SeriesName, seed: PointsSeed): AddedPoints;
  /** Replaces all points of a series. Removes points that were added before and disables the computed ones. */
  replace(user: UserRef, resource: SeriesName, seed: PointsSeed): AddedPoints;
  /** Disables the computed points of a series, for one provider or for all. */
  disable(user: UserRef, resource: SeriesName, provider?: string): void;
  /** Removes added points and enables disabled series again. Without a choice, for all series of the user. */
  clear(user: UserRef, choice?: SeriesFilter | SeriesName): void;
  /** Reads all points of a series in a time range, oldest first. */
  read<R extends SeriesName>(
    user: UserRef,
    resource: R,
    range: SeriesRange,
  ): PointWithSource<TimeseriesPoints[R]>[];
  /** Lists the workouts and sleeps that start in a time range. @default the last 30 days */
  sessions(user: UserRef, range?: TimeRangeInput): MockSession[];
}

const user = required("user", seeds.userRef);
const series = required("resource", seeds.series);
const points = required("seed", seeds.points);
const getUser = (world: World, user: UserRef) => getActiveUser(world, getUserId(user));

export const timeseriesArea: Area<TimeseriesFacade, TimeseriesFacade> = {
  add: method("AddedPoints", [user, series, points], ({ world }, ref, resource, seed) =>
    addPoints(world, getUser(world, ref), resource, seed),
  ),
  replace: method("AddedPoints", [user, series, points], ({ world }, ref, resource, seed) =>
    addPoints(world, getUser(world, ref), resource, seed, { isWhole: true }),
  ),
  disable: method(null, [user, series, optional("provider", text)], ({ world }, ref, resource, provider) => {
    disableSeries(world, getUser(world, ref).user_id, resource, provider ?? null);
  }),
  clear: method(null, [user, optional("choice", seeds.seriesChoice)], ({ world }, ref, choice = {}) => {
    const { resource, provider } =
      typeof choice === "string" ? { resource: choice } : { provider: undefined, ...choice };
    clearPoints(world, getUser(world, ref).user_id, {
      resource,
      provider,
    });
  }),
  read: method(
    "SeriesPoint[]",
    [user, series, required("range", seeds.seriesRange)],
    ({ world }, ref, resource, range) => readSeries(world, getUser(world, ref).user_id, resource, range),
  ),
  sessions: method("MockSession[]", [user, optional("range", seeds.range)], ({ world }, ref, range) => {
    const now = world.now();
    const { from, until } = range === undefined ? { from: now - 30 * DAY, until: now } : parseRange(range);
    return listSessions(world, getUser(world, ref).user_id, from, until ?? now).map((session) => ({
      kind: session.kind,
      id: session.id,
      user_id: session.userId,
      provider: session.provider,
      type: session.type,
      start: toIso(session.start, 0),
      end: toIso(session.end, 0),
      sport: session.workout?.sport ?? null,
    }));
  }),
};

function readSeries<R extends SeriesName>(
  world: World,
  userId: string,
  resource: R,
  { provider, ...range }: SeriesRange,
): PointWithSource<TimeseriesPoints[R]>[] {
  const now = world.now();
  const { from, until } = parseRange(range);
  const span = { from, until: Math.min(until ?? now, now), now };
  const streams = openPointStreams(world, { userId, resource, provider: provider ?? null });
  const sources = new Map<string, TimeseriesSource>();
  const points: PointWithSource<TimeseriesPoints[R]>[] = [];
  for (const sample of readStreams(streams, span)) {
    const key = buildGroupKey(sample);
    const source = sources.get(key) ?? serializePointSource(streams, sample);
    sources.set(key, source);
    // The fields of a point depend on its series. Response validation checks them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    points.push(addSource(sample.point, source) as PointWithSource<TimeseriesPoints[R]>);
  }
  return points;
}

/** The number of fields of a point that has a value and nothing else. */
const USUAL_FIELDS = 7;

/** Counts in a loop, because `Object.keys` would create a list for each point. */
function countFields(point: Point): number {
  let count = 0;
  for (const _ in point) count += 1;
  return count;
}

/** Copies a point with its source. Most points have the same fields, and a copy with known fields costs a third of another. */
function addSource(point: Point, source: TimeseriesSource): object {
  const { provider } = source;
  const { timestamp, start, end, timezone_offset, type, unit, value } = point;
  if (value === undefined || countFields(point) !== USUAL_FIELDS) return { provider, source, ...point };
  return { provider, source, timestamp, start, end, timezone_offset, type, unit, value };
}
