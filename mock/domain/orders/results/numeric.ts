import { bandFor, bandsOf, stepIn } from "./bands.ts";
import type { Finding, Kind } from "./kind.ts";
import { printStep, type Scale } from "./scale.ts";

const beyond = (one: number, other: number, isBound: boolean): boolean =>
  one > other || (one === other && isBound);

/**
 * Holds what lies between two ends to the bounds. The ends are the same for a number; a result such as `>90` is judged
 * by the end that is known.
 */
export function holdTo(
  { bounds, steps, criticalLow, criticalHigh }: Scale,
  least: { readonly at: number; readonly included: boolean },
  most: { readonly at: number; readonly included: boolean },
): Finding {
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
export const numeric: Kind = {
  measured: true,
  can: ({ scale }, judgment) => bandsOf(scale, judgment).length > 0,
  draw: ({ scale }, judgment, dice) => printStep(scale, stepIn(bandFor(scale, judgment, dice), dice)),
  find: ({ scale }, printed) => {
    const end = { at: Number(printed), included: true };
    return holdTo(scale, end, end);
  },
  value: Number,
};
