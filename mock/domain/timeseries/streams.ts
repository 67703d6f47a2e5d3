import { getCatalogProvider } from "../../catalog/providers.ts";
import { DAY } from "../../kernel/time.ts";
import { listIngestedProviders, listIngestionWindows } from "../connections/ingestion.ts";
import type { PointSource } from "../connections/source.ts";
import type { World } from "../world.ts";
import type { Workout } from "./generation/day.ts";
import type { DayPlanner } from "./generation/day-plan.ts";
import { buildStreamKey, type Sample, type Span, readSeries } from "./generation/series.ts";
import { getDayPlanner } from "./lifestyle.ts";
import { getCatalogName, type SeriesName } from "./profiles/index.ts";
import { buildSessionId } from "./sessions/session-ids.ts";
import { isWorkoutOnly, listSources } from "./sources.ts";
import { buildDisabledSeriesKey, buildSeriesKey } from "./table.ts";

export interface SeriesSelection {
  readonly userId: string;
  readonly resource: SeriesName;
  /** Slug. Null reads all providers. */
  readonly provider: string | null;
}

/** Points of one source in order of time. */
export interface PointStream {
  /** Identifies the source. Orders points of the same time. */
  readonly key: string;
  /** Reads the points of a span, or the first ones of them. */
  read(span: Span, limit?: number): readonly Sample[];
  source(workout: Workout | null): PointSource;
}

export interface StreamPosition {
  readonly time: number;
  readonly key: string;
}

/** Time that is read of all streams before the time after it. The planner keeps more days, so that no day is planned again. */
const WINDOW = 2 * DAY;

/**
 * Reads the points of several streams, ordered by time and key, or the first ones of them. Starts right after a position, at a
 * cost that does not depend on the number of earlier points.
 */
export function readStreams(
  streams: readonly PointStream[],
  { from, until, now }: Span,
  after: StreamPosition | null = null,
  limit = Infinity,
): Sample[] {
  const ordered = streams.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const found: Sample[] = [];
  let length = WINDOW;
  for (
    let start = after === null ? from : Math.max(from, after.time);
    start <= until && found.length < limit;
    start += length
  ) {
    // Years without points take few steps.
    if (found.length > 0) length = WINDOW;
    else if (start > from) length *= 2;
    const end = Math.min(until, start + length - 1);
    const lists = ordered.map((stream) => {
      // Streams up to the position's key have already returned their point at the position's time.
      const first = after !== null && stream.key <= after.key ? Math.max(start, after.time + 1) : start;
      return stream.read({ from: first, until: end, now }, limit - found.length);
    });
    for (const sample of mergeSamples(lists)) if (found.length < limit) found.push(sample);
  }
  return found;
}

/** Merges lists of points in order of time. */
function mergeSamples(lists: readonly (readonly Sample[])[]): readonly Sample[] {
  const [only = [], ...others] = lists.filter(({ length }) => length > 0);
  return others.length === 0 ? only : [only, ...others].flat().sort((a, b) => a.time - b.time);
}

/** Series of the users in a wheelchair, and those of the users who walk. */
const pushed: ReadonlySet<SeriesName> = new Set(["wheelchair_push"]);
const walked: ReadonlySet<SeriesName> = new Set(["steps", "floors_climbed"]);

/**
 * Opens the point streams of a selection: one for each source with computed or added points.
 * @param planner the user's day planner. Share it when you read several series of the same days.
 */
