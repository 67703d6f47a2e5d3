import { foldHash, foldHashToUnit } from "../../../kernel/random.ts";
import type { DayPlan } from "./day.ts";
import { interpolate, type Person, type Range } from "./person.ts";

/** How people use a type of device. */
interface WearHabit {
  /** Probability of a day, and of a night, without the device. */
  readonly dayOff: number;
  readonly nightOff: number;
  /** Breaks on a day, such as for charging: their number and their length in minutes. */
  readonly breaks: number;
  readonly minutes: Range;
  /** How often the sensor misses points, relative to the series' usual share. */
  readonly dropout: number;
}

/** Habits by type of source. People wear other types all the time, or use them only to measure. */
const habits: { readonly [type: string]: { readonly good: WearHabit; readonly poor: WearHabit } } = {
  watch: {
    good: { dayOff: 0.015, nightOff: 0.05, breaks: 1, minutes: [20, 75], dropout: 1 },
    poor: { dayOff: 0.25, nightOff: 0.6, breaks: 2, minutes: [60, 240], dropout: 3 },
  },
  ring: {
    good: { dayOff: 0.01, nightOff: 0.03, breaks: 1, minutes: [20, 60], dropout: 0.7 },
    poor: { dayOff: 0.25, nightOff: 0.5, breaks: 2, minutes: [60, 240], dropout: 2 },
  },
  phone: {
    good: { dayOff: 0.005, nightOff: 0, breaks: 3, minutes: [10, 45], dropout: 0 },
    poor: { dayOff: 0.1, nightOff: 0, breaks: 5, minutes: [30, 120], dropout: 0 },
  },
};

interface WornDay {
  readonly plan: DayPlan;
  readonly dayOff: boolean;
  readonly nightOff: boolean;
  /** True when the device is not worn in the night that ends on the next day. */
  readonly nextNightOff: boolean;
  readonly breaks: readonly { readonly from: number; readonly until: number }[];
}

/** When a person wears one device. Everything follows from the source's key and the day. */
export interface Wear {
  /** How often the sensor misses points, relative to the series' usual share. */
  readonly dropout: number;
  isWorn(plan: DayPlan, minute: number): boolean;
  /** Tells whether the device records the night that ends on a day. */
  isNightWorn(plan: DayPlan): boolean;
}

/** Lists the breaks of a day. People keep the device on for their workouts. */
function listBreaks(
  { breaks, minutes }: WearHabit,
  { wake, bed, workout }: DayPlan,
  chance: (number: number) => number,
): WornDay["breaks"] {
  return Array.from({ length: breaks }, (_, index) => {
    const length = Math.round(interpolate(minutes, chance(2 + 2 * index)));
    const from = Math.round(interpolate([wake + 15, bed - length], chance(3 + 2 * index)));
    return { from, until: from + length };
  }).filter(
    ({ from, until }) =>
      workout === null || from >= workout.minute + workout.minutes || until <= workout.minute,
  );
}

/** Creates the wear of a person's device. Returns null for types that are always there when they measure. */
export function createWear(person: Person, source: number, type: string): Wear | null {
  const habit = habits[type]?.[person.lifestyle.wear];
  if (habit === undefined) return null;
  const key = foldHash(source, 0x3ea1);
  let last: WornDay | null = null;
  const getDay = (plan: DayPlan): WornDay => {
    if (last?.plan === plan) return last;
    const chance = (number: number) => foldHashToUnit(key, plan.day * 16 + number);
    last = {
      plan,
      dayOff: chance(0) < habit.dayOff,
      nightOff: chance(1) < habit.nightOff,
      nextNightOff: chance(16 + 1) < habit.nightOff,
      breaks: listBreaks(habit, plan, chance),
    };
    return last;
  };
  return {
    dropout: habit.dropout,
    isWorn(plan, minute) {
      const day = getDay(plan);
      if (minute >= plan.bed) return !day.nextNightOff;
      if (minute < plan.wake && minute >= plan.asleepFrom) return !day.nightOff;
      if (day.dayOff) return false;
      for (const { from, until } of day.breaks) if (minute >= from && minute < until) return false;
      return true;
    },
    isNightWorn: (plan) => !getDay(plan).nightOff,
  };
}
