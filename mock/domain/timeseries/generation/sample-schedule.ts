import { foldHashToUnit } from "../../../kernel/random.ts";
import { MINUTE, SECOND } from "../../../kernel/time.ts";
import { isAsleep, type Meal, type Workout } from "./day.ts";
import type { DayPlanner } from "./day-plan.ts";
import type { LocalDay } from "../../../kernel/local-day.ts";
import { getSleepPeriod, buildSleepStages } from "./sleep.ts";
import { computeDeviation, interpolate } from "./person.ts";
import type { Occasion, Range, SamplingPattern } from "../profiles/profile.ts";
import { getWorkoutSpan } from "./workout.ts";

/** Time and context of one point, before its value is computed. */
export interface ScheduledSample {
  /** Milliseconds. Start of an interval. */
  time: number;
  /** Milliseconds. */
  length: number;
  /** Index in its panel, or minute of its workout. */
  readonly index: number;
  readonly occasion: Occasion | null;
  readonly meal: Meal | null;
  readonly workout: Workout | null;
  /** Code of a sleep stage. */
  readonly stage: number;
}

/** What a sample has beside its time. Absent parts are null or 0. */
type SampleParts = Partial<Omit<ScheduledSample, "time" | "length">>;

/** Creates a sample. All have the same fields in the same order, which engines read faster. */
export function createSample(
  time: number,
  length: number,
  { index = 0, occasion = null, meal = null, workout = null, stage = 0 }: SampleParts = {},
): ScheduledSample {
  return { time, length, index, occasion, meal, workout, stage };
}

/** Sampling of one series of one source. */
export interface SampleSchedule {
  readonly pattern: SamplingPattern;
  readonly planner: DayPlanner;
  /** Hash key. Series of one source with the same pattern share it, so that a scale reports all its values at once. */
  readonly key: number;
  /** Hash key of the source. */
  readonly source: number;
}

/** Takes a sample. Returns false to end the visit. The sample is valid until the next one. */
export type SampleVisitor = (sample: ScheduledSample) => boolean;

type PatternOfKind<K extends SamplingPattern["kind"]> = Extract<SamplingPattern, { kind: K }>;

/** Visits the samples of a series that start on a day, from an instant on, in order of time. */
export function visitSamples(
  schedule: SampleSchedule,
  day: LocalDay,
  from: number,
  visit: SampleVisitor,
): void {
  const { pattern } = schedule;
  if (pattern.kind === "grid") {
    visitGrid(pattern, schedule, day, from, visit);
    return;
  }
  for (const sample of listSamples(pattern, schedule, day, from))
    if (sample.time >= from && !visit(sample)) return;
}

/** Lists the samples of a day, as far as they are known before their values are computed. */
function listSamples(
  pattern: Exclude<SamplingPattern, { kind: "grid" }>,
  schedule: SampleSchedule,
  day: LocalDay,
  from: number,
): Iterable<ScheduledSample> {
  switch (pattern.kind) {
    case "burst":
      return generateBurst(pattern, schedule, day, from);
    case "times":
      return generateTimes(pattern, schedule, day);
    case "diary":
      return listOccasions(pattern, schedule, day);
    case "waking":
      return [createSample(day.instant(schedule.planner.plan(day.number).wake), pattern.length * SECOND)];
    case "night":
      return generateNights(schedule, day);
    case "stages":
      return generateStages(schedule, day);
    case "workout":
      return generateWorkouts(pattern, schedule, day);
    default:
      return pattern satisfies never;
  }
}

function visitGrid(
  pattern: PatternOfKind<"grid">,
  { planner }: SampleSchedule,
  day: LocalDay,
  from: number,
  visit: SampleVisitor,
): void {
  const step = pattern.every * MINUTE;
  const plan = planner.plan(day.number);
  const skipped = Math.max(0, Math.ceil((from - day.start) / step));
  // A dense series has many samples, so one object serves them all.
  const sample = createSample(0, 0);
  for (let time = day.start + skipped * step; time < day.end; time += step) {
    const length = Math.min(step, day.end - time);
    if (pattern.part !== "always") {
      const asleep = pattern.part === "asleep";
      const last = time + length - 1;
      if (isAsleep(plan, day.minute(time)) !== asleep || isAsleep(plan, day.minute(last)) !== asleep)
        continue;
    }
    sample.time = time;
    sample.length = length;
    if (!visit(sample)) return;
  }
}

