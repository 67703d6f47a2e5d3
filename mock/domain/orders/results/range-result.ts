import { pickInterval, listIntervals, pickStep, type ValueInterval } from "./value-intervals.ts";
import { pickInteger, interpretWithoutRange, type RandomSource, type ResultType } from "./result-type.ts";
import { compareToRange } from "./numeric-result.ts";
import { formatStep, type MeasurementScale } from "./measurement-scale.ts";

const ONE_END = /^([<>])(=?)(\d+(?:\.\d+)?|\.\d+)$/;
const TWO_ENDS = /^(\d+(?:\.\d+)?|\.\d+)-(\d+(?:\.\d+)?|\.\d+)$/;

interface End {
  readonly at: number;
  readonly included: boolean;
}

/** Parses a range such as `<5.0` or `3-5` into its two ends. Returns null for any other text. */
export function parseRange(printed: string): { readonly least: End; readonly most: End } | null {
  const two = TWO_ENDS.exec(printed);
  if (two !== null) {
    return { least: { at: Number(two[1]), included: true }, most: { at: Number(two[2]), included: true } };
  }
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
