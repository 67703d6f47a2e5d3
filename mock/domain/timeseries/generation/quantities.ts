import { foldHash } from "../../../kernel/random.ts";
import type { Quantity } from "../profiles/profile.ts";
import type { DayPlan, Meal } from "./day.ts";
import { computeCurve, computeDeviation, computeWave, type Person } from "./person.ts";
import { physiology } from "./physiology.ts";
import { sleepStageCodes } from "./sleep.ts";

type QuantityFunction = (person: Person, plan: DayPlan, minute: number) => number;

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

/** Computes what changes slowly within an hour in every person: the same for all sources. */
function computeFluctuation(person: Person, plan: DayPlan, minute: number, salt: number): number {
  return computeDeviation(foldHash(person.key, salt), plan.day * 288 + Math.floor(minute / 5));
}

function computeVariability(person: Person, plan: DayPlan, minute: number): number {
  const index = Math.floor(minute);
  const share = sleepVariability[plan.minutes.stage[index] ?? 0] ?? AWAKE_VARIABILITY;
  const strain = Math.min(1.4, Math.max(0.5, 1 - STRAIN_VARIABILITY * plan.strain));
  const effort = 1 + 0.25 * getExtraMet(plan, index);
  const level = (person.variability * share * strain) / effort;
  return level * (1 + 0.15 * computeFluctuation(person, plan, minute, 0x41));
}

function computeRespiration(person: Person, plan: DayPlan, minute: number): number {
  const index = Math.floor(minute);
  const base = 13.3 + 2 * foldHash(person.key, 0x43) * 2 ** -32;
  const awake = plan.minutes.stage[index] === 0 ? 1.8 : 0;
  const effort = 1.7 * getExtraMet(plan, index);
  const fluctuation = 0.5 * computeFluctuation(person, plan, minute, 0x44);
  return base + awake + effort + 1.5 * plan.illness + fluctuation;
}

function computeOxygen(person: Person, plan: DayPlan, minute: number): number {
  const base = 97 + 1.4 * foldHash(person.key, 0x45) * 2 ** -32;
  const asleep = plan.minutes.stage[Math.floor(minute)] === 0 ? 0 : 1.2;
  return base - asleep - plan.illness + 0.8 * computeFluctuation(person, plan, minute, 0x46);
}

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

/** Computes the response to the meals of a day, 1 at the peak of an average meal. */
function computeMealResponse(person: Person, plan: DayPlan, minute: number): number {
  const curve = mealCurves[person.lifestyle.diabetes];
  let response = 0;
  for (const { minute: eaten, size } of plan.recentMeals)
    response += size * computeMealCurve(curve, minute - eaten);
  return response;
}

function computeGlucose(person: Person, plan: DayPlan, minute: number): number {
  const hasDiabetes = person.lifestyle.diabetes === "type1";
  const index = Math.min(95, Math.floor(minute / 15));
  const share = foldHash(person.key, 0x47) * 2 ** -32;
  const meals = person.mealRise * computeMealResponse(person, plan, minute);
  // The body releases glucose before waking.
  const dawn = Math.max(0, computeWave((minute - plan.wake + 240) / 960));
  const fluctuation = computeFluctuation(person, plan, minute, 0x48);
  const effort = plan.minutes.effort[index] ?? 0;
  if (!hasDiabetes) {
    return 4.7 + 0.6 * share + meals + 0.2 * dawn - 0.5 * effort + 0.12 * fluctuation;
  }
  const slow = 3.2 * computeCurve(person.key ^ 0x49, (plan.day * 1440 + minute) / 400);
  let doses = 0;
  for (const meal of plan.recentMeals) doses += 5.5 * computeDoseError(meal, minute - meal.minute);
  const level = 6.6 + 1.2 * share + meals + doses + slow + 1.2 * dawn - 1.5 * effort + 0.2 * fluctuation;
  // Below 4 the person eats something and the body reacts, so the glucose falls less.
  return level < 4 ? 4 - (4 - level) * 0.55 : level;
}

/** All quantities that sources measure at an instant. */
export const quantities: { readonly [Name in Quantity]: QuantityFunction } = {
  heart: (_, plan, minute) => plan.minutes.heart[Math.floor(minute)] ?? 0,
  variability: computeVariability,
  respiration: computeRespiration,
  oxygen: computeOxygen,
  glucose: computeGlucose,
  // Kilocalories per hour.
  basalEnergy: (person, plan, minute) =>
    (person.basalEnergy / 24) * (plan.minutes.stage[Math.floor(minute)] === 0 ? 1.02 : 0.96),
};
