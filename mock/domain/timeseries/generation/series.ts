import { seriesDefinitions } from "../../../../src/generated/series.ts";
import { foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import { toIso } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import { computeMaxHeartRate } from "../../users/max-heart-rate.ts";
import { workouts } from "./sampling.ts";
import type { DayPlan, Workout } from "./day.ts";
import type { DayPlanner } from "./day-plan.ts";
import { LocalDay } from "../../../kernel/local-day.ts";
import { findSourceSampling, getProfile, type SeriesName } from "../profiles/index.ts";
import { createWear } from "./wear.ts";
import { getWorkoutSpan } from "./workout.ts";
import { type Measurement, measurePart, type ValueModel } from "./values.ts";

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
  /** Key of the source. */
  readonly stream: string;
  /** Milliseconds. */
  readonly time: number;
  readonly point: Point;
  /** The workout of the point, for series that exist only within workouts. */
  readonly workout: Workout | null;
  /** Whether a test added the point. */
  readonly isAdded: boolean;
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
  /** Leaves out the points of workouts that started before, because devices deliver only whole workouts. @default none */
  readonly earliestStart?: number;
}

/** How a source that is used only during workouts samples a series. */
const workoutMinutes = workouts("minutes");

/**
 * Computes the points of one series of one source within a span, in order of time, or the first ones of them. Nothing is stored; any
 * span can be read at any time.
 */
export function readSeries(
  name: SeriesName,
  setup: SeriesSetup,
  { from, until, now, earliestStart = -Infinity }: Span,
  limit = Infinity,
): Sample[] {
  const { seed, userId, provider, type, planner, zone, birthDate, workoutsOnly = false } = setup;
  const { person } = planner;
  const profile = getProfile(name);
  const { range, condition } = profile;
  const samples: Sample[] = [];
  if (condition !== undefined && condition !== person.lifestyle.diabetes) return samples;
  const stream = buildStreamKey({ provider, type });
  const source = buildSourceKey(seed, userId, provider, type);
  const { kind, unit } = seriesDefinitions[name];
  const sampling = findSourceSampling(name, type) ?? profile.sampling;
  const { list, within } = workoutsOnly ? workoutMinutes : sampling;
  const key = hash32(source, name);
  const wear = profile.worn === true || within !== null ? createWear(person, source, type) : null;
  const dropout = (profile.dropout ?? 0) * (wear?.dropout ?? 0);
  const numbers = Object.entries(profile.numbers ?? {});
  const extras = Object.entries(profile.extras ?? {});
  const factor = 10 ** profile.decimals;
  const every = profile.sampling.every ?? 1;
  const isInWorkouts = profile.sampling.within === "workout";
  const last = Math.min(until, now);
  let next = from;
  for (let day = LocalDay.at(zone, from); day.start <= last; day = day.next()) {
    const highest = getHighest(day);
    const plan = planner.plan(day.number);
    if (isInWorkouts && !isWhole(plan, day)) continue;
    let at: Measurement | null = null;
    for (const sample of list({ key: source, planner }, day, next)) {
      const { time } = sample;
      if (time > last) break;
      if (time < next || (kind === "interval" && time + sample.length > now)) continue;
      if (dropout > 0 && foldHashToUnit(key ^ DROPOUT, time) < dropout) continue;
      const minute = day.minute(time);
      at ??= { person, type, name, key, source, every, wear, sample, plan, minute };
      at.sample = sample;
      at.minute = minute;
      const point = isWorn(at) ? buildPoint(at, day, highest) : null;
      if (point === null) continue;
      samples.push({ stream, time, point, workout: isInWorkouts ? sample.workout : null, isAdded: false });
      if (samples.length === limit) return samples;
      // The time identifies a sample of a source, so each time has at most one.
      next = time + 1;
    }
  }
  return samples;

  /** Tells whether the workout of a day, if there is one, was ingested as a whole. */
  function isWhole({ workout }: DayPlan, day: LocalDay): boolean {
    if (workout === null) return false;
    const { start, end } = getWorkoutSpan(workout, day);
    return start >= earliestStart && end <= now;
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
  function compute(value: ValueModel, at: Measurement, highest: number): number | null {
    const rounded = Math.round(value(at) * factor) / factor;
    const [low] = range;
    if (rounded >= low) return rounded > highest ? highest : rounded + 0;
    return profile.omitsLow === true || Number.isNaN(rounded) ? null : low;
  }

  function buildPoint(at: Measurement, day: LocalDay, highest: number): Point | null {
    const { sample } = at;
    const value = profile.value === undefined ? undefined : compute(profile.value, at, highest);
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
    if (numbers.length === 0 && extras.length === 0) return point;
    const record: Record<string, unknown> = point;
    for (const [field, model] of numbers) record[field] = compute(model, measurePart(at, field), highest);
    for (const [field, build] of extras) record[field] = build(at, value ?? 0);
    return point;
  }
}

/** Salt of the hash that decides which points a sensor misses. */
const DROPOUT = 0x0d70;

/** Builds the key of a source among those of a user. */
export function buildStreamKey({ provider, type }: Pick<SeriesSetup, "provider" | "type">): string {
  return `${provider} ${type}`;
}

/** Computes the hash key of a source. */
export function buildSourceKey(seed: string, userId: string, provider: string, type: string): number {
  return hash32(seed, userId, provider, type);
}
