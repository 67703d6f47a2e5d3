import { pickInterval, listIntervals, pickStep } from "./value-intervals.ts";
import type { RangeComparison, ResultType } from "./result-type.ts";
import { formatStep, type MeasurementScale } from "./measurement-scale.ts";

const beyond = (one: number, other: number, isBound: boolean): boolean =>
  one > other || (one === other && isBound);

/**
 * Holds what lies between two ends to the bounds. The ends are the same for a number; a result such as `>90` is judged
 * by the end that is known.
 */
export function compareToRange(
  { bounds, steps, criticalLow, criticalHigh }: MeasurementScale,
  least: { readonly at: number; readonly included: boolean },
  most: { readonly at: number; readonly included: boolean },
): RangeComparison {
  const { low, high, low_inclusive, high_inclusive } = bounds;
  const above = high !== null && beyond(least.at, high, !least.included || !high_inclusive);
  const below = low !== null && beyond(low, most.at, !most.included || !low_inclusive);
  if (!above && !below) {
    const tooHigh = high !== null && beyond(most.at, high, most.included && !high_inclusive);
    const tooLow = low !== null && beyond(low, least.at, least.included && !low_inclusive);
    return { above, below, judgment: tooHigh || tooLow ? "unknown" : "normal" };
  }
  const critical =
    (above && criticalHigh !== null && beyond(least.at, criticalHigh / steps, !least.included)) ||
    (below && criticalLow !== null && beyond(criticalLow / steps, most.at, !most.included));
  return { above, below, judgment: critical ? "critical" : "abnormal" };
}

/** Results that are one number. */
export const numericResult: ResultType = {
  hasReferenceRange: true,
  supports: ({ scale }, judgment) => listIntervals(scale, judgment).length > 0,
  generate: ({ scale }, judgment, dice) =>
    formatStep(scale, pickStep(pickInterval(scale, judgment, dice), dice)),
  interpret: ({ scale }, printed) => {
    const end = { at: Number(printed), included: true };
    return compareToRange(scale, end, end);
  },
  toDeprecatedValue: Number,
};
