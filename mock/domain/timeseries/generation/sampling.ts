import { foldHash, foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import type { LocalDay } from "../../../kernel/local-day.ts";
import { MINUTE, SECOND } from "../../../kernel/time.ts";
import { isAsleep, type Meal, type Sport, sports, type Workout } from "./day.ts";
import type { DayPlanner } from "./day-plan.ts";
import { computeDeviation, interpolate, type Range } from "./person.ts";
import { buildSleepStages, getSleepPeriod } from "./sleep.ts";
import { getWorkoutSpan } from "./workout.ts";

/** Time and context of one point, before its value is computed. */
export interface ScheduledSample {
  /** Milliseconds. Start of an interval. */
  readonly time: number;
  /** Milliseconds. */
  readonly length: number;
  /** Index in its panel, minute of its workout, or code of its sleep stage. */
  readonly number: number;
  readonly meal: Meal | null;
  readonly workout: Workout | null;
}

/** Creates a sample. All have the same fields in the same order, which engines read faster. */
function createSample(
  time: number,
  length: number,
  number = 0,
  meal: Meal | null = null,
  workout: Workout | null = null,
): ScheduledSample {
  return { time, length, number, meal, workout };
}

/** The source that takes the samples: its hash key and the days of its person. */
interface SampledSource {
  readonly key: number;
  readonly planner: DayPlanner;
}

/** When a source has points of a series, in local time. */
export interface Sampling {
  /** Minutes between two points of a regular series. Null for other series. */
  readonly every: number | null;
  /** Set when points exist only within workouts or nights. A source that is not worn records neither. */
  readonly within: "workout" | "night" | null;
  /** Lists the samples of a day in order of time. Those of a regular series begin at an instant, because they are many. */
  readonly list: (source: SampledSource, day: LocalDay, from: number) => Iterable<ScheduledSample>;
}

function describe(list: Sampling["list"], within: Sampling["within"] = null): Sampling {
  return { every: null, within, list };
}

/** Every few minutes from local midnight. An interval in which the person falls asleep or wakes up belongs to neither part. */
export function grid(every: number, part: "awake" | "asleep" | "always"): Sampling {
  const step = every * MINUTE;
  return {
    every,
    within: null,
    list({ planner }, day, from) {
      const plan = planner.plan(day.number);
      const skipped = Math.max(0, Math.ceil((from - day.start) / step));
      const samples: ScheduledSample[] = [];
      for (let time = day.start + skipped * step; time < day.end; time += step) {
        const length = Math.min(step, day.end - time);
        if (part !== "always") {
          const asleep = part === "asleep";
          if (
            isAsleep(plan, day.minute(time)) !== asleep ||
            isAsleep(plan, day.minute(time + length - 1)) !== asleep
          )
            continue;
        }
        samples.push(createSample(time, length));
      }
      return samples;
    },
  };
}

function isScheduledDay(days: number, key: number, day: LocalDay): boolean {
  return days === 1 || (day.number + (key % days)) % days === 0;
}

function computeLength(length: number | Range, key: number, day: LocalDay): number {
  if (typeof length === "number") return length * SECOND;
  return Math.round(interpolate(length, foldHashToUnit(key ^ 0x3c6ef372, day.number)) / 60) * MINUTE;
}

interface TimesOptions {
  readonly spread: number;
  readonly days?: number;
  readonly chance?: number;
  /** Seconds. */
  readonly length?: number | Range;
}

/**
 * At times of day, as in `9:05 20:30`, all shifted by up to `spread` minutes a day; on every `days`-th day only, and each with
 * `chance`. Series of one source with the same times share their shifts, so that a scale reports all its values at once.
 */
export function times(text: string, { spread, days = 1, chance = 1, length = 0 }: TimesOptions): Sampling {
  const minutes = text.split(" ").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * 60 + minute;
  });
  const own = hash32(text, spread, days);
  return describe(function* ({ key: source }, day) {
    const key = foldHash(source, own);
    if (!isScheduledDay(days, key, day)) return;
    const shift = Math.round(spread * 60 * computeDeviation(key, day.number)) / 60;
    const duration = computeLength(length, key, day);
    for (const [index, minute] of minutes.entries()) {
      if (foldHashToUnit(key ^ 0x1f83d9ab, day.number * 64 + index) >= chance) continue;
      yield createSample(day.instant(minute + shift), duration, index);
    }
  });
}

/** A burst of `count` samples, `step` milliseconds apart, from a minute of one day a week on. */
export const burst = (minute: number, count: number, step: number): Sampling =>
  describe(function* ({ key }, day) {
    if (!isScheduledDay(7, key, day)) return;
    const start = day.instant(minute);
    for (let index = 0; index < count; index += 1) yield createSample(start + index * step, 0);
  });

/** At each of these events of a day: at the meals, after the workout, at bedtime. `length` is in seconds. */
export const diary = (of: readonly ("meal" | "workout" | "bedtime")[], length: number): Sampling =>
  describe(({ planner }, day) => {
    const plan = planner.plan(day.number);
    const at = (minute: number, meal: Meal | null, workout: Workout | null) =>
      createSample(day.instant(minute), length * SECOND, 0, meal, workout);
    const samples = {
      meal: plan.meals.map((meal) => at(meal.minute, meal, null)),
      workout:
        plan.workout === null ? [] : [at(plan.workout.minute + plan.workout.minutes, null, plan.workout)],
      // A person who goes to bed after midnight takes the evening dose on this day.
      bedtime: [at(Math.min(plan.bed - 25, 1439), null, null)],
    };
    return of.flatMap((event) => samples[event]).toSorted((a, b) => a.time - b.time);
  });

/** At waking up. `length` is in seconds. */
export const waking = (length: number): Sampling =>
  describe(({ planner }, day) => [createSample(day.instant(planner.plan(day.number).wake), length * SECOND)]);

/** Lists the nights that can begin on a day: the one that ends on this day and the one that ends on the next day. */
function listNights({ planner, key }: SampledSource, day: LocalDay) {
  return [day, day.next()].map((each) => getSleepPeriod(planner.plan(each.number), each, key));
}

function startsOn(day: LocalDay, { time }: ScheduledSample): boolean {
  return time >= day.start && time < day.end;
}

/** Once for each night, from falling asleep to waking up. */
export const nights = describe(
  (source, day) =>
    listNights(source, day)
      .map(({ start, end }) => createSample(start, end - start))
      .filter((sample) => startsOn(day, sample)),
  "night",
);

/** Once for each stage of each night. */
export const stages = describe(
  (source, day) =>
    listNights(source, day)
      .flatMap((night) => buildSleepStages(source.planner.person, night, source.key))
      .map(({ start, end, code }) => createSample(start, end - start, code))
      .filter((sample) => startsOn(day, sample)),
  "night",
);

/** In each workout of one of the sports: once for the whole workout, for each minute, or in the minute after it. */
export const workouts = (points: "whole" | "minutes" | "after", of: readonly Sport[] = sports): Sampling =>
  describe(({ planner }, day) => {
    const { workout } = planner.plan(day.number);
    if (workout === null || !of.includes(workout.sport)) return [];
    const { start, end } = getWorkoutSpan(workout, day);
    if (points === "whole") return [createSample(start, end - start, 0, null, workout)];
    if (points === "after") return [createSample(end, MINUTE, 0, null, workout)];
    return Array.from({ length: workout.minutes }, (_, index) =>
      createSample(start + index * MINUTE, MINUTE, index, null, workout),
    );
  }, "workout");
