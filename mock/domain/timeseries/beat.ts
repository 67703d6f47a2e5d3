import { foldToUnit } from "../../kernel/random.ts";
import { MINUTE, SECOND } from "../../kernel/time.ts";
import { type Diary, isAsleep, type Meal, type Workout } from "./day-plan.ts";
import type { LocalDay } from "./local-day.ts";
import { nightOf, stagesOf } from "./night.ts";
import { deviation, within } from "./person.ts";
import type { Occasion, Range, Rhythm } from "./profile.ts";
import { workoutSpan } from "./workout.ts";

/** The moment of one point, before anything is measured. */
export class SampleSchedule {
  /** Milliseconds; an interval begins here. */
  readonly time: number;
  /** Milliseconds. */
  readonly length: number;
  /** Place in its panel, or the minute of its workout. */
  place = 0;
  occasion: Occasion | null = null;
  meal: Meal | null = null;
  workout: Workout | null = null;
  /** Code of a sleep stage. */
  stage = 0;

  constructor(time: number, length: number) {
    this.time = time;
    this.length = length;
  }
}

/** What the moments of a series depend on. */
export interface Pulse {
  readonly rhythm: Rhythm;
  readonly diary: Diary;
  /** Series of one source with the same rhythm share it: all figures of a pair of scales come at once. */
  readonly key: number;
}

type SampleSchedules = Generator<SampleSchedule, void, void>;
type Kind<K extends Rhythm["kind"]> = Extract<Rhythm, { kind: K }>;

/** The moments of a series that begin within a day, from an instant on, in order of time. */
export function buildSampleSchedules(pulse: Pulse, day: LocalDay, from: number): SampleSchedules {
  const { rhythm } = pulse;
  switch (rhythm.kind) {
    case "grid":
      return grid(rhythm, pulse, day, from);
    case "burst":
      return burst(rhythm, pulse, day, from);
    case "times":
      return since(from, times(rhythm, pulse, day));
    case "diary":
      return since(from, occasions(rhythm, pulse, day));
    case "waking":
      return since(from, [
        new SampleSchedule(day.instant(pulse.diary.plan(day.number).wake), rhythm.length * SECOND),
      ]);
    case "night":
      return since(from, nights(pulse, day));
    case "stages":
      return since(from, stages(pulse, day));
    case "workout":
      return since(from, workouts(rhythm, pulse, day));
    default:
      return rhythm satisfies never;
  }
}

function* since(from: number, beats: Iterable<SampleSchedule>): SampleSchedules {
  for (const beat of beats) if (beat.time >= from) yield beat;
}

function* grid(rhythm: Kind<"grid">, { diary }: Pulse, day: LocalDay, from: number): SampleSchedules {
  const step = rhythm.every * MINUTE;
  const plan = diary.plan(day.number);
  const skipped = Math.max(0, Math.ceil((from - day.start) / step));
  for (let time = day.start + skipped * step; time < day.end; time += step) {
    const length = Math.min(step, day.end - time);
    if (rhythm.part !== "always") {
      const wanted = rhythm.part === "asleep";
      const last = time + length - 1;
      if (isAsleep(plan, day.minute(time)) !== wanted || isAsleep(plan, day.minute(last)) !== wanted)
        continue;
    }
    yield new SampleSchedule(time, length);
  }
}

/** Whether a series that beats on every so many days does so on this one. */
function falls(days: number, key: number, day: LocalDay): boolean {
  return days === 1 || (day.number + (key % days)) % days === 0;
}

function* burst(rhythm: Kind<"burst">, { key }: Pulse, day: LocalDay, from: number): SampleSchedules {
  if (!falls(rhythm.days, key, day)) return;
  const start = day.instant(rhythm.at);
  for (let place = Math.max(0, Math.ceil((from - start) / rhythm.step)); place < rhythm.count; place += 1) {
    yield new SampleSchedule(start + place * rhythm.step, 0);
  }
}

function lengthOf(length: number | Range, key: number, day: LocalDay): number {
  if (typeof length === "number") return length * SECOND;
  return Math.round(within(length, foldToUnit(key ^ 0x3c6ef372, day.number)) / 60) * MINUTE;
}

function* times(rhythm: Kind<"times">, { key }: Pulse, day: LocalDay): Iterable<SampleSchedule> {
  if (!falls(rhythm.days, key, day)) return;
  const shift = Math.round(rhythm.spread * 60 * deviation(key, day.number)) / 60;
  const length = lengthOf(rhythm.length, key, day);
  for (const [place, minute] of rhythm.at.entries()) {
    if (foldToUnit(key ^ 0x1f83d9ab, day.number * 64 + place) >= rhythm.chance) continue;
    const beat = new SampleSchedule(day.instant(minute + shift), length);
    beat.place = place;
    yield beat;
  }
}

function occasions(rhythm: Kind<"diary">, { diary }: Pulse, day: LocalDay): SampleSchedule[] {
  const plan = diary.plan(day.number);
  const beats: SampleSchedule[] = [];
  const add = (occasion: Occasion, minute: number, meal: Meal | null, workout: Workout | null) => {
    if (!rhythm.of.includes(occasion)) return;
    beats.push(
      Object.assign(new SampleSchedule(day.instant(minute), rhythm.length * SECOND), {
        occasion,
        meal,
        workout,
      }),
    );
  };
  for (const meal of plan.meals) add("meal", meal.minute, meal, null);
  for (const workout of plan.workouts) add("workout", workout.minute + workout.minutes, null, workout);
  // Whoever goes to bed after midnight still takes the evening's dose on this day.
  add("bedtime", Math.min(plan.bed - 25, 1439), null, null);
  return beats.toSorted((a, b) => a.time - b.time);
}

/** The nights that begin on a day: the one that ends on it began before midnight or after, and so does the next. */
function* nightsAround(pulse: Pulse, day: LocalDay) {
  yield nightOf(pulse.diary, day);
  yield nightOf(pulse.diary, day.next());
}

function isWithin(day: LocalDay, instant: number): boolean {
  return instant >= day.start && instant < day.end;
}

function* nights(pulse: Pulse, day: LocalDay): Iterable<SampleSchedule> {
  for (const { start, end } of nightsAround(pulse, day)) {
    if (isWithin(day, start)) yield new SampleSchedule(start, end - start);
  }
}

function* stages(pulse: Pulse, day: LocalDay): Iterable<SampleSchedule> {
  for (const night of nightsAround(pulse, day)) {
    for (const { start, end, code } of stagesOf(pulse.diary, night)) {
      if (isWithin(day, start)) yield Object.assign(new SampleSchedule(start, end - start), { stage: code });
    }
  }
}

function* workouts(rhythm: Kind<"workout">, { diary }: Pulse, day: LocalDay): Iterable<SampleSchedule> {
  for (const workout of diary.plan(day.number).workouts) {
    if (!rhythm.sports.includes(workout.sport)) continue;
    const { start, end } = workoutSpan(workout, day);
    if (rhythm.points === "whole") yield Object.assign(new SampleSchedule(start, end - start), { workout });
    else if (rhythm.points === "after") yield Object.assign(new SampleSchedule(end, MINUTE), { workout });
    else {
      for (let place = 0; place < workout.minutes; place += 1) {
        yield Object.assign(new SampleSchedule(start + place * MINUTE, MINUTE), { workout, place });
      }
    }
  }
}
