import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { MENOPAUSE_AGE } from "../../../catalog/labs/age-ranges.ts";
import { LAST_PERIOD_QUESTION } from "../../../catalog/labs/aoe.ts";
import { getDistributions } from "../../../catalog/labs/distributions.ts";
import {
  CYCLE_DAYS,
  describeCycleDay,
  getCycleCurves,
  getCycleMedian,
} from "../../../catalog/labs/menstrual-cycle.ts";
import { getNormalShare } from "../../../kernel/normal.ts";
import { foldHash } from "../../../kernel/random.ts";
import { DAY, parseDate, SECOND, toEpochDay } from "../../../kernel/time.ts";
import { getDeviate, PUBERTY_AGE, type Distribution } from "./distribution.ts";
import type { OrderPanel } from "./ordered-analytes.ts";
import type { OrderPatient, ResultSource } from "./patient-profile.ts";
import { findCollectionTime, getLabUtcOffset } from "./sample-times.ts";
import { modulo } from "../../../kernel/modulo.ts";

/** Between these many standard deviations, a hormone of a healthy woman follows its curve. */
const WIDTH = 2;
const CURVE_AGE = 30;

/**
 * Finds the day of the patient's cycle when the sample was collected. It counts from the AOE answer about the last period, or from
 * a first day that the patient has from the seed. Returns null for patients without a cycle.
 */
export function findCycleDay(order: ResultSource, { base, sex, age }: OrderPatient): number | null {
  const at = findCollectionTime(order);
  if (at === undefined || sex !== "female" || age < PUBERTY_AGE || age >= MENOPAUSE_AGE) return null;
  const collected = Math.floor((at + getLabUtcOffset(order.lab_id, at) * SECOND) / DAY);
  const start = findLastPeriod(order);
  if (start !== null && start <= collected) return collected - start + 1;
  const shift = foldHash(base, -2) % CYCLE_DAYS;
  return modulo(collected + shift, CYCLE_DAYS) + 1;
}

/** Parses the AOE answer about the last period: a date, as ISO or as in the United States. Returns the day since 1970. */
function findLastPeriod({ aoe_answers = [] }: ResultSource): number | null {
  const aoeAnswer = aoe_answers.find(({ question_id }) => question_id === LAST_PERIOD_QUESTION);
  if (aoeAnswer === undefined) return null;
  const given = aoeAnswer["answer"];
  const iso = given
    .trim()
    .replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_, month: string, day: string, year: string) =>
        `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
    );
  const date = parseDate(iso.slice(0, 10));
  return date === null ? null : toEpochDay(date.year, date.month, date.day);
}

/** Returns what the values are drawn by on a cycle day. Hormones without a curve stay as they are. */
export function applyCycleDay(panel: OrderPanel, day: number | null): OrderPanel {
  if (day === null || !panel.plan.amounts.some(({ name }) => getCycleCurves().has(name))) return panel;
  const distributions = panel.plan.amounts.map((analyte, index) =>
    followCurve(analyte, panel.distributions[index]!, day),
  );
  return { ...panel, distributions };
}

/** Narrows the distribution of a hormone to that of women on the same cycle day. The median keeps its trend with age. */
function followCurve({ name }: Analyte, usual: Distribution, day: number): Distribution {
  const curve = getCycleCurves().get(name);
  if (curve === undefined) return usual;
  const median = getCycleMedian(curve, day) * getAgeShare(name, usual);
  const low = Math.max(usual.low, median * Math.exp(-WIDTH * curve.spread));
  const high = Math.min(usual.high, median * Math.exp(WIDTH * curve.spread));
  const at = (deviate: number): number =>
    Math.log(Math.min(Math.max(median * Math.exp(deviate * curve.spread), low), high));
  const shape = { isLogarithmic: true, knots: [at(-1.645), at(0), at(1.645)] };
  return {
    ...usual,
    ...shape,
    low,
    high,
    belowNormal: getNormalShare(getDeviate(shape, low)),
    upToNormal: getNormalShare(getDeviate(shape, high)),
    anchor: Math.exp(at(0)),
  };
}

/** Computes the median of the patient's age as a share of the median of the curves' age. */
function getAgeShare(name: string, { knots, isLogarithmic }: Distribution): number {
  const reference = getDistributions()
    .get(name)
    ?.female.ages.find(({ age }) => age === CURVE_AGE)?.values[1];
  if (reference === undefined || !isLogarithmic) return 1;
  return Math.exp(knots[1]!) / reference;
}

/** Writes the lab's note on a result: the cycle day of a hormone that depends on it. Other results have none. */
export function writeCycleNote({ name }: Analyte, day: number | null): string | null {
  return day === null || !getCycleCurves().has(name) ? null : describeCycleDay(day);
}
