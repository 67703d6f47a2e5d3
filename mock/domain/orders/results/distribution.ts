import { findAgeRanges } from "../../../catalog/labs/age-ranges.ts";
import type { Analyte } from "../../../catalog/labs/analytes.ts";
import { getDistributions, type AgePercentiles } from "../../../catalog/labs/distributions.ts";
import type { FactorWeights } from "../../../catalog/labs/latent-factors.ts";
import { getNormalDeviate, getNormalShare } from "../../../kernel/normal.ts";
import { getMeasurementScale, type MeasurementScale } from "./measurement-scale.ts";

/** Deviates of the 5th, 50th, 95th and 99th percentile. */
const DEVIATES = [-1.6448536, 0, 1.6448536, 2.3263479];

/** How an analyte is distributed among people of one sex and age. */
export interface Distribution {
  /** Values of the percentiles, as logarithms when all are positive. */
  readonly knots: readonly number[];
  readonly isLogarithmic: boolean;
  /** Weights of the patient's factors, of what is the patient's own, and of the occasion. Their squares add up to 1. */
  readonly factors: FactorWeights;
  readonly own: number;
  readonly lasting: number;
  readonly passing: number;
  /** Shares of people below the lowest and the highest normal value. */
  readonly belowNormal: number;
  readonly upToNormal: number;
  /** The lowest and highest normal value, and one well between them that fits together with those of other analytes. */
  readonly low: number;
  readonly high: number;
  readonly anchor: number;
}

type Shape = Pick<Distribution, "knots" | "isLogarithmic">;

/** Converts between deviates and knots, in straight lines. Beyond the last knot, values rise as from the median to the 95th percentile. */
function convert(from: readonly number[], to: readonly number[], last: number, place: number): number {
  let index = 0;
  while (index < last && place > from[index + 1]!) index += 1;
  const segment = index < last ? index : 1;
  const run = from[segment + 1]! - from[segment]!;
  return run === 0 ? 0 : to[index]! + ((place - from[index]!) * (to[segment + 1]! - to[segment]!)) / run;
}

export function getValue({ knots, isLogarithmic }: Shape, deviate: number): number {
  const value = convert(DEVIATES, knots, knots.length - 1, deviate);
  return isLogarithmic ? Math.exp(value) : value;
}

/** Returns the deviate of a value: the inverse of `getValue`. It is 0 where most people have the same value. */
export function getDeviate({ knots, isLogarithmic }: Shape, value: number): number {
  const place = isLogarithmic ? Math.log(Math.max(value, 1e-9)) : value;
  return convert(knots, DEVIATES, knots.length - 1, place);
}

/** Maps a deviate to the deviate of a normal value, so that higher ones stay higher. */
export function getNormalValue(distribution: Distribution, deviate: number): number {
  const { belowNormal, upToNormal, low, high } = distribution;
  const share = belowNormal + getNormalShare(deviate) * (upToNormal - belowNormal);
  return Math.min(Math.max(getValue(distribution, getNormalDeviate(share)), low), high);
}

/** Years around the border of two groups in which their percentiles blend. */
const BLEND_YEARS = 5;

/** Finds the percentiles of an age. Each group reaches halfway to the next one. */
function interpolate(groups: readonly AgePercentiles[], age: number): readonly number[] {
  const after = groups.findIndex((group) => group.age >= age);
  const next = groups[after];
  const before = groups[after - 1] ?? (after < 0 ? groups.at(-1) : undefined);
  if (before === undefined || next === undefined) return (next ?? before)!.values;
  const border = (before.age + next.age) / 2;
  const share = Math.min(Math.max((age - border) / BLEND_YEARS + 0.5, 0), 1);
  const count = Math.min(before.values.length, next.values.length);
  return before.values.slice(0, count).map((value, index) => value + share * (next.values[index]! - value));
}

/** Derives percentiles from a reference range: it contains 95 of 100 healthy people. */
function derivePercentiles({ bounds, floor, ceiling, steps }: MeasurementScale): readonly number[] {
  const { low, high } = bounds;
  if (low !== null && high !== null) {
    const edge = (high - low) * 0.08;
    const middle =
      low > 0 && high / low > 3 ? Math.sqrt(low * high) * 0.6 + (low + high) * 0.2 : (low + high) / 2;
    return [low + edge, middle, high - edge];
  }
  if (high !== null)
    return [Math.max(0.12 * high, floor / steps), Math.max(0.4 * high, floor / steps), 0.97 * high];
  const least = low ?? floor / steps;
  return [1.08 * least, 1.8 * least, Math.min(3.2 * least, ceiling / steps)];
}

