import { getCatalogProvider } from "../../../catalog/providers.ts";
import { listIngestedProviders, listIngestionWindows } from "../../connections/ingestion.ts";
import type { World } from "../../world.ts";
import type { Workout } from "../generation/day.ts";
import type { DayPlanner } from "../generation/day-plan.ts";
import { getDayPlanner } from "../lifestyle.ts";
import type { PointStream } from "./point-stream.ts";
import { LocalDay } from "../../../kernel/local-day.ts";
import {
  listRecordedSamples,
  listRecordedSources,
  mergeRecordedSamples,
} from "../recorded/recorded-samples.ts";
import { getCatalogName, type SeriesName } from "../profiles/index.ts";
import { openSeries, type Sample, type Span } from "../generation/series.ts";
import { buildSessionId } from "../sessions/session-ids.ts";
import { isWorkoutOnly, listSources } from "../sources.ts";
import { buildDisabledSeriesKey } from "../table.ts";
import type { PointSource } from "../../connections/source.ts";
import { getWorkoutSpan } from "../generation/workout.ts";

export interface SeriesSelection {
  readonly userId: string;
  readonly resource: SeriesName;
  /** Slug. Null reads all providers. */
  readonly provider: string | null;
}

/** Reads the computed points of one source: each ingestion window under the settings of that time. */
function readComputed(
  world: World,
  { userId, resource }: SeriesSelection,
  source: PointSource,
  planner: DayPlanner,
  span: Span,
): SampleLists {
  const { provider, type } = source;
  const entry = getCatalogProvider(provider);
  const windows = listIngestionWindows(world, userId, provider, getCatalogName(resource));
  const parts = windows.flatMap((window) => {
    const until = Math.min(span.until, window.until - 1);
    if (until < span.from) return [];
    const [from, now] = [Math.max(span.from, window.from), Math.min(span.now, window.latestEnd)];
    const series = openSeries(resource, {
      seed: world.seed,
      userId,
      planner,
      provider,
      type,
      zone: window.zone,
      birthDate: entry.gives_age ? null : window.birth_date,
      workoutsOnly: isWorkoutOnly(resource, source),
    });
    const samples = series.read({ from, until, now });
    if (!series.isInWorkouts) return [samples];
    return [
      keepWholeWorkouts(samples, (workout) =>
        isWholeWorkout(workout, window.zone, window.earliestStart, now),
      ),
    ];
  });
  return concatenate(parts);
}

function* concatenate(parts: readonly Iterable<readonly Sample[]>[]): SampleLists {
  for (const lists of parts) yield* lists;
}

type SampleLists = Generator<readonly Sample[], void, void>;

/** Leaves out the points of workouts that were not ingested as a whole. */
function* keepWholeWorkouts(
  lists: Iterable<readonly Sample[]>,
  isWhole: (workout: Workout) => boolean,
): SampleLists {
  let workout: Workout | null = null;
  let whole = true;
  for (const samples of lists) {
    const kept = samples.filter((sample) => {
      if (sample.workout !== workout) {
        workout = sample.workout;
        whole = workout === null || isWhole(workout);
      }
      return whole;
    });
    if (kept.length > 0) yield kept;
  }
}

/** Tells whether a workout was ingested as a whole. Devices deliver a workout only when it is complete. */
function isWholeWorkout(workout: Workout, zone: string, earliestStart: number, now: number): boolean {
  const { start, end } = getWorkoutSpan(workout, new LocalDay(zone, workout.day));
  return start >= earliestStart && end <= now;
}

function isDisabled(world: World, { userId, resource }: SeriesSelection, provider: string): boolean {
  const { disabledSeries } = world.tables;
  return [null, provider].some((slug) => disabledSeries.has(buildDisabledSeriesKey(userId, resource, slug)));
}

function matchProvider({ provider }: SeriesSelection): (source: { readonly provider: string }) => boolean {
  return (source) => provider === null || source.provider === provider;
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
  selection: SeriesSelection,
  planner = getDayPlanner(world, selection.userId),
): PointStream[] {
  const { userId, resource } = selection;
  const isSelected = matchProvider(selection);
  const unmoved = planner.person.lifestyle.mobility === "wheelchair" ? walked : pushed;
  const providers = unmoved.has(resource) ? [] : listIngestedProviders(world, userId);
  const computed = providers
    .filter((provider) => isSelected({ provider }) && !isDisabled(world, selection, provider))
    .flatMap((provider) => listSources(world.seed, userId, provider, resource));
  const recorded = listRecordedSources(world, userId, resource).filter(isSelected);
  const streams = new Map<string, PointStream>();
  // Added points determine the fields of their source.
  for (const source of recorded)
    streams.set(buildStreamKey(source), openPointStream(world, selection, source, null));
  for (const usual of computed) {
    const source = recorded.find((given) => buildStreamKey(given) === buildStreamKey(usual)) ?? usual;
    streams.set(
      buildStreamKey(usual),
      openPointStream(world, selection, source, (span) =>
        readComputed(world, selection, source, planner, span),
      ),
    );
  }
  return [...streams.values()];
}

export function buildStreamKey({ provider, type }: Pick<PointSource, "provider" | "type">): string {
  return `${provider} ${type}`;
}

function openPointStream(
  world: World,
  { userId, resource }: SeriesSelection,
  source: PointSource,
  computed: PointStream["read"] | null,
): PointStream {
  return {
    key: buildStreamKey(source),
    read: (span) => {
      const recorded = listRecordedSamples(world, userId, resource, source, span);
      return computed === null ? recorded : mergeRecordedSamples(recorded, computed(span));
    },
    source: (workout) =>
      workout === null
        ? source
        : {
            ...source,
            sport: workout.sport,
            workout_id: buildSessionId(world, "workout", { ...source, userId, day: workout.day }),
          },
  };
}