export function openPointStreams(
  world: World,
  { userId, resource, provider }: SeriesSelection,
  planner = getDayPlanner(world, userId),
): PointStream[] {
  const isSelected = (slug: string): boolean => provider === null || slug === provider;
  const isDisabled = (slug: string): boolean =>
    [null, slug].some((one) =>
      world.tables.disabledSeries.has(buildDisabledSeriesKey(userId, resource, one)),
    );
  const unmoved = planner.person.lifestyle.mobility === "wheelchair" ? walked : pushed;
  const providers = unmoved.has(resource) ? [] : listIngestedProviders(world, userId);
  const computed = new Map(
    providers
      .filter((slug) => isSelected(slug) && !isDisabled(slug))
      .flatMap((slug) => listSources(world.seed, userId, slug, resource))
      .map((source) => [buildStreamKey(source), source]),
  );
  const recorded = new Map(
    listRecordedSources(world, userId, resource)
      .filter((source) => isSelected(source.provider))
      .map((source) => [buildStreamKey(source), source]),
  );
  // Added points determine the fields of their source.
  return Array.from(new Map([...recorded, ...computed]), ([key, usual]): PointStream => {
    const source = recorded.get(key) ?? usual;
    return {
      key,
      read: (span, limit = Infinity) => {
        const added = recorded.has(key) ? readRecorded(world, userId, resource, source, span, limit) : [];
        if (!computed.has(key)) return added;
        const samples = readComputed(world, userId, resource, source, planner, span, limit);
        if (added.length === 0) return samples;
        // An added point replaces a computed point of the same time.
        const times = new Set(added.map(({ time }) => time));
        return mergeSamples([added, samples.filter(({ time }) => !times.has(time))]).slice(0, limit);
      },
      source: (workout) => {
        if (workout === null) return source;
        const session = { ...source, userId, day: workout.day };
        return { ...source, sport: workout.sport, workout_id: buildSessionId(world, "workout", session) };
      },
    };
  });
}

/** Reads the computed points of one source: each ingestion window under the settings of that time. */
function readComputed(
  world: World,
  userId: string,
  resource: SeriesName,
  { provider, type }: PointSource,
  planner: DayPlanner,
  span: Span,
  limit: number,
): readonly Sample[] {
  const setup = {
    seed: world.seed,
    userId,
    planner,
    provider,
    type,
    workoutsOnly: isWorkoutOnly(resource, { provider, type }),
  };
  const { gives_age } = getCatalogProvider(provider);
  let samples: readonly Sample[] = [];
  for (const window of listIngestionWindows(world, userId, provider, getCatalogName(resource))) {
    const { zone, birth_date, earliestStart } = window;
    const part = {
      from: Math.max(span.from, window.from),
      until: Math.min(span.until, window.until - 1),
      now: Math.min(span.now, window.latestEnd),
      earliestStart,
    };
    if (part.until < part.from || samples.length >= limit) continue;
    const read = readSeries(
      resource,
      { ...setup, zone, birthDate: gives_age ? null : birth_date },
      part,
      limit - samples.length,
    );
    samples = samples.length === 0 ? read : [...samples, ...read];
  }
  return samples;
}

/** Reads the added points of one series of one source. */
function readRecorded(
  world: World,
  userId: string,
  resource: SeriesName,
  { provider, type }: PointSource,
  { from, until, now }: Span,
  limit: number,
): Sample[] {
  const group = buildSeriesKey(userId, resource, provider, type);
  const stream = buildStreamKey({ provider, type });
  const to = Math.min(until, now) + 1;
  if (from >= to) return [];
  const rows = world.tables.recordedPoints.page("series", { group, from, to, limit });
  return rows.map(({ time, point }) => ({ stream, time, point, workout: null, isAdded: true }));
}

/** Lists the sources of a user's added points of one series. The latest point of a source determines its fields. */
function listRecordedSources(world: World, userId: string, resource: SeriesName): PointSource[] {
  const query = { group: `${userId} ${resource}`, limit: 1, direction: "desc" } as const;
  const sources: PointSource[] = [];
  let to: readonly string[] | undefined;
  for (;;) {
    const [last] = world.tables.recordedPoints.page("resource", { ...query, to });
    if (last === undefined) return sources.toReversed();
    sources.push(last.source);
    // Comes right before all points of the source.
    to = [last.source.provider, last.source.type];
  }
}
