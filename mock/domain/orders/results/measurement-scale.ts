import type { Analyte, ReferenceRange } from "../../../catalog/labs/analytes.ts";

/** What separates good values of an analyte from others, for one patient at one laboratory. */
export interface PatientRange {
  readonly low: number | null;
  readonly high: number | null;
  readonly low_inclusive: boolean;
  readonly high_inclusive: boolean;
  /** As the laboratory prints it. */
  readonly text: string;
}

/**
 * The values that a machine can print for an analyte, counted in steps of the last printed decimal, so that drawing and
 * comparing is done in whole numbers. Good values run from `low` to `high`, both included.
 */
export interface MeasurementScale {
  readonly bounds: PatientRange;
  readonly decimals: number;
  /** Steps in one whole unit. */
  readonly steps: number;
  /** The lowest and the highest step that the machine can print. */
  readonly floor: number;
  readonly ceiling: number;
  readonly low: number;
  readonly high: number;
  /**
   * The nearest steps that are out of range to whoever compares with the bounds alone, too: a record does not say whether a
   * bound is itself good, so nothing is drawn on one that is not.
   */
  readonly under: number;
  readonly over: number;
  /** Steps below and above these are critical; null where nobody said so. */
  readonly criticalLow: number | null;
  readonly criticalHigh: number | null;
}

/** What a number is held to where nature gives none: an analyte of words that is asked for a number. */
const SCORE: Pick<Analyte, "reference" | "plausible" | "critical" | "decimals"> = {
  reference: [{ sex: null, low: 0, high: 10, low_inclusive: true, high_inclusive: true, text: "0-10" }],
  plausible: { low: 0, high: 100 },
  critical: null,
  decimals: 0,
};

/** A range that holds what is good for either sex, for patients whose sex is not known. */
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
  if (high !== null) return `<${high_inclusive ? "=" : ""}${high.toFixed(decimals)}`;
  return low === null ? "" : `>${low_inclusive ? "=" : ""}${low.toFixed(decimals)}`;
}

/** The range that fits a patient. One that is for the other sex alone is the best there is. */
function findRange({ reference, decimals }: typeof SCORE, sex: string | null): PatientRange | undefined {
  const own = reference.find((range) => range.sex === null || range.sex === sex);
  if (own !== undefined || reference.length <= 1) return own ?? reference[0];
  return combineRanges(reference, decimals ?? 0);
}

/** Some laboratories write `<=5` as `< OR = 5`. */
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
  const floor = step(analyte.plausible?.low ?? 0);
  const ceiling = step(analyte.plausible?.high ?? 100);
  const { low, high, low_inclusive, high_inclusive } = bounds;
  return {
    bounds,
    decimals,
    steps,
    floor,
    ceiling,
    low: low === null ? floor : step(low) + (low_inclusive ? 0 : 1),
    high: high === null ? ceiling : step(high) - (high_inclusive ? 0 : 1),
    under: (low === null ? floor : step(low)) - 1,
    over: (high === null ? ceiling : step(high)) + 1,
    criticalLow: analyte.critical?.low == null ? null : step(analyte.critical.low),
    criticalHigh: analyte.critical?.high == null ? null : step(analyte.critical.high),
  };
}

/** Scales are the same for every order, so each is made once: an entry for the analyte, the sex and the spelling. */
const scales = new WeakMap<Analyte, Map<string, MeasurementScale>>();

/**
 * The scale of an analyte.
 * @param sex of the patient, as the order gives it
 * @param spelled whether the laboratory writes out "OR"
 */
export function getMeasurementScale(
  analyte: Analyte,
  sex: string | null,
  spelled: boolean,
): MeasurementScale {
  const known = sex === "male" || sex === "female" ? sex : null;
  const key = `${known ?? "-"}${spelled ? "s" : ""}`;
  const ofAnalyte = scales.get(analyte) ?? new Map<string, MeasurementScale>();
  if (ofAnalyte.size === 0) scales.set(analyte, ofAnalyte);
  const made = ofAnalyte.get(key) ?? buildScale(analyte.plausible === null ? SCORE : analyte, known, spelled);
  ofAnalyte.set(key, made);
  return made;
}

/** A step as the machine prints it. */
export function formatStep({ decimals, steps }: MeasurementScale, step: number): string {
  return (step / steps).toFixed(decimals);
}
