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

/** The two ends of a bounded result, such as `<5.0` or `3-5`; null for any other text. */
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

/** A part of a band as two ends. */
function formatInterval(scale: MeasurementScale, band: ValueInterval, random: RandomSource): string {
  const from = pickInteger(band.from, band.to, random(2) / 2);
  const to = pickInteger(from, band.to, random(3));
  return `${formatStep(scale, from)}-${formatStep(scale, to)}`;
}

/** Good values: below what can be told apart, above it, or between two marks. */
function formatNormalRange(scale: MeasurementScale, band: ValueInterval, random: RandomSource): string {
  const { low, high } = scale.bounds;
  if (low !== null && high !== null) return formatInterval(scale, band, random);
  const step = pickStep(band, random);
  // Nothing is told apart below the least that the machine can print.
  if (high !== null)
    return `<${formatStep(scale, Math.min(Math.max(step, scale.floor + 1), high * scale.steps))}`;
  return `>${formatStep(scale, step)}`;
}

/** Results that bound a value rather than give it. */
export const rangeResult: ResultType = {
  hasReferenceRange: true,
  supports: ({ scale }, interpretation) => listIntervals(scale, interpretation).length > 0,
  generate: ({ scale }, interpretation, random) => {
    const band = pickInterval(scale, interpretation, random);
    if (band.side === "within") return formatNormalRange(scale, band, random);
    if (interpretation === "abnormal") return formatInterval(scale, band, random);
    const step = formatStep(scale, pickStep(band, random));
    return band.side === "above" ? `>=${step}` : `<=${step}`;
  },
  interpret: ({ scale }, printed) => {
    const ends = parseRange(printed);
    return ends === null ? interpretWithoutRange("unknown") : compareToRange(scale, ends.least, ends.most);
  },
  toDeprecatedValue: () => -1,
};
