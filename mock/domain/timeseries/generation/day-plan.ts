import { buildOnce } from "../../../kernel/build-once.ts";
import { createLazyProperty } from "../../../kernel/lazy-property.ts";
import { foldHash, Random } from "../../../kernel/random.ts";
import {
  computeCurve,
  computeDeviation,
  computeWave,
  interpolate,
  type Person,
  type Range,
} from "./person.ts";
import type { DayOutline, DayPlan, Meal, Minutes, Sport, Workout } from "./day.ts";
import { buildMinutes } from "./minutes.ts";
import { modulo } from "../../../kernel/modulo.ts";

const sportTable: readonly { sport: Sport; share: number; effort: Range }[] = [
  { sport: "running", share: 0.3, effort: [0.6, 0.8] },
  { sport: "cycling", share: 0.2, effort: [0.5, 0.75] },
  { sport: "swimming", share: 0.2, effort: [0.5, 0.75] },
  { sport: "walking", share: 0.15, effort: [0.25, 0.4] },
  { sport: "strength_training", share: 0.15, effort: [0.35, 0.55] },
];

/** Times of meals: after waking, or at a time of day. */
const mealTable = {
  day: [
    { name: "Breakfast", minute: 60, afterWaking: true, size: [0.6, 1] },
    { name: "Lunch", minute: 755, afterWaking: false, size: [0.8, 1.3] },
    { name: "Dinner", minute: 1145, afterWaking: false, size: [0.8, 1.4] },
  ],
  night: [
    { name: "Night meal", minute: 130, afterWaking: false, size: [0.6, 1] },
    { name: "Breakfast", minute: 50, afterWaking: true, size: [0.6, 1] },
    { name: "Dinner", minute: 1210, afterWaking: false, size: [0.8, 1.4] },
  ],
} as const;

/** Movement by weekday from Monday, and in winter: the signs are from Tudor-Locke et al., Ann Behav Med 2004;28:158-162, the sizes are ours. */
const weekdayActivity = [1, 1.02, 1.02, 1.02, 1.04, 1.03, 0.84] as const;
const SEASONAL_ACTIVITY = 0.1;

/** Minutes of the day around which people move: on the way to work, at noon, on the way home; in a night shift; on a free day. */
const busyTimes = { weekday: [510, 750, 1065], night: [210, 1110, 1380], weekend: [690, 960] } as const;

/** Days of one rotation of shifts. Nights follow the evenings of the days from `firstNight` on. */
const rotation = { days: 14, firstNight: 7, nights: 5 } as const;

/** Returns the weekday of a day, 0 for Monday. 1970-01-01, day 0, was a Thursday. */
function getWeekday(day: number): number {
  return modulo(day + 3, 7);
}

function isWeekend(day: number): boolean {
  return getWeekday(day) >= 5;
}

/** Returns the day's place in the rotation of night shifts: 0 is the first evening. Null when no night shift begins or ends. */
function getNightShift(person: Person, day: number): number | null {
  if (person.lifestyle.schedule === "days") return null;
  const phase = modulo(day + person.key, rotation.days);
  const index = phase - rotation.firstNight;
  return index >= 0 && index <= rotation.nights ? index : null;
}

function worksTonight(person: Person, day: number): boolean {
  const index = getNightShift(person, day);
  return index !== null && index < rotation.nights;
}

/** Plans the main sleep that ends on a day, in minutes of that day. */
function planSleep(person: Person, day: number): { readonly from: number; readonly until: number } {
  const [late, early] = [foldHash(person.key, 11), foldHash(person.key, 7)];
  const wake = person.wake + (isWeekend(day) ? 40 : 0) + 25 * computeDeviation(early, day);
  if (worksTonight(person, day - 1)) {
    // After a night shift the person sleeps by day. After the last one, less, to return to nights.
    const from = 510 + 25 * computeDeviation(late, day);
    const length = worksTonight(person, day) ? 405 : 310;
    return { from: Math.round(from), until: Math.round(from + length + 30 * computeDeviation(early, day)) };
  }
  const bed = person.bed + 35 * computeDeviation(late, day - 1) + (isWeekend(day) ? 30 : 0) - 1440;
  return { from: Math.round(bed), until: Math.round(wake) };
}

function planWorkout(person: Person, day: number): Workout | null {
  const { until: wake } = planSleep(person, day);
  const random = new Random(person.key, "workouts", day);
  const rest = 1 - computeIllness(person, day);
  if (!random.chance(person.training * rest)) return null;
  const early = random.chance(0.25);
  let share = random.next();
  const row = sportTable.find((candidate) => (share -= candidate.share) < 0) ?? sportTable[0];
  if (row === undefined) return null;
  // Running costs about 8 MET. A person who cannot keep that up walks.
  const walks = row.sport === "running" && person.maxMet < 9;
  const isAthlete = person.lifestyle.fitness === "athlete";
  const minutes = random.int(isAthlete ? 50 : 25, isAthlete ? 100 : 70) + (isWeekend(day) ? 10 : 0);
  const evening = random.int(1020, 1070);
  return {
    day,
    key: foldHash(person.key ^ 0x3079, day),
    // A night worker trains after waking, at the latest before the shift.
    minute: early ? wake + random.int(100, 160) : Math.max(evening, wake + 60),
    minutes,
    sport: walks ? "walking" : row.sport,
    effort: interpolate(row.effort, random.next()),
  };
}

