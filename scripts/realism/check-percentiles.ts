import { parsePublishedRows, type PublishedRow } from "./published/parse-published.ts";
import { type PublishedAnalyte, tolerances, type Tolerance } from "./published/published.ts";
import type { DrawnPatient } from "./report.ts";
import { computeDeviation, computeMean, computeQuantile } from "./statistics.ts";

/** One published value beside the generated one. */
export interface Comparison {
  /** `mean`, `sd` or a quantile such as `p5`. */
  readonly statistic: string;
  readonly published: number;
  readonly generated: number;
  /** The difference in published standard deviations; the ratio minus 1 for `sd`. */
  readonly distance: number;
  readonly allowed: number;
  readonly met: boolean;
}

/** The comparisons of one group of people. */
export interface RowResult {
  readonly analyte: PublishedAnalyte;
  readonly row: PublishedRow;
  /** How many generated values there are. */
  readonly count: number;
  readonly comparisons: readonly Comparison[];
}

/** A generated value and whose it is. */
export interface Measurement {
  readonly patient: DrawnPatient;
  readonly value: number;
}

/** Fewer generated values than this say nothing about tails. */
const ENOUGH = 100;

const isInGroup = ({ sex, from, to }: PublishedRow, patient: DrawnPatient): boolean =>
  (sex === null || sex === patient.sex) && patient.age >= from && (to === null || patient.age <= to);

/** Estimates the published standard deviation on a scale from quantiles; from the printed one where no quantiles say it. */
function computePublishedSpread(
  { quantiles, mean, sd }: PublishedRow,
  scale: (value: number) => number,
): number {
  const low = quantiles.find(({ share }) => share === 0.05);
  const high = quantiles.find(({ share }) => share === 0.95);
  if (low !== undefined && high !== undefined) return (scale(high.value) - scale(low.value)) / 3.29;
  const first = quantiles.find(({ share }) => share === 0.25);
  const third = quantiles.find(({ share }) => share === 0.75);
  if (first !== undefined && third !== undefined) return (scale(third.value) - scale(first.value)) / 1.349;
  if (mean !== null && sd !== null) return sd;
  return NaN;
}

/** Compares the generated values of one group with the published ones. */
export function compareRow(
  { scale: kind, tolerance }: Pick<PublishedAnalyte, "scale" | "tolerance">,
  row: PublishedRow,
  values: readonly number[],
  decimals: number,
): Comparison[] {
  const limits: Tolerance = tolerances[tolerance];
  const step = 0.5 * 10 ** -decimals;
  // Values print as 0 where they are below the first step.
  const scale =
    kind === "log" ? (value: number) => Math.log(Math.max(value, step)) : (value: number) => value;
  const sorted = values.toSorted((a, b) => a - b);
  const published = computePublishedSpread(row, scale);
  const spread = Number.isNaN(published) ? computeDeviation(values.map(scale)) : published;
  const measure = (statistic: string, expected: number, generated: number, limit: number): Comparison => {
    // Both sides are rounded, so the nearest values within half a step are compared.
    const gap = Math.max(0, Math.abs(generated - expected) - step);
    const nearest = expected + Math.sign(generated - expected) * gap;
    const distance = (scale(nearest) - scale(expected)) / spread;
    return {
      statistic,
      published: expected,
      generated,
      distance,
      allowed: limit,
      met: Math.abs(distance) <= limit,
    };
  };
  const comparisons = row.quantiles.map(({ share, value }) => {
    const limit = share >= 0.25 && share <= 0.75 ? limits.center : limits.tail;
    const name = `p${Number((share * 100).toFixed(1))}`;
    return measure(name, value, computeQuantile(sorted, share), limit);
  });
  if (row.mean !== null) comparisons.unshift(measure("mean", row.mean, computeMean(values), limits.mean));
  if (row.sd !== null) {
    const generated = computeDeviation(values);
    const ratio = Math.max(generated / row.sd, row.sd / generated);
    comparisons.splice(1, 0, {
      statistic: "sd",
      published: row.sd,
      generated,
      distance: ratio - 1,
      allowed: limits.sdRatio - 1,
      met: ratio <= limits.sdRatio,
    });
  }
  return comparisons;
}

/** Compares all published rows of an analyte with generated values. Groups with few values have no comparisons. */
export function compareAnalyte(
  analyte: PublishedAnalyte,
  measurements: readonly Measurement[],
  decimals: number,
): RowResult[] {
  return parsePublishedRows(analyte).map((row) => {
    const values = measurements.filter(({ patient }) => isInGroup(row, patient)).map(({ value }) => value);
    const comparisons = values.length < ENOUGH ? [] : compareRow(analyte, row, values, decimals);
    return { analyte, row, count: values.length, comparisons };
  });
}
