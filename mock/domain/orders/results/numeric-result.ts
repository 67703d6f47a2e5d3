import { pickInterval, listIntervals, pickStep } from "./value-intervals.ts";
import type { RangeComparison, ResultType } from "./result-type.ts";
import { formatStep, type MeasurementScale } from "./measurement-scale.ts";

const isBeyond = (one: number, other: number, isBound: boolean): boolean =>
  one > other || (one === other && isBound);

/**
 * Compares a value, or a range of values such as `>90`, to the reference range. Both ends are the same for a number; an
 * open range is compared by its known end.
 */
export function compareToRange(
  { bounds, steps, criticalLow, criticalHigh }: MeasurementScale,
  least: { readonly at: number; readonly included: boolean },
  most: { readonly at: number; readonly included: boolean },
): RangeComparison {
  const { low, high, low_inclusive, high_inclusive } = bounds;
  const criticallyHigh = criticalHigh !== null && isBeyond(least.at, criticalHigh / steps, !least.included);
  const criticallyLow = criticalLow !== null && isBeyond(criticalLow / steps, most.at, !most.included);
  // A critical limit applies also where the range has no bound on its side.
  const above = high === null ? criticallyHigh : isBeyond(least.at, high, !least.included || !high_inclusive);
  const below = low === null ? criticallyLow : isBeyond(low, most.at, !most.included || !low_inclusive);
  if (!above && !below) {
    const tooHigh = high !== null && isBeyond(most.at, high, most.included && !high_inclusive);
    const tooLow = low !== null && isBeyond(low, least.at, least.included && !low_inclusive);
    return { above, below, interpretation: tooHigh || tooLow ? "unknown" : "normal" };
  }
  const critical = (above && criticallyHigh) || (below && criticallyLow);
  return { above, below, interpretation: critical ? "critical" : "abnormal" };
}

/** Numeric results. */
export const numericResult: ResultType = {
  hasReferenceRange: true,
  supports: ({ scale }, interpretation) => listIntervals(scale, interpretation).length > 0,
  generate: ({ scale }, interpretation, random) =>
    formatStep(scale, pickStep(pickInterval(scale, interpretation, random), random)),
  interpret: ({ scale }, printed) => {
    const end = { at: Number(printed), included: true };
    return compareToRange(scale, end, end);
  },
  toDeprecatedValue: Number,
};
