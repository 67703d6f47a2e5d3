import { foldHash, foldHashToUnit } from "../../../kernel/random.ts";
import type { DayPlan, Meal } from "./day.ts";
import { computeCurve, computeDeviation, computeWave } from "./person.ts";
import { physiology } from "./physiology.ts";
import { sleepStageCodes } from "./sleep.ts";
import type { Measurement, ValueModel } from "./values.ts";

/** Share of the usual night's heart rate variability while awake, and in each stage of sleep. */
const AWAKE_VARIABILITY = 0.58;
const sleepVariability: { readonly [code: number]: number } = {
  [sleepStageCodes.deep]: 1.1,
  [sleepStageCodes.light]: 1,
  [sleepStageCodes.rem]: 0.9,
  [sleepStageCodes.awake]: 0.8,
};

/** Share of the variability that one unit of strain takes away. */
const STRAIN_VARIABILITY = 0.13;

/** Returns the effort above sitting at a minute, in MET. */
function getExtraMet(plan: DayPlan, index: number): number {
  return Math.max(0, (plan.minutes.met[index] ?? 0) - physiology.met.sitting);
}

/** Returns a number of the person between 0 and 1. */
function getTrait({ person }: Measurement, salt: number): number {
  return foldHashToUnit(person.key, salt);
}

/** Computes what changes slowly within an hour in every person: the same for all sources. */
function computeFluctuation({ person, plan, minute }: Measurement, salt: number): number {
  return computeDeviation(foldHash(person.key, salt), plan.day * 288 + Math.floor(minute / 5));
}

// The quantities of the body that sources measure at an instant.

export const heart: ValueModel = ({ plan, minute }) => plan.minutes.heart[Math.floor(minute)] ?? 0;

export const variability: ValueModel = (at) => {
  const { person, plan, minute } = at;
  const index = Math.floor(minute);
  const share = sleepVariability[plan.minutes.stage[index] ?? 0] ?? AWAKE_VARIABILITY;
  const strain = Math.min(1.4, Math.max(0.5, 1 - STRAIN_VARIABILITY * plan.strain));
  const effort = 1 + 0.25 * getExtraMet(plan, index);
  const level = (person.variability * share * strain) / effort;
  return level * (1 + 0.15 * computeFluctuation(at, 0x41));
};

export const respiration: ValueModel = (at) => {
  const { plan, minute } = at;
  const index = Math.floor(minute);
  const base = 13.3 + 2 * getTrait(at, 0x43);
  const awake = plan.minutes.stage[index] === 0 ? 1.8 : 0;
  const effort = 1.7 * getExtraMet(plan, index);
  return base + awake + effort + 1.5 * plan.illness + 0.5 * computeFluctuation(at, 0x44);
};

export const oxygen: ValueModel = (at) => {
  const { plan, minute } = at;
  const base = 97 + 1.4 * getTrait(at, 0x45);
  const asleep = plan.minutes.stage[Math.floor(minute)] === 0 ? 0 : 1.2;
  return base - asleep - plan.illness + 0.8 * computeFluctuation(at, 0x46);
};

/** Kilocalories per hour. */
export const basalEnergy: ValueModel = ({ person, plan, minute }) =>
  (person.basalEnergy / 24) * (plan.minutes.stage[Math.floor(minute)] === 0 ? 1.02 : 0.96);

/** Minutes after a meal at which the glucose is highest, and at which it is back. */
interface MealCurve {
  readonly peak: number;
  readonly end: number;
}

/**
 * The course after a meal. Without diabetes: Freckmann et al., J Diabetes Sci Technol 2007;1:695-703. With type 1 diabetes,
 * injected insulin acts later than the body's own.
 */
const mealCurves = { none: { peak: 45, end: 200 }, type1: { peak: 70, end: 270 } } as const;

/** Computes the glucose response to a meal after a number of minutes: 0 to 1 at the peak, and back to 0. */
function computeMealCurve({ peak, end }: MealCurve, since: number): number {
  if (since <= 0 || since >= end) return 0;
  const rise = since / peak;
  const rest = (end - since) / (end - peak);
  return since < peak ? rise * rise * (3 - 2 * rise) : rest * rest;
}

/** Computes the effect of a wrong insulin dose: it begins after 40 minutes, is full after 2.5 hours and ends after 5. */
function computeDoseError({ misjudgment }: Meal, since: number): number {
  const share = (since - 40) / 260;
  return share <= 0 || share >= 1 ? 0 : -misjudgment * 16 * share * share * (1 - share) * (1 - share);
}

export const glucose: ValueModel = (at) => {
  const { person, plan, minute } = at;
  const { diabetes } = person.lifestyle;
  let [rise, doses] = [0, 0];
  for (const meal of plan.recentMeals) {
    const since = minute - meal.minute;
    rise += meal.size * computeMealCurve(mealCurves[diabetes], since);
    doses += 5.5 * computeDoseError(meal, since);
  }
  const share = getTrait(at, 0x47);
  // The body releases glucose before waking.
  const dawn = Math.max(0, computeWave((minute - plan.wake + 240) / 960));
  const fluctuation = computeFluctuation(at, 0x48);
  const effort = plan.minutes.effort[Math.min(95, Math.floor(minute / 15))] ?? 0;
  const eaten = person.mealRise * rise;
  if (diabetes === "none") {
    return 4.7 + 0.6 * share + eaten + 0.2 * dawn - 0.5 * effort + 0.12 * fluctuation;
  }
  const slow = 3.2 * computeCurve(person.key ^ 0x49, (plan.day * 1440 + minute) / 400);
  const level = 6.6 + 1.2 * share + eaten + doses + slow + 1.2 * dawn - 1.5 * effort + 0.2 * fluctuation;
  // Below 4 the person eats something and the body reacts, so the glucose falls less.
  return level < 4 ? 4 - (4 - level) * 0.55 : level;
};
