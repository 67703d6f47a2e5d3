import { providerOf } from "../../catalog/providers.ts";
import {
  DEFAULT_ZONE,
  ingestedProviders,
  ingestionWindows,
  type IngestionWindow,
} from "../connections/ingestion.ts";
import type { World } from "../world.ts";
import { Diary, type Workout } from "./day-plan.ts";
import type { PointStream } from "./lane.ts";
import { LocalDay } from "./local-day.ts";
import { explicitSamples, explicitSources, overlaid } from "./overlay.ts";
import { personOf } from "./person.ts";
import { catalogName, type SeriesName } from "./profiles/index.ts";
import { type Sample, Series, type Span } from "./series.ts";
import { workoutId } from "./session-ids.ts";
import { homeZone, isForWorkoutsOnly, sourcesOf } from "./sources.ts";
import { silenceKey, type Source } from "./table.ts";
import { workoutSpan } from "./workout.ts";

/** Which series of a user are read. */
export interface Selection {
  readonly userId: string;
  readonly resource: SeriesName;
  /** Slug; null for all. */
  readonly provider: string | null;
}

/** The zone that a provider's data is stamped with: its own if it tells one, else the user's fall-back. */
export function zoneOf(world: World, userId: string, window: IngestionWindow): string {
  if (providerOf(window.provider).gives_time_zone) return homeZone(world.seed, userId);
  return window.zone ?? DEFAULT_ZONE;
}

/** A computed source: what of its series was taken in, window by window, each under the settings of its time. */
class Computed {
  readonly #world: World;
  readonly #selection: Selection;
  readonly #source: Source;
  readonly #diary: Diary;

  constructor(world: World, selection: Selection, source: Source, diary: Diary) {
    this.#world = world;
    this.#selection = selection;
    this.#source = source;
    this.#diary = diary;
  }

  *walk(span: Span): Generator<Sample, void, void> {
    const { userId, resource } = this.#selection;
    const { provider } = this.#source;
    for (const window of ingestionWindows(this.#world, userId, provider, catalogName(resource))) {
      const until = Math.min(span.until, window.until - 1);
      if (until < span.from) continue;
      const [from, now] = [Math.max(span.from, window.from), Math.min(span.now, window.endedBy)];
      const zone = zoneOf(this.#world, userId, window);
      let workout: Workout | null = null;
      let whole = true;
      for (const sample of this.#series(window, zone).walk({ from, until, now })) {
        if (sample.workout !== workout) {
          workout = sample.workout;
          whole = workout === null || isWhole(workout, zone, window.begunFrom, now);
        }
        if (whole) yield sample;
      }
    }
  }

  #series(window: IngestionWindow, zone: string): Series {
    const { userId, resource } = this.#selection;
    const { provider, type } = this.#source;
    const entry = providerOf(provider);
    return new Series(resource, {
      seed: this.#world.seed,
      userId,
      diary: this.#diary,
      provider,
      type,
      zone,
      birthDate: entry.gives_age ? null : window.birth_date,
      workoutsOnly: isForWorkoutsOnly(resource, this.#source),
    });
  }
}

/** Devices hand over a workout when it is over and as a whole: none of its points comes without it. */
function isWhole(workout: Workout, zone: string, begunFrom: number, now: number): boolean {
  const { start, end } = workoutSpan(workout, new LocalDay(zone, workout.day));
  return start >= begunFrom && end <= now;
}

/** The person behind a user, with a diary that all series of one walk share. */
export function diaryOf(world: World, userId: string): Diary {
  return new Diary(personOf(world.seed, userId));
}

function isSilent(world: World, { userId, resource }: Selection, provider: string): boolean {
  const { silences } = world.tables;
  return [null, provider].some((slug) => silences.has(silenceKey(userId, resource, slug)));
}

function wanted({ provider }: Selection): (source: { readonly provider: string }) => boolean {
  return (source) => provider === null || source.provider === provider;
}

/**
 * All lanes of a selection: computed sources, each with its explicit points, and sources that have only such.
 * @param diary the user's own, for whoever reads several series of the same days
 */
export function openPointStreams(
  world: World,
  selection: Selection,
  diary = diaryOf(world, selection.userId),
): PointStream[] {
  const { userId, resource } = selection;
  const isWanted = wanted(selection);
  const computed = ingestedProviders(world, userId)
    .filter((provider) => isWanted({ provider }) && !isSilent(world, selection, provider))
    .flatMap((provider) => sourcesOf(world.seed, userId, provider, resource));
  const explicit = explicitSources(world, userId, resource).filter(isWanted);
  const lanes = new Map<string, PointStream>();
  // A source that points were given for is named as it was given.
  for (const source of explicit)
    lanes.set(streamKey(source), openPointStream(world, selection, source, null));
  for (const usual of computed) {
    const source = explicit.find((given) => streamKey(given) === streamKey(usual)) ?? usual;
    lanes.set(
      streamKey(usual),
      openPointStream(world, selection, source, new Computed(world, selection, source, diary)),
    );
  }
  return [...lanes.values()];
}

/** The key of the lane of a source. */
export function streamKey({ provider, type }: Pick<Source, "provider" | "type">): string {
  return `${provider} ${type}`;
}

function openPointStream(
  world: World,
  { userId, resource }: Selection,
  source: Source,
  computed: Computed | null,
): PointStream {
  return {
    key: streamKey(source),
    walk: (span) => {
      const explicit = explicitSamples(world, userId, resource, source, span);
      return computed === null ? explicit : overlaid(explicit, computed.walk(span));
    },
    source: (workout) =>
      workout === null
        ? source
        : { ...source, sport: workout.sport, workout_id: workoutId(world, userId, source, workout) },
  };
}
