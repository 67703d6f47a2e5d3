import { pickInterval, listIntervals, pickStep, type ValueInterval } from "./value-intervals.ts";
import {
  type RangeComparison,
  type ResultType,
  pickInteger,
  interpretWithoutRange,
  type RandomSource,
} from "./result-type.ts";
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

const ONE_END = /^([<>])(=?)(\d+(?:\.\d+)?|\.\d+)$/;
const TWO_ENDS = /^(\d+(?:\.\d+)?|\.\d+)-(\d+(?:\.\d+)?|\.\d+)$/;

interface End {
  readonly at: number;
  readonly included: boolean;
}

/** Parses a range such as `<5.0` or `3-5` into its two ends. Returns null for any other text. */
export function parseRange(printed: string): { readonly least: End; readonly most: End } | null {
  const two = TWO_ENDS.exec(printed);
  if (two !== null)
    return { least: { at: Number(two[1]), included: true }, most: { at: Number(two[2]), included: true } };
  const one = ONE_END.exec(printed);
  if (one === null) return null;
  const end = { at: Number(one[3]), included: one[2] === "=" };
  return one[1] === "<"
    ? { least: { at: -Infinity, included: false }, most: end }
    : { least: end, most: { at: Infinity, included: false } };
}

/** Generates a range inside an interval. */
function formatInterval(scale: MeasurementScale, interval: ValueInterval, random: RandomSource): string {
  const from = pickInteger(interval.from, interval.to, random(2) / 2);
  const to = pickInteger(from, interval.to, random(3));
  return `${formatStep(scale, from)}-${formatStep(scale, to)}`;
}

/** Generates a normal range: below a limit, above a limit, or between two values. */
function formatNormalRange(scale: MeasurementScale, interval: ValueInterval, random: RandomSource): string {
  const { low, high } = scale.bounds;
  if (low !== null && high !== null) return formatInterval(scale, interval, random);
  const step = pickStep(interval, random);
  // No limit lies below the lowest printable value.
  if (high !== null)
    return `<${formatStep(scale, Math.min(Math.max(step, scale.floor + 1), high * scale.steps))}`;
  return `>${formatStep(scale, step)}`;
}

/** Results that are a range. */
export const rangeResult: ResultType = {
  hasReferenceRange: true,
  supports: ({ scale }, interpretation) => listIntervals(scale, interpretation).length > 0,
  generate: ({ scale }, interpretation, random) => {
    const interval = pickInterval(scale, interpretation, random);
    if (interval.side === "within") return formatNormalRange(scale, interval, random);
    if (interpretation === "abnormal") return formatInterval(scale, interval, random);
    const step = formatStep(scale, pickStep(interval, random));
    return interval.side === "above" ? `>=${step}` : `<=${step}`;
  },
  interpret: ({ scale }, printed) => {
    const ends = parseRange(printed);
    return ends === null ? interpretWithoutRange("unknown") : compareToRange(scale, ends.least, ends.most);
  },
  toDeprecatedValue: () => -1,
};
