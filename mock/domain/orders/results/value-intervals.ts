import { pickInteger, type RandomSource } from "./result-type.ts";
import type { ResultInterpretation } from "./result-history.ts";
import type { MeasurementScale } from "./measurement-scale.ts";

/** Steps of a scale that lie on one side and deserve one interpretation, both ends included. */
export interface ValueInterval {
  readonly side: "within" | "below" | "above";
  readonly from: number;
  readonly to: number;
}

/** How far beyond its bounds an abnormal value usually lies, as a part of their width. */
const NEAR = 0.4;
/** How many of the values beyond the bounds lie above them, where either side is possible. */
const MOSTLY_ABOVE = 0.65;

function getNormalInterval({ bounds, floor, ceiling, low, high }: MeasurementScale): ValueInterval {
  // With one bound alone, values stay in its neighborhood and do not spread over all that can be measured.
  const from = bounds.low === null ? Math.min(high, Math.max(floor, Math.round(high * 0.3))) : low;
  const to = bounds.high === null ? Math.max(low, Math.min(ceiling, Math.max(low, 1) * 2)) : high;
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
  // Where nobody said from where on a value is critical, the far half of what lies beyond the bounds is.
  const farHigh = bounds.high === null || limited ? null : high + Math.ceil((ceiling - high) / 2) - 1;
  const farLow = bounds.low === null || limited ? null : low - Math.ceil((low - floor) / 2) + 1;
  const above = criticalHigh ?? farHigh;
  const below = criticalLow ?? farLow;
  return keepNonEmpty(
    above === null ? null : { side: "above", from: Math.max(above + 1, over), to: ceiling },
    below === null ? null : { side: "below", from: floor, to: Math.min(below - 1, under) },
  );
}

function keepNonEmpty(...bands: readonly (ValueInterval | null)[]): ValueInterval[] {
  return bands.filter((band) => band !== null).filter(({ from, to }) => from <= to);
}

/** Where on a scale values of a interpretation lie; empty where there are none. */
export function listIntervals(
  scale: MeasurementScale,
  interpretation: ResultInterpretation,
): readonly ValueInterval[] {
  if (interpretation === "abnormal") return listAbnormalIntervals(scale);
  if (interpretation === "critical") return listCriticalIntervals(scale);
  return [getNormalInterval(scale)];
}

/** One band for a interpretation, the same for the same random; the good values where it has none. */
export function pickInterval(
  scale: MeasurementScale,
  interpretation: ResultInterpretation,
  random: RandomSource,
): ValueInterval {
  const [one, other] = listIntervals(scale, interpretation);
  if (one === undefined) return getNormalInterval(scale);
  return other !== undefined && random(1) >= MOSTLY_ABOVE ? other : one;
}

/** A step of a band, nearer to its middle than to its ends, or nearer to the good values where it lies outside. */
export function pickStep({ side, from, to }: ValueInterval, random: RandomSource): number {
  const first = pickInteger(from, to, random(2));
  const second = pickInteger(from, to, random(3));
  if (side === "within") return Math.round((first + second) / 2);
  return side === "above" ? Math.min(first, second) : Math.max(first, second);
}