function planMeals(person: Person, day: number): Meal[] {
  const random = new Random(person.key, "meals", day);
  const sleep = planSleep(person, day);
  const rows = sleep.from > 130 ? mealTable.night : mealTable.day;
  return rows.map(({ name, minute, afterWaking, size: range }) => {
    const size = interpolate(range, random.next());
    return {
      name,
      minute: (afterWaking ? sleep.until + minute : minute) + random.int(-20, 20),
      size,
      carbohydrates: size * person.carbohydrates,
      misjudgment: 2 * random.next() - 1,
    };
  });
}

/** Days between two chances to fall ill, the probability, and the length of an illness. */
const illnesses = { every: 45, chance: 0.3, days: 6 } as const;

function computeIllness({ key }: Person, day: number): number {
  const block = Math.floor(day / illnesses.every);
  const random = new Random(key, "illness", block);
  if (!random.chance(illnesses.chance)) return 0;
  const since = day - block * illnesses.every - random.int(0, illnesses.every - illnesses.days);
  return since < 0 || since >= illnesses.days ? 0 : 1 - since / illnesses.days;
}

/** Computes the training load of a day: 1 is an hour at full effort. */
function computeLoad(person: Person, day: number): number {
  const workout = planWorkout(person, day);
  return workout === null ? 0 : (workout.minutes / 60) * workout.effort;
}

/** Computes the strain of a day from the mood of the week, the workouts of two days, the last night and an illness. */
function computeStrain(person: Person, day: number): number {
  const { from, until } = planSleep(person, day);
  const debt = (440 - (until - from)) / 240;
  const usual = person.training * 0.6;
  const load = 0.6 * computeLoad(person, day - 1) + 0.4 * computeLoad(person, day - 2) - usual;
  const mood =
    0.55 * computeCurve(person.key ^ 0x51ed, day / 4) + 0.3 * computeDeviation(person.key ^ 0x51ed, day);
  return mood + 0.5 * load + 0.3 * debt + 1.2 * computeIllness(person, day);
}

/** Computes the season: 1 on 30 June in the north, 0 half a year away. */
function computeSummer({ southern }: Person, day: number): number {
  return 0.5 + 0.5 * computeWave((day - 181) / 365.25 + (southern ? 0.75 : 0.25));
}

/** Computes the weight: slow curves over months, a little more in winter, and water from day to day. */
function computeWeight(person: Person, day: number, summer: number): number {
  const key = person.key ^ 0x77e1;
  const slow = 0.015 * computeCurve(key, day / 90) + 0.003 * computeCurve(key, day / 12);
  return (
    person.traits.weight * (1 + slow + 0.004 * (1 - 2 * summer)) + 0.35 * computeDeviation(key, day * 2 + 1)
  );
}

function computeActivity(person: Person, day: number, summer: number, illness: number): number {
  const isFree = person.lifestyle.schedule === "shifts" && getNightShift(person, day) === null;
  const weekday = isFree ? 1 : (weekdayActivity[getWeekday(day)] ?? 1);
  const season = 1 + SEASONAL_ACTIVITY * (2 * summer - 1);
  const chance = 1 + 0.3 * computeDeviation(person.key ^ 0x2f6b, day);
  return weekday * season * chance * (1 - 0.6 * illness);
}

/** Computes the minutes on first use, because many series do not need them. */
const withMinutes = createLazyProperty("minutes", (build: () => Minutes) => build());

function planDay(person: Person, day: number): DayPlan {
  const sleep = planSleep(person, day);
  const meals = planMeals(person, day);
  const illness = computeIllness(person, day);
  const summer = computeSummer(person, day);
  const isFree = isWeekend(day) && person.lifestyle.schedule === "days";
  const usual = isFree ? busyTimes.weekend : busyTimes.weekday;
  const outline: DayOutline = {
    day,
    asleepFrom: sleep.from,
    wake: sleep.until,
    bed: planSleep(person, day + 1).from + 1440,
    meals,
    recentMeals: [
      ...planMeals(person, day - 1).map((meal) => ({ ...meal, minute: meal.minute - 1440 })),
      ...meals,
    ],
    workout: planWorkout(person, day),
    illness,
    summer,
    strain: computeStrain(person, day),
    weight: computeWeight(person, day, summer),
    activity: computeActivity(person, day, summer, illness),
    busyAt: getNightShift(person, day) === null ? usual : busyTimes.night,
  };
  return withMinutes(
    outline,
    buildOnce(() => buildMinutes(person, outline)),
  );
}

export interface DayPlanner {
  readonly person: Person;
  plan(day: number): DayPlan;
}

/**
 * Creates a planner that keeps the last few days. The series of a person advance through time together, so each day is planned
 * once and memory stays constant.
 */
export function createDayPlanner(person: Person): DayPlanner {
  const plans: (DayPlan | undefined)[] = Array.from({ length: 8 });
  return {
    person,
    plan(day) {
      const known = plans[day & 7];
      if (known?.day === day) return known;
      const plan = planDay(person, day);
      plans[day & 7] = plan;
      return plan;
    },
  };
}
