import type { TimeseriesPoints, TimeseriesSource } from "../../../src/generated/types.ts";
import { DAY, toIso } from "../../kernel/time.ts";
import { userIdOf, type UserRef } from "../users/facade.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import {
  type Added,
  addPoints,
  clearPoints,
  type PointsSeed,
  type SeriesChoice,
  silence,
} from "./explicit.ts";
import { groupKey } from "./grouped.ts";
import { wireSource } from "./wire-source.ts";
import { merge } from "./lane.ts";
import { lanesOf } from "./lanes.ts";
import { isSeriesName, seriesNames, type SeriesName } from "./profiles/index.ts";
import { type RangeInput, readRange } from "./query.ts";
import { sessionsOf } from "./sessions.ts";

/** A point of a series, with where it comes from. */
export type SourcedPoint<Point> = Point & { readonly provider: string; readonly source: TimeseriesSource };

/** What a test reads; dates and date-times as the service takes them. */
export interface SeriesRange extends RangeInput {
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
  add(user: UserRef, resource: SeriesName, seed: PointsSeed): Added;
  /** Makes these the only points of a series: whatever was added before goes, and nothing is computed. */
  only(user: UserRef, resource: SeriesName, seed: PointsSeed): Added;
  /** Stops computing a series; without a provider, of all providers. */
  silence(user: UserRef, resource: SeriesName, provider?: string): void;
  /** Takes added points away and computes silenced series again; without a choice, all of the user's. */
  clear(user: UserRef, choice?: SeriesChoice | SeriesName): void;
  /** All points of a series in a range, in the order of time. */
  read<R extends SeriesName>(
    user: UserRef,
    resource: R,
    range: SeriesRange,
  ): SourcedPoint<TimeseriesPoints[R]>[];
  /** Workouts and nights that begin in a range. @default the last 30 days */
  sessions(user: UserRef, range?: RangeInput): MockSession[];
}

/** Makes the facade of one world. */
export function timeseriesFacade(world: World): TimeseriesFacade {
  const found = (user: UserRef) => activeUser(world, userIdOf(user));
  return {
    add: (user, resource, seed) => addPoints(world, found(user), known(resource), seed),
    only: (user, resource, seed) => {
      const record = found(user);
      clearPoints(world, record.user_id, { resource: known(resource) });
      silence(world, record.user_id, resource, null);
      return addPoints(world, record, resource, seed);
    },
    silence: (user, resource, provider) => {
      silence(world, found(user).user_id, known(resource), provider ?? null);
    },
    clear: (user, choice = {}) => {
      const { resource, provider } =
        typeof choice === "string" ? { resource: choice } : { provider: undefined, ...choice };
      clearPoints(world, found(user).user_id, { resource: resource && known(resource), provider });
    },
    read: (user, resource, range) => readSeries(world, found(user).user_id, known(resource), range),
    sessions: (user, range) => {
      const now = world.now();
      const { from, until } = range === undefined ? { from: now - 30 * DAY, until: now } : readRange(range);
      return sessionsOf(world, found(user).user_id, from, until ?? now).map((session) => ({
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

function known<R extends SeriesName>(resource: R): R {
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
  const { from, until } = readRange(range);
  const span = { from, until: Math.min(until ?? now, now), now };
  const lanes = lanesOf(world, { userId, resource, provider: provider ?? null });
  const sources = new Map<string, TimeseriesSource>();
  return Array.from(merge(lanes, span, null), (placed) => {
    const { lane, sample } = placed;
    const key = groupKey(placed);
    const source = sources.get(key) ?? wireSource(lane.source(sample.workout));
    sources.set(key, source);
    // Which fields a point has depends on its series; the strict check of answers holds it to the document.
    const point: unknown = { provider: source.provider, source, ...sample.point };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return point as SourcedPoint<TimeseriesPoints[R]>;
  });
}
