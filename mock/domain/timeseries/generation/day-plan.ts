import { foldHash, foldHashToUnit, Random } from "../../../kernel/random.ts";
import { computeDeviation, type Person, interpolate } from "./person.ts";
import type { Sport } from "../profiles/profile.ts";

/** A meal of a day. Plans count minutes in local time, so that they apply in every time zone. */
export interface Meal {
  readonly minute: number;
  readonly name: string;
  /** 1 is an average meal. */
  readonly size: number;
}

/** A workout of a day. */
export interface Workout {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Index among the day's workouts. */
  readonly index: number;
  readonly minute: number;
  readonly minutes: number;
  readonly sport: Sport;
  /** 0 is minimal, 1 is maximal. */
  readonly effort: number;
}

/** Number of quarter hours in a day. */
const QUARTERS = 96;

/** Activities of one person on one day. */
export interface DayPlan {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Minute at which the person fell asleep. Negative before midnight. */
  readonly asleepFrom: number;
  readonly wake: number;
  /** Minute at which the person goes to sleep. Greater than 1440 after midnight. */
  readonly bed: number;
  readonly meals: readonly Meal[];
  readonly workouts: readonly Workout[];
  /** Physical effort in each quarter hour, 0 to 1. */
  readonly effort: Float64Array;
  /** Movement on foot in each quarter hour, 0 to 1. */
  readonly pace: Float64Array;
}

/** Probability, share on foot (which counts as steps) and effort of each sport. */
const sportTable: readonly { sport: Sport; share: number; pace: number; effort: number }[] = [
  { sport: "running", share: 0.3, pace: 1.4, effort: 0.9 },
  { sport: "cycling", share: 0.2, pace: 0.05, effort: 0.8 },
  { sport: "swimming", share: 0.2, pace: 0, effort: 0.75 },
  { sport: "walking", share: 0.15, pace: 0.9, effort: 0.4 },
  { sport: "strength_training", share: 0.15, pace: 0.08, effort: 0.6 },
];

const mealTable = [
  { name: "Breakfast", minute: 60, afterWaking: true, size: [0.6, 1] },
  { name: "Lunch", minute: 755, afterWaking: false, size: [0.8, 1.3] },
  { name: "Dinner", minute: 1145, afterWaking: false, size: [0.8, 1.4] },
] as const;

/** Tells whether a day is a weekend. 1970-01-01, day 0, was a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = ((day % 7) + 7) % 7;
  return weekday === 2 || weekday === 3;
}

function planBedtime(person: Person, day: number): number {
  return Math.round(
    person.bed + 35 * computeDeviation(foldHash(person.key, 11), day) + (isWeekend(day + 1) ? 30 : 0),
  );
}

function planWorkouts(person: Person, day: number, wake: number): Workout[] {
  const random = new Random(person.key, "workouts", day);
  if (!random.chance(person.training)) return [];
  const early = random.chance(0.25);
  let share = random.next();
  const row = sportTable.find((candidate) => (share -= candidate.share) < 0) ?? sportTable[0];
  if (row === undefined) return [];
  return [
    {
      day,
      index: 0,
      minute: early ? wake + random.int(100, 160) : random.int(1020, 1070),
      minutes: random.int(25, 70),
      sport: row.sport,
      effort: interpolate([row.effort - 0.15, row.effort + 0.1], random.next()),
    },
  ];
}

function planMeals(person: Person, day: number, wake: number): Meal[] {
  const random = new Random(person.key, "meals", day);
  return mealTable.map(({ name, minute, afterWaking, size }) => ({
    name,
    minute: (afterWaking ? wake + minute : minute) + random.int(-20, 20),
    size: interpolate(size, random.next()),
  }));
}

/** Computes the extra movement around a busy time of day: 1 at its middle, 0 an hour away. */
function computeRushHour(minute: number, middle: number): number {
  const distance = Math.abs(minute - middle) / 60;
  return distance < 1 ? (1 - distance) * (1 - distance) : 0;
}

function computeMovement(person: Person, day: number, quarter: number): number {
  const minute = quarter * 15 + 7.5;
  const chance = foldHashToUnit(person.key ^ 0x2c1b3c6d, day * QUARTERS + quarter);
  const idle = chance < 0.3 ? 0 : 0.03 + 0.16 * (chance - 0.3) * (chance - 0.3);
  const busy =
    computeRushHour(minute, 510) + 0.7 * computeRushHour(minute, 750) + computeRushHour(minute, 1065);
  return Math.min(1, person.activityLevel * (idle + 0.22 * chance * busy));
}

/** Plans the activities of a person on a day. Pure function. */
function planDay(person: Person, day: number): DayPlan {
  const weekendDelay = isWeekend(day) ? 40 : 0;
  const wake = Math.round(person.wake + weekendDelay + 25 * computeDeviation(foldHash(person.key, 7), day));
  const asleepFrom = planBedtime(person, day - 1) - 1440;
  const bed = planBedtime(person, day);
  const workouts = planWorkouts(person, day, wake);
  const effort = new Float64Array(QUARTERS);
  const pace = new Float64Array(QUARTERS);
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    const [from, until] = [quarter * 15, quarter * 15 + 15];
    // A quarter hour that includes sleep counts as rest, so that no movement occurs at night.
    if (from < wake || until > bed) continue;
    const moving = computeMovement(person, day, quarter);
    effort[quarter] = moving;
    pace[quarter] = Math.min(1, 1.7 * moving);
    for (const workout of workouts) {
      const share = (Math.min(until, workout.minute + workout.minutes) - Math.max(from, workout.minute)) / 15;
      if (share <= 0) continue;
      const onFoot = sportTable.find((row) => row.sport === workout.sport)?.pace ?? 0;
      effort[quarter] = Math.max(effort[quarter] ?? 0, share * workout.effort);
      pace[quarter] = (pace[quarter] ?? 0) * (1 - share) + share * onFoot * person.activityLevel;
    }
  }
  const meals = planMeals(person, day, wake);
  return { day, asleepFrom, wake, bed, meals, workouts, effort, pace };
}

/** Tells whether the person sleeps at a minute of the day. */
export function isAsleep(plan: DayPlan, minute: number): boolean {
  return minute < plan.wake ? minute >= plan.asleepFrom : minute >= plan.bed;
}

/**
 * Plans the days of one person and caches the last few. The series of a person advance through time together, so each day is
 * planned once and memory stays constant.
 */
export class DayPlanner {
  readonly person: Person;
  readonly #cache: (DayPlan | undefined)[] = Array.from({ length: 8 });

  constructor(person: Person) {
    this.person = person;
  }

  /** Returns the plan of a day. */
  plan(day: number): DayPlan {
    const index = day & 7;
    const cached = this.#cache[index];
    if (cached?.day === day) return cached;
    const plan = planDay(this.person, day);
    this.#cache[index] = plan;
    return plan;
  }
}
