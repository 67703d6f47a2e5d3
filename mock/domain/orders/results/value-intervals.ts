import type { ResultInterpretation } from "./result-history.ts";
import type { MeasurementScale } from "./measurement-scale.ts";

/** Random numbers in [0, 1) of one result. The same index gives the same number. */
export type RandomSource = (index: number) => number;

/** Picks an integer from `low` to `high`, both included. */
export function pickInteger(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}

/** An interval of steps on one side of the reference range that have one interpretation. Both ends are included. */
export interface ValueInterval {
  readonly side: "within" | "below" | "above";
  readonly from: number;
  readonly to: number;
}

/** How far beyond the range an abnormal value usually lies, as a share of the width of the range. */
const NEAR = 0.4;
/** Share of values above the range, when both sides are possible. */
const MOSTLY_ABOVE = 0.65;

function getNormalInterval({ bounds, low, high }: MeasurementScale): ValueInterval {
  // With a single bound, values stay close to it instead of covering everything measurable.
  const from = bounds.low === null ? Math.max(low, Math.round(high * 0.3)) : low;
  const to = bounds.high === null ? Math.min(high, Math.max(low, 1) * 2) : high;
  return { side: "within", from, to };
}

function listAbnormalIntervals(scale: MeasurementScale): ValueInterval[] {
  const { floor, ceiling, under, over, criticalLow, criticalHigh, bounds } = scale;
  const usual = getNormalInterval(scale);
  const reach = Math.max(1, Math.ceil((usual.to - usual.from) * NEAR));
  const above: ValueInterval = {
    side: "above",
    from: over,
    to: Math.min(ceiling, criticalHigh ?? ceiling, over + reach - 1),
  };
  const below: ValueInterval = {
    side: "below",
    from: Math.max(floor, criticalLow ?? floor, under - reach + 1),
    to: under,
  };
  return keepNonEmpty(bounds.high === null ? null : above, bounds.low === null ? null : below);
}

function listCriticalIntervals(scale: MeasurementScale): ValueInterval[] {
  const { floor, ceiling, low, high, under, over, criticalLow, criticalHigh, bounds } = scale;
  const limited = criticalLow !== null || criticalHigh !== null;
  // Without critical limits, the far half of the values outside the range is critical.
  const farHigh = bounds.high === null || limited ? null : high + Math.ceil((ceiling - high) / 2) - 1;
  const farLow = bounds.low === null || limited ? null : low - Math.ceil((low - floor) / 2) + 1;
  const above = criticalHigh ?? farHigh;
  const below = criticalLow ?? farLow;
  return keepNonEmpty(
    above === null ? null : { side: "above", from: Math.max(above + 1, over), to: ceiling },
    below === null ? null : { side: "below", from: floor, to: Math.min(below - 1, under) },
  );
}

function keepNonEmpty(...intervals: readonly (ValueInterval | null)[]): ValueInterval[] {
  return intervals.filter((interval) => interval !== null).filter(({ from, to }) => from <= to);
}

/** Lists the intervals of values with an interpretation. Empty when there are none. */
export function listIntervals(
  scale: MeasurementScale,
  interpretation: ResultInterpretation,
): readonly ValueInterval[] {
  if (interpretation === "abnormal") return listAbnormalIntervals(scale);
  if (interpretation === "critical") return listCriticalIntervals(scale);
  return [getNormalInterval(scale)];
}

/**
 * Picks an interval for an interpretation; the same random source picks the same one. Without an interval, picks the
 * normal one.
 */
export function pickInterval(
  scale: MeasurementScale,
  interpretation: ResultInterpretation,
  random: RandomSource,
): ValueInterval {
  const [one, other] = listIntervals(scale, interpretation);
  if (one === undefined) return getNormalInterval(scale);
  return other !== undefined && random(1) >= MOSTLY_ABOVE ? other : one;
}

/** Picks a step of an interval. Steps near the middle of the range are more likely. */
export function pickStep({ side, from, to }: ValueInterval, random: RandomSource): number {
  const first = pickInteger(from, to, random(2));
  const second = pickInteger(from, to, random(3));
  if (side === "within") return Math.round((first + second) / 2);
  return side === "above" ? Math.min(first, second) : Math.max(first, second);
}
