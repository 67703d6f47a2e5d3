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
} from "../domain/timeseries/recorded/recorded-points.ts";
import { buildGroupKey } from "../domain/timeseries/grouped.ts";
import { serializeSource } from "../domain/timeseries/serialize-source.ts";
import { mergePointStreams } from "../domain/timeseries/streams/point-stream.ts";
import { openPointStreams } from "../domain/timeseries/streams/open-point-streams.ts";
import { isSeriesName, seriesNames, type SeriesName } from "../domain/timeseries/profiles/index.ts";
import { type TimeRangeInput, parseRange } from "../domain/timeseries/time-range.ts";
import { listSessions } from "../domain/timeseries/sessions/sessions.ts";

/** A point of a series, with where it comes from. */
export type SourcedPoint<Point> = Point & { readonly provider: string; readonly source: TimeseriesSource };

/** What a test reads; dates and date-times as the service takes them. */
export interface SeriesRange extends TimeRangeInput {
  /** Slug. @default all providers */
  readonly provider?: string;
}

/** A workout or a night as a source recorded it. */
export interface MockSession {
  readonly kind: "workout" | "sleep";
  /** What the stream of the session is read by. */
  readonly id: string;
  readonly user_id: string;
  readonly provider: string;
  /** Type of the source. */
  readonly type: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly end: string;
  /** Null for a night. */
  readonly sport: string | null;
}

/** `mock.timeseries`: the series of users, computed and given ones. */
export interface TimeseriesFacade {
  /**
   * Adds points to a series. They win over computed points of the same source and instant, and pass through the
   * same ingestion: outside of the user's bounds they are not taken in.
   * @throws TypeError for points that are none of the series.
   */
  add(user: UserRef, resource: SeriesName, seed: PointsSeed): AddedPoints;
  /** Makes these the only points of a series: whatever was added before goes, and nothing is computed. */
  replace(user: UserRef, resource: SeriesName, seed: PointsSeed): AddedPoints;
  /** Stops computing a series; without a provider, of all providers. */
  disable(user: UserRef, resource: SeriesName, provider?: string): void;
  /** Takes added points away and computes silenced series again; without a choice, all of the user's. */
  clear(user: UserRef, choice?: SeriesFilter | SeriesName): void;
  /** All points of a series in a range, in the order of time. */
  read<R extends SeriesName>(
    user: UserRef,
    resource: R,
    range: SeriesRange,
  ): SourcedPoint<TimeseriesPoints[R]>[];
  /** Workouts and nights that begin in a range. @default the last 30 days */
  sessions(user: UserRef, range?: TimeRangeInput): MockSession[];
}

/** Makes the facade of one world. */
export function createTimeseriesFacade(world: World): TimeseriesFacade {
  const found = (user: UserRef) => getActiveUser(world, getUserId(user));
  return {
    add: (user, resource, seed) => addPoints(world, found(user), assertSeriesName(resource), seed),
    replace: (user, resource, seed) => {
      const record = found(user);
      clearPoints(world, record.user_id, { resource: assertSeriesName(resource) });
      disableSeries(world, record.user_id, resource, null);
      return addPoints(world, record, resource, seed);
    },
    disable: (user, resource, provider) => {
      disableSeries(world, found(user).user_id, assertSeriesName(resource), provider ?? null);
    },
    clear: (user, choice = {}) => {
      const { resource, provider } =
        typeof choice === "string" ? { resource: choice } : { provider: undefined, ...choice };
      clearPoints(world, found(user).user_id, { resource: resource && assertSeriesName(resource), provider });
    },
    read: (user, resource, range) =>
      readSeries(world, found(user).user_id, assertSeriesName(resource), range),
    sessions: (user, range) => {
      const now = world.now();
      const { from, until } = range === undefined ? { from: now - 30 * DAY, until: now } : parseRange(range);
      return listSessions(world, found(user).user_id, from, until ?? now).map((session) => ({
        kind: session.kind,
        id: session.id,
        user_id: session.userId,
        provider: session.provider,
        type: session.type,
        start: toIso(session.start, 0),
        end: toIso(session.end, 0),
        sport: session.workout?.sport ?? null,
      }));
    },
  };
}

function assertSeriesName<R extends SeriesName>(resource: R): R {
  if (isSeriesName(resource)) return resource;
  throw new TypeError(`There is no series "${String(resource)}". There are ${seriesNames.join(", ")}.`);
}

function readSeries<R extends SeriesName>(
  world: World,
  userId: string,
  resource: R,
  { provider, ...range }: SeriesRange,
): SourcedPoint<TimeseriesPoints[R]>[] {
  const now = world.now();
  const { from, until } = parseRange(range);
  const span = { from, until: Math.min(until ?? now, now), now };
  const streams = openPointStreams(world, { userId, resource, provider: provider ?? null });
  const sources = new Map<string, TimeseriesSource>();
  return Array.from(mergePointStreams(streams, span, null), (placed) => {
    const { stream, sample } = placed;
    const key = buildGroupKey(placed);
    const source = sources.get(key) ?? serializeSource(stream.source(sample.workout));
    sources.set(key, source);
    // Which fields a point has depends on its series; the strict check of answers holds it to the document.
    const point: unknown = { provider: source.provider, source, ...sample.point };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return point as SourcedPoint<TimeseriesPoints[R]>;
  });
}
