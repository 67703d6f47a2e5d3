import type { PublishedCorrelation } from "./published/correlations.ts";
import type { DrawnReport } from "./report.ts";
import { computeRankCorrelation } from "./statistics.ts";

/** A generated correlation beside the published one. */
export interface CorrelationResult {
  readonly correlation: PublishedCorrelation;
  /** Reports with both values. */
  readonly count: number;
  readonly generated: number;
  readonly met: boolean;
}

/** Compares the rank correlation of a pair with its expected bounds. */
export function compareCorrelation(
  correlation: PublishedCorrelation,
  reports: readonly DrawnReport[],
): CorrelationResult {
  const [first, second] = correlation.pair;
  const both = reports.flatMap(({ values }) => {
    const [x, y] = [values.get(first)?.value, values.get(second)?.value];
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });
  const generated = computeRankCorrelation(
    both.map(({ x }) => x),
    both.map(({ y }) => y),
  );
  const [low, high] = correlation.expected;
  return { correlation, count: both.length, generated, met: generated >= low && generated <= high };
}
