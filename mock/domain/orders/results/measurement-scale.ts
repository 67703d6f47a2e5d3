import { findAgeRanges } from "../../../catalog/labs/age-ranges.ts";
import type { Analyte, ReferenceRange } from "../../../catalog/labs/analytes.ts";

/** The reference range of an analyte for one patient at one lab, with the text that the lab prints. */
type PatientRange = Omit<ReferenceRange, "sex">;

/**
 * The printable values of an analyte, counted in steps of the last printed decimal, so that all calculations use
 * integers. Normal values run from `low` to `high`, both included.
 */
export interface MeasurementScale {
  readonly bounds: PatientRange;
  readonly decimals: number;
  readonly steps: number;
  /** The lowest and highest printable step. */
  readonly floor: number;
  readonly ceiling: number;
  readonly low: number;
  readonly high: number;
  /**
   * The nearest steps outside the range for a reader who knows only the bounds. A printed bound does not say whether it
   * is included, so no value is generated on an excluded one.
   */
  readonly under: number;
  readonly over: number;
  /** Values below and above these steps are critical. Null when the catalog has no limit. */
  readonly criticalLow: number | null;
  readonly criticalHigh: number | null;
}

/** Reference range of analytes without numeric values, for numeric results of them. */
const SCORE: Pick<Analyte, "reference" | "plausible" | "critical" | "decimals"> = {
  reference: [{ sex: null, low: 0, high: 10, low_inclusive: true, high_inclusive: true, text: "0-10" }],
  plausible: { low: 0, high: 100 },
  critical: null,
  decimals: 0,
};

/** Combines the ranges of both sexes, for patients of unknown sex. */
function combineRanges(ranges: readonly ReferenceRange[], decimals: number): PatientRange {
  const lows = ranges.map(({ low }) => low);
  const highs = ranges.map(({ high }) => high);
  const low = lows.includes(null) ? null : Math.min(...lows.map(Number));
  const high = highs.includes(null) ? null : Math.max(...highs.map(Number));
  const low_inclusive = ranges.some((range) => range.low === low && range.low_inclusive);
  const high_inclusive = ranges.some((range) => range.high === high && range.high_inclusive);
  const parts = { low, high, low_inclusive, high_inclusive };
  return { ...parts, text: formatRange(parts, decimals) };
}

function formatRange(
  { low, high, low_inclusive, high_inclusive }: Omit<PatientRange, "text">,
  decimals: number,
): string {
  if (low !== null && high !== null) return `${low.toFixed(decimals)}-${high.toFixed(decimals)}`;
  const [sign, bound, isInclusive] = high === null ? [">", low!, low_inclusive] : ["<", high, high_inclusive];
  return `${sign}${isInclusive ? "=" : ""}${bound.toFixed(decimals)}`;
}

/** Finds the range for a patient. A range for men only does not apply to women. */
function findRange({ reference, decimals }: typeof SCORE, sex: string | null): PatientRange | undefined {
  const match = reference.find((range) => range.sex === null || range.sex === sex);
  if (match !== undefined || sex !== null) return match;
  if (reference.length <= 1) return reference[0];
  return combineRanges(reference, decimals ?? 0);
}

/** Some labs print `<=5` as `< OR = 5`. */
function applySpelling(bounds: PatientRange, spelled: boolean): PatientRange {
  return spelled ? { ...bounds, text: bounds.text.replace(/^([<>])=/, "$1 OR = ") } : bounds;
}

const UNBOUNDED: PatientRange = {
  low: null,
  high: null,
  low_inclusive: false,
  high_inclusive: false,
  text: "",
};

function buildScale(analyte: typeof SCORE, sex: string | null, spelled: boolean): MeasurementScale {
  const decimals = analyte.decimals ?? 0;
  const steps = 10 ** decimals;
  const step = (value: number): number => Math.round(value * steps);
  const bounds = applySpelling(findRange(analyte, sex) ?? UNBOUNDED, spelled);
  const ceiling = step(analyte.plausible?.high ?? 100);
  const { low, high, low_inclusive, high_inclusive } = bounds;
  const criticalLow = analyte.critical?.low == null ? null : step(analyte.critical.low);
  const criticalHigh = analyte.critical?.high == null ? null : step(analyte.critical.high);
  const highest =
    high === null ? Math.min(ceiling, criticalHigh ?? ceiling) : step(high) - (high_inclusive ? 0 : 1);
  // Nothing below the limit of detection is plausible, but a normal value may have to be there.
  const floor = Math.min(step(analyte.plausible?.low ?? 0), highest);
  return {
    bounds,
    decimals,
    steps,
    floor,
    ceiling,
    low: low === null ? Math.max(floor, criticalLow ?? floor) : step(low) + (low_inclusive ? 0 : 1),
    high: highest,
    under: (low === null ? floor : step(low)) - 1,
    over: (high === null ? ceiling : step(high)) + 1,
    criticalLow,
    criticalHigh,
  };
}

const scales = new WeakMap<Analyte, Map<string, MeasurementScale>>();

/**
 * Returns the scale of an analyte.
 * @param sex of the patient, as the order has it
 * @param spelled whether the lab prints "OR"
 * @param age in full years; null uses the ranges for adults
 */
export function getMeasurementScale(
  analyte: Analyte,
  sex: string | null,
  spelled: boolean,
  age: number | null = null,
): MeasurementScale {
  const known = sex === "male" || sex === "female" ? sex : null;
  const ranges = findAgeRanges(analyte.name, age);
  const key = [known, spelled, ranges && age].join();
  const cached = scales.get(analyte) ?? new Map<string, MeasurementScale>();
  if (cached.size === 0) scales.set(analyte, cached);
  const limits = ranges === undefined ? analyte : { ...analyte, reference: ranges };
  const scale = cached.get(key) ?? buildScale(analyte.plausible === null ? SCORE : limits, known, spelled);
  cached.set(key, scale);
  return scale;
}

export function formatStep({ decimals, steps }: MeasurementScale, step: number): string {
  return decimals === 0 ? String(step) : (step / steps).toFixed(decimals);
}
