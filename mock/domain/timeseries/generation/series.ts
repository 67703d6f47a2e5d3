import { foldHash, foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import { toIso } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import { computeMaxHeartRate } from "../../users/max-heart-rate.ts";
import { ScheduledSample, visitSamples, type SampleSchedule } from "./sample-schedule.ts";
import type { Workout } from "./day.ts";
import type { DayPlanner } from "./day-plan.ts";
import { buildExtraField } from "./extra-fields.ts";
import { LocalDay } from "../../../kernel/local-day.ts";
import {
  type ExtraField,
  type ValueModel,
  type SeriesProfile,
  type SamplingPattern,
  sports,
} from "../profiles/profile.ts";
import { getProfile, type SeriesName } from "../profiles/index.ts";
import { findSourceSampling } from "../profiles/source-sampling.ts";
import { createWear, type Wear } from "./wear.ts";
import { type Measurement, type ValueFunction, buildValueFunction } from "./value-function.ts";

/** A point as a response contains it. The profile of its series determines the other fields. */
export interface Point {
  readonly timestamp: string;
  readonly start: string;
  /** Equals the start for a measurement at one instant. */
  readonly end: string;
  readonly timezone_offset: number | null;
  readonly type: string | null;
  readonly unit: string;
  readonly value?: number | string;
  readonly [field: string]: unknown;
}

/** A point with its time and workout. */
export interface Sample {
  /** Milliseconds. */
  readonly time: number;
  readonly point: Point;
  /** The workout of the point, for series that exist only within workouts. */
  readonly workout: Workout | null;
}

/** Inputs of a computed series. */
export interface SeriesSetup {
  readonly seed: string;
  readonly userId: string;
  readonly planner: DayPlanner;
  readonly provider: string;
  /** Type of the source, such as `watch`. */
  readonly type: string;
  /** Time zone of the source. It determines days and offsets. */
  readonly zone: string;
  /** YYYY-mm-dd. Limits heart rates. Null when unknown. */
  readonly birthDate: string | null;
  /** True when the source measures only during workouts. */
  readonly workoutsOnly?: boolean;
}

/** First and last instant of the requested points, and the time by which an interval must have ended. */
export interface Span {
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

/** One computed series of one source. Nothing is stored; any time range can be read at any time. */
export class Series {
  readonly profile: SeriesProfile;
  readonly #setup: SeriesSetup;
  readonly #schedule: SampleSchedule;
  readonly #value: ValueFunction | null;
  readonly #numbers: readonly (readonly [string, ValueFunction])[];
  readonly #extras: readonly ExtraField[];
  /** True when points have no further fields. */
  readonly #isPlain: boolean;
  readonly #key: number;
  readonly #factor: number;
  readonly #hasAgeLimit: boolean;
  readonly #wear: Wear | null;

  constructor(name: SeriesName, setup: SeriesSetup) {
    const { seed, userId, provider, type, planner } = setup;
    const source = buildSourceKey(seed, userId, provider, type);
    const profile = getProfile(name);
    const sampling = findSourceSampling(name, type) ?? profile.sampling;
    const pattern = setup.workoutsOnly === true ? restrictToWorkouts(sampling) : sampling;
    this.profile = profile;
    this.#setup = setup;
    this.#key = hash32(source, name);
    this.#schedule = { pattern, planner, key: foldHash(source, hashPattern(pattern)), source };
    this.#wear =
      profile.worn === true || isSession(pattern) ? createWear(planner.person, source, type) : null;
    const shape = (model: ValueModel, field: string) => {
      const every = profile.sampling.kind === "grid" ? profile.sampling.every : 1;
      const own = { person: planner.person, name: `${name}${field}`, key: hash32(this.#key, field), source };
      return buildValueFunction(model, { every, ...own });
    };
    this.#value = profile.value === undefined ? null : shape(profile.value, "");
    this.#numbers = Object.entries(profile.numbers ?? {}).map(([field, model]) => [
      field,
      shape(model, field),
    ]);
    this.#extras = profile.extras ?? [];
    this.#isPlain = this.#numbers.length === 0 && this.#extras.length === 0;
    this.#factor = 10 ** profile.decimals;
    this.#hasAgeLimit = name === "heartrate" && setup.birthDate !== null;
  }

  /** True when points exist only within workouts, and name theirs. */
  get isInWorkouts(): boolean {
    return this.profile.sampling.kind === "workout";
  }

  /** Generates the points of a span in order of time, some at a time. No list is empty. */
  *read({ from, until, now }: Span): Generator<readonly Sample[], void, void> {
    const { zone, planner } = this.#setup;
    const last = Math.min(until, now);
    const { condition } = this.profile;
    if (!(from <= last) || (condition !== undefined && condition !== planner.person.lifestyle.diabetes))
      return;
    let next = from;
    for (let day = LocalDay.at(zone, from); day.start <= last; day = day.next()) {
      let samples: readonly Sample[];
      do {
        samples = this.#readBatch(day, { from: next, until: last, now });
        const end = samples.at(-1);
        if (end === undefined) break;
        yield samples;
        // The time identifies a sample of a source, so each time has at most one.
        next = end.time + 1;
      } while (samples.length === BATCH_SIZE);
    }
  }

  /** Reads the first points of a day from an instant on: all of them when they are fewer than a batch. */
  #readBatch(day: LocalDay, { from, until, now }: Span): Sample[] {
    const { isInWorkouts } = this;
    const dropout = this.#wear?.getDropout(this.profile.dropout ?? 0) ?? 0;
    const lasting = this.profile.kind === "interval";
    const highest = this.#highest(day);
    const samples: Sample[] = [];
    let previous = Number.NEGATIVE_INFINITY;
    const measurement: Measurement = {
      sample: new ScheduledSample(0, 0),
      plan: this.#setup.planner.plan(day.number),
      minute: 0,
      wear: this.#wear,
    };
    visitSamples(this.#schedule, day, from, (sample) => {
      const { time } = sample;
      if (time > until) return false;
      if (time === previous || (lasting && time + sample.length > now)) return true;
      measurement.sample = sample;
      measurement.minute = day.minute(time);
      if (dropout > 0 && foldHashToUnit(this.#key ^ DROPOUT, time) < dropout) return true;
      if (!this.#isWorn(measurement)) return true;
      const point = this.#point(measurement, day, highest);
      if (point === null) return true;
      previous = time;
      samples.push({ time, point, workout: isInWorkouts ? sample.workout : null });
      return samples.length < BATCH_SIZE;
    });
    return samples;
  }

  /** Tells whether the source is worn at the time of a sample. A total checks each of its minutes instead. */
  #isWorn({ sample, plan, minute, wear }: Measurement): boolean {
    if (wear === null || this.profile.value?.by === "total") return true;
    if (sample.workout !== null) return wear.isWorkoutWorn(plan, sample.workout);
    return wear.isWorn(plan, minute);
  }

  /** Returns the maximum value on a day. The user's age limits heart rates. */
  #highest(day: LocalDay): number {
    const [, high] = this.profile.range;
    if (!this.#hasAgeLimit) return high;
    const limit = computeMaxHeartRate(this.#setup.birthDate, getLocalDate(day.zone, day.start));
    return limit === null ? high : Math.min(high, limit);
  }

  /** Rounds and limits a value. Returns null when the point has no value. */
  #read(shape: ValueFunction, measurement: Measurement, highest: number): number | null {
    const value = Math.round(shape(measurement) * this.#factor) / this.#factor;
    const [low] = this.profile.range;
    if (value >= low) return value > highest ? highest : value + 0;
    const by = this.profile.value?.by;
    return by === "rate" || by === "total" || Number.isNaN(value) ? null : low;
  }

  #point(measurement: Measurement, day: LocalDay, highest: number): Point | null {
    const { sample } = measurement;
    const value = this.#value === null ? undefined : this.#read(this.#value, measurement, highest);
    if (value === null) return null;
    const offset = day.offset(sample.time);
    const timestamp = toIso(sample.time, offset);
    const { unit, kind } = this.profile;
    let end = timestamp;
    if (kind === "interval") {
      const until = sample.time + sample.length;
      const endOffset = until < day.end ? day.offset(until) : LocalDay.at(day.zone, until).offset(until);
      end = toIso(until, endOffset);
    }
    const start = timestamp;
    // Two literals, because adding a field to an object costs more than creating it with the field.
    const point: Point =
      value === undefined
        ? { timestamp, start, end, timezone_offset: offset, type: null, unit }
        : { timestamp, start, end, timezone_offset: offset, type: null, unit, value };
    if (this.#isPlain) return point;
    const record: Record<string, unknown> = point;
    for (const [field, shape] of this.#numbers) record[field] = this.#read(shape, measurement, highest);
    for (const extra of this.#extras) {
      record[extra.field] = buildExtraField(extra, {
        sample,
        value: value ?? 0,
        key: this.#key,
        type: this.#setup.type,
      });
    }
    return point;
  }
}

/** How many points a series generates at a time. A list of them costs less than a generator that stops at each. */
const BATCH_SIZE = 256;

/** Salt of the hash that decides which points a sensor misses. */
const DROPOUT = 0x0d70;

/** Builds the hash key of a source. All its series share it. */
export function buildSourceKey(seed: string, userId: string, provider: string, type: string): number {
  return hash32(seed, userId, provider, type);
}

/** Tells whether a pattern has samples only in workouts or during sleep. A source that is not worn records neither. */
function isSession({ kind }: SamplingPattern): boolean {
  return kind === "workout" || kind === "night" || kind === "stages";
}

function restrictToWorkouts(pattern: SamplingPattern): SamplingPattern {
  return pattern.kind === "grid" ? { kind: "workout", points: "minutes", sports } : pattern;
}

/** Hashes a pattern. The JSON text is part of the seed: do not rename its keys. */
function hashPattern(pattern: SamplingPattern): number {
  return hash32(JSON.stringify(pattern));
}