function isScheduledDay(days: number, key: number, day: LocalDay): boolean {
  return days === 1 || (day.number + (key % days)) % days === 0;
}

function* generateBurst(
  pattern: PatternOfKind<"burst">,
  { key }: SampleSchedule,
  day: LocalDay,
  from: number,
): Iterable<ScheduledSample> {
  if (!isScheduledDay(pattern.days, key, day)) return;
  const start = day.instant(pattern.at);
  for (let index = Math.max(0, Math.ceil((from - start) / pattern.step)); index < pattern.count; index += 1) {
    yield createSample(start + index * pattern.step, 0);
  }
}

function computeLength(length: number | Range, key: number, day: LocalDay): number {
  if (typeof length === "number") return length * SECOND;
  return Math.round(interpolate(length, foldHashToUnit(key ^ 0x3c6ef372, day.number)) / 60) * MINUTE;
}

function* generateTimes(
  pattern: PatternOfKind<"times">,
  { key }: SampleSchedule,
  day: LocalDay,
): Iterable<ScheduledSample> {
  if (!isScheduledDay(pattern.days, key, day)) return;
  const shift = Math.round(pattern.spread * 60 * computeDeviation(key, day.number)) / 60;
  const length = computeLength(pattern.length, key, day);
  for (const [index, minute] of pattern.at.entries()) {
    if (foldHashToUnit(key ^ 0x1f83d9ab, day.number * 64 + index) >= pattern.chance) continue;
    yield createSample(day.instant(minute + shift), length, { index });
  }
}

function listOccasions(
  pattern: PatternOfKind<"diary">,
  { planner }: SampleSchedule,
  day: LocalDay,
): ScheduledSample[] {
  const plan = planner.plan(day.number);
  const samples: ScheduledSample[] = [];
  const add = (occasion: Occasion, minute: number, meal: Meal | null, workout: Workout | null) => {
    if (!pattern.of.includes(occasion)) return;
    samples.push(
      createSample(day.instant(minute), pattern.length * SECOND, {
        occasion,
        meal,
        workout,
      }),
    );
  };
  for (const meal of plan.meals) add("meal", meal.minute, meal, null);
  for (const workout of plan.workouts) add("workout", workout.minute + workout.minutes, null, workout);
  // A person who goes to bed after midnight takes the evening dose on this day.
  add("bedtime", Math.min(plan.bed - 25, 1439), null, null);
  return samples.toSorted((a, b) => a.time - b.time);
}

/** Lists the nights that can begin on a day: the one that ends on this day and the one that ends on the next day. */
function* listNights({ planner, source }: SampleSchedule, day: LocalDay) {
  for (const each of [day, day.next()]) yield getSleepPeriod(planner.plan(each.number), each, source);
}

function isWithin(day: LocalDay, instant: number): boolean {
  return instant >= day.start && instant < day.end;
}

function* generateNights(schedule: SampleSchedule, day: LocalDay): Iterable<ScheduledSample> {
  for (const { start, end } of listNights(schedule, day)) {
    if (isWithin(day, start)) yield createSample(start, end - start);
  }
}

function* generateStages(schedule: SampleSchedule, day: LocalDay): Iterable<ScheduledSample> {
  for (const night of listNights(schedule, day)) {
    for (const { start, end, code } of buildSleepStages(schedule.planner.person, night, schedule.source)) {
      if (isWithin(day, start)) yield createSample(start, end - start, { stage: code });
    }
  }
}

function* generateWorkouts(
  pattern: PatternOfKind<"workout">,
  { planner }: SampleSchedule,
  day: LocalDay,
): Iterable<ScheduledSample> {
  for (const workout of planner.plan(day.number).workouts) {
    if (!pattern.sports.includes(workout.sport)) continue;
    const { start, end } = getWorkoutSpan(workout, day);
    if (pattern.points === "whole") yield createSample(start, end - start, { workout });
    else if (pattern.points === "after") yield createSample(end, MINUTE, { workout });
    else {
      for (let index = 0; index < workout.minutes; index += 1) {
        yield createSample(start + index * MINUTE, MINUTE, { workout, index });
      }
    }
  }
}