/** Picks the anchor of an analyte: its median, drawn toward the middle of the normal values. */
function chooseAnchor({ bounds, low, high, steps }: MeasurementScale, median: number): number {
  if (bounds.low === null && bounds.high !== null)
    return Math.min(median, (median > 0.8 * bounds.high ? 0.9 : 0.45) * bounds.high);
  const quarter = (high - low) / 4;
  return Math.min(Math.max(median, (low + quarter) / steps), (high - quarter) / steps);
}

/** Variation within a person of analytes that no study in the table covers, as a share of the variance. */
const PASSING_VARIANCE = 0.3;

/** Age of patients whose birth date is not known. */
export const USUAL_AGE = 40;
/** From the first year of a group of five years to its middle. */
const HALF_GROUP = 2;
/** Younger patients have a group for each year. */
export const FIRST_GROUP = 20;

const distributions = new WeakMap<MeasurementScale, Map<number, Distribution>>();

/**
 * Returns the distribution of an analyte among people of one sex and age.
 * @param groupAge first year of the group of five years; null when the birth date is not known
 */
export function getDistribution(
  analyte: Analyte,
  scale: MeasurementScale,
  sex: "male" | "female",
  groupAge: number | null,
): Distribution {
  let cached = distributions.get(scale);
  if (cached === undefined) distributions.set(scale, (cached = new Map()));
  const key = (groupAge ?? -1) * 2 + (sex === "male" ? 0 : 1);
  let distribution = cached.get(key);
  if (distribution === undefined)
    cached.set(key, (distribution = buildDistribution(analyte, scale, sex, groupAge)));
  return distribution;
}

const OF_AGE = 18;
/** The age from which analytes that depend on puberty, and that the table does not list, follow the range of adults. */
export const PUBERTY_AGE = 13;

/** Whether an analyte that has no range for minors is that of a minor after puberty. */
function isAdolescent(groupAge: number | null, ranges: readonly unknown[] | undefined): boolean {
  return groupAge !== null && groupAge >= PUBERTY_AGE && ranges?.length === 0;
}

function getMiddle(groupAge: number | null): number {
  if (groupAge === null) return USUAL_AGE;
  return groupAge < FIRST_GROUP ? groupAge : groupAge + HALF_GROUP;
}

/**
 * Builds the distribution of an analyte. It follows the reference range where the range is for children, and where the table of
 * distributions has no row.
 */
function buildDistribution(
  analyte: Analyte,
  scale: MeasurementScale,
  sex: "male" | "female",
  groupAge: number | null,
): Distribution {
  const row = getDistributions().get(analyte.name);
  const ranges = findAgeRanges(analyte.name, groupAge);
  const isChild = groupAge !== null && groupAge < OF_AGE && ranges !== undefined && ranges.length > 0;
  const isListed = row !== undefined && !isChild;
  const percentiles = isListed
    ? interpolate(row[sex].ages, getMiddle(groupAge))
    : derivePercentiles(isAdolescent(groupAge, ranges) ? getMeasurementScale(analyte, sex, false) : scale);
  const isLogarithmic = percentiles.every((value) => value > 0);
  const knots = isLogarithmic ? percentiles.map(Math.log) : percentiles;
  const [p5 = 0, median = 0, p95 = 0] = percentiles;
  const spread = isLogarithmic ? Math.log(p95 / p5) / 3.29 : (p95 - p5) / 3.29 / Math.max(median, 1e-9);
  const passing =
    row === undefined || spread <= 0
      ? PASSING_VARIANCE
      : Math.min(Math.max((row.within / spread) ** 2, 0.02), 0.8);
  const shape = { knots, isLogarithmic };
  const { bounds, steps } = scale;
  const [low, high] = [scale.low / steps, scale.high / steps];
  return {
    factors: row?.[sex].factors ?? [],
    ...shape,
    own: row?.[sex].own ?? 1,
    lasting: Math.sqrt(1 - passing),
    passing: Math.sqrt(passing),
    low,
    high,
    belowNormal: bounds.low === null ? 0 : getNormalShare(getDeviate(shape, low)),
    upToNormal: bounds.high === null ? 1 : getNormalShare(getDeviate(shape, high)),
    anchor: chooseAnchor(scale, median),
  };
}
