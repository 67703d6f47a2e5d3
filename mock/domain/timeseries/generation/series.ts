import { foldHash, hash32 } from "../../../kernel/random.ts";
import { toIso } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import { computeMaxHeartRate } from "../../users/max-heart-rate.ts";
import { ScheduledSample, scheduleSamples, type SampleSchedule } from "./sample-schedule.ts";
import type { DayPlanner, Workout } from "./day-plan.ts";
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
  readonly #key: number;
  readonly #factor: number;
  readonly #hasAgeLimit: boolean;

  constructor(name: SeriesName, setup: SeriesSetup) {
    const { seed, userId, provider, type, planner } = setup;
    const source = hash32(seed, userId, provider, type);
    const profile = getProfile(name);
    const pattern = setup.workoutsOnly === true ? restrictToWorkouts(profile.sampling) : profile.sampling;
    this.profile = profile;
    this.#setup = setup;
    this.#key = hash32(source, name);
    this.#schedule = { pattern, planner, key: foldHash(source, hashPattern(pattern)) };
    const shape = (model: ValueModel, field: string) => {
      const own = { person: planner.person, name: `${name}${field}`, key: hash32(this.#key, field) };
      return buildValueFunction(model, {
        ...own,
        every: profile.sampling.kind === "grid" ? profile.sampling.every : 1,
      });
    };
    this.#value = profile.value === undefined ? null : shape(profile.value, "");
    this.#numbers = Object.entries(profile.numbers ?? {}).map(([field, model]) => [
      field,
      shape(model, field),
    ]);
    this.#extras = profile.extras ?? [];
    this.#factor = 10 ** profile.decimals;
    this.#hasAgeLimit = name === "heartrate" && setup.birthDate !== null;
  }

  /** Generates the points of a span in order of time. Holds one day in memory. */
  *read({ from, until, now }: Span): Generator<Sample, void, void> {
    const { zone, planner } = this.#setup;
    const last = Math.min(until, now);
    if (!(from <= last)) return;
    const lasting = this.profile.kind === "interval";
    const inWorkout = this.profile.sampling.kind === "workout";
    // The time identifies a sample of a source, so each time has at most one.
    let previous = Number.NEGATIVE_INFINITY;
    const measurement: Measurement = { sample: new ScheduledSample(0, 0), plan: planner.plan(0), minute: 0 };
    for (let day = LocalDay.at(zone, from); day.start <= last; day = day.next()) {
      const highest = this.#highest(day);
      measurement.plan = planner.plan(day.number);
      for (const sample of scheduleSamples(this.#schedule, day, from)) {
        if (sample.time > last) return;
        if (sample.time === previous || (lasting && sample.time + sample.length > now)) continue;
        measurement.sample = sample;
        measurement.minute = day.minute(sample.time);
        const point = this.#point(measurement, day, highest);
        if (point === null) continue;
        previous = sample.time;
        yield { time: sample.time, point, workout: inWorkout ? sample.workout : null };
      }
    }
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
    return this.profile.value?.by === "rate" || Number.isNaN(value) ? null : low;
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
    const point: Point = { timestamp, start: timestamp, end, timezone_offset: offset, type: null, unit };
    const record: Record<string, unknown> = point;
    if (value !== undefined) record.value = value;
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

function restrictToWorkouts(pattern: SamplingPattern): SamplingPattern {
  return pattern.kind === "grid" ? { kind: "workout", points: "minutes", sports } : pattern;
}

/** Hashes a pattern. The JSON text is part of the seed: do not rename its keys. */
function hashPattern(pattern: SamplingPattern): number {
  return hash32(JSON.stringify(pattern));
}
