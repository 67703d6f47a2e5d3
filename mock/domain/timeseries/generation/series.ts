import { seriesDefinitions } from "../../../../src/generated/series.ts";
import { foldHash, foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import { toIso } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import { computeMaxHeartRate } from "../../users/max-heart-rate.ts";
import { createSample, visitSamples, type SampleSchedule } from "./sample-schedule.ts";
import type { Workout } from "./day.ts";
import type { DayPlanner } from "./day-plan.ts";
import { LocalDay } from "../../../kernel/local-day.ts";
import { type SamplingPattern, sports } from "../profiles/profile.ts";
import { findSourceSampling, getProfile, type SeriesName } from "../profiles/index.ts";
import { createWear } from "./wear.ts";
import type { Measurement, ValueFunction, ValueModel } from "./value-function.ts";

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
export interface Series {
  /** True when points exist only within workouts, and name theirs. */
  readonly isInWorkouts: boolean;
  /** Generates the points of a span in order of time, some at a time. No list is empty. */
  read(span: Span): Generator<readonly Sample[], void, void>;
}

export function openSeries(name: SeriesName, setup: SeriesSetup): Series {
  const { seed, userId, provider, type, planner, zone, birthDate } = setup;
  const source = buildSourceKey(seed, userId, provider, type);
  const profile = getProfile(name);
  const { kind, unit } = seriesDefinitions[name];
  const { range, numbers = {}, extras = {}, condition } = profile;
  const sampling = findSourceSampling(name, type) ?? profile.sampling;
  const pattern = setup.workoutsOnly === true ? restrictToWorkouts(sampling) : sampling;
  const key = hash32(source, name);
  const schedule: SampleSchedule = { pattern, planner, key: foldHash(source, hashPattern(pattern)), source };
  const wear = profile.worn === true || isSession(pattern) ? createWear(planner.person, source, type) : null;
  const dropout = (profile.dropout ?? 0) * (wear?.dropout ?? 0);
  const shape = (model: ValueModel, field: string): ValueFunction => {
    const every = profile.sampling.kind === "grid" ? profile.sampling.every : 1;
    return model({ person: planner.person, name: `${name}${field}`, key: hash32(key, field), source, every });
  };
  const computeValue = profile.value === undefined ? null : shape(profile.value, "");
  const fields = Object.entries(numbers).map(([field, model]) => [field, shape(model, field)] as const);
  const added = Object.entries(extras);
  const isPlain = fields.length === 0 && added.length === 0;
  const factor = 10 ** profile.decimals;
  const isInWorkouts = profile.sampling.kind === "workout";
  return { isInWorkouts, read };

  function* read({ from, until, now }: Span): Generator<readonly Sample[], void, void> {
    const last = Math.min(until, now);
    if (!(from <= last) || (condition !== undefined && condition !== planner.person.lifestyle.diabetes))
      return;
    let next = from;
    for (let day = LocalDay.at(zone, from); day.start <= last; day = day.next()) {
      let samples: readonly Sample[];
      do {
        samples = readBatch(day, { from: next, until: last, now });
        const end = samples.at(-1);
        if (end === undefined) break;
        yield samples;
        // The time identifies a sample of a source, so each time has at most one.
        next = end.time + 1;
      } while (samples.length === BATCH_SIZE);
    }
  }

  /** Reads the first points of a day from an instant on: all of them when they are fewer than a batch. */
  function readBatch(day: LocalDay, { from, until, now }: Span): Sample[] {
    const highest = getHighest(day);
    const samples: Sample[] = [];
    let previous = Number.NEGATIVE_INFINITY;
    const plan = planner.plan(day.number);
    const measurement: Measurement = { sample: createSample(0, 0), plan, minute: 0, wear };
    visitSamples(schedule, day, from, (sample) => {
      const { time } = sample;
      if (time > until) return false;
      if (time === previous || (kind === "interval" && time + sample.length > now)) return true;
      measurement.sample = sample;
      measurement.minute = day.minute(time);
      if (dropout > 0 && foldHashToUnit(key ^ DROPOUT, time) < dropout) return true;
      if (!isWorn(measurement)) return true;
      const point = buildPoint(measurement, day, highest);
      if (point === null) return true;
      previous = time;
      samples.push({ time, point, workout: isInWorkouts ? sample.workout : null });
      return samples.length < BATCH_SIZE;
    });
    return samples;
  }

  /** Tells whether the source is worn at the time of a sample. A total checks each of its minutes instead. */
  function isWorn({ sample, plan, minute }: Measurement): boolean {
    if (wear === null || profile.isTotal === true) return true;
    return wear.isWorn(plan, sample.workout === null ? minute : sample.workout.minute);
  }

  /** Returns the maximum value on a day. The user's age limits heart rates. */
  function getHighest(day: LocalDay): number {
    const limit =
      name === "heartrate" && birthDate !== null
        ? computeMaxHeartRate(birthDate, getLocalDate(zone, day.start))
        : null;
    return limit === null ? range[1] : Math.min(range[1], limit);
  }

  /** Rounds and limits a value. Returns null when the point has no value. */
  function compute(value: ValueFunction, measurement: Measurement, highest: number): number | null {
    const rounded = Math.round(value(measurement) * factor) / factor;
    const [low] = range;
    if (rounded >= low) return rounded > highest ? highest : rounded + 0;
    return profile.omitsLow === true || Number.isNaN(rounded) ? null : low;
  }

  function buildPoint(measurement: Measurement, day: LocalDay, highest: number): Point | null {
    const { sample } = measurement;
    const value = computeValue === null ? undefined : compute(computeValue, measurement, highest);
    if (value === null) return null;
    const offset = day.offset(sample.time);
    const timestamp = toIso(sample.time, offset);
    let end = timestamp;
    if (kind === "interval") {
      const until = sample.time + sample.length;
      const endOffset = until < day.end ? day.offset(until) : LocalDay.at(zone, until).offset(until);
      end = toIso(until, endOffset);
    }
    const start = timestamp;
    // Two literals, because adding a field to an object costs more than creating it with the field.
    const point: Point =
      value === undefined
        ? { timestamp, start, end, timezone_offset: offset, type: null, unit }
        : { timestamp, start, end, timezone_offset: offset, type: null, unit, value };
    if (isPlain) return point;
    const record: Record<string, unknown> = point;
    for (const [field, model] of fields) record[field] = compute(model, measurement, highest);
    for (const [field, build] of added) record[field] = build({ sample, value: value ?? 0, key, type });
    return point;
  }
}

/** How many points a series generates at a time. A list of them costs less than a generator that stops at each. */
const BATCH_SIZE = 256;

/** Salt of the hash that decides which points a sensor misses. */
const DROPOUT = 0x0d70;

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
