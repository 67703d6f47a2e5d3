import type { resultTypeValues } from "../../../src/generated/enums.ts";
import type { AnalyteGroup } from "./pricing.ts";

export type Specimen =
  | "serum"
  | "plasma"
  | "whole_blood"
  | "urine"
  | "urine_24h"
  | "saliva"
  | "stool"
  | "swab"
  | "dried_blood_spot";

/** Format of a result: a number, a bound such as `<5`, text, or one of a few values. */
export type AnalyteResultType = (typeof resultTypeValues)[number];

/** Bounds of the expected values. At least one bound is set. */
export interface ReferenceRange {
  readonly sex: "male" | "female" | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly low_inclusive: boolean;
  readonly high_inclusive: boolean;
  /** The text on reports: `70-99`, `<200` or `>=60`. */
  readonly text: string;
}

/** The LOINC term that identifies the measurement across labs. */
export interface Loinc {
  /** The digits of the code before its check digit, as a number. */
  readonly id: number;
  readonly code: string;
  /** LOINC's component. */
  readonly name: string;
  readonly slug: string;
  readonly unit: string | null;
}

/** A measurement that labs offer. */
export interface Analyte {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly group: AnalyteGroup;
  readonly specimen: Specimen;
  readonly loinc: Loinc;
  readonly unit: string | null;
  readonly result_type: AnalyteResultType;
  /** One range, or one for each sex; empty when results are words. */
  readonly reference: readonly ReferenceRange[];
  /** Lowest and highest plausible value. */
  readonly plausible: { readonly low: number; readonly high: number } | null;
  /** Bounds of critical values, which labs report to the physician at once. */
  readonly critical: { readonly low: number | null; readonly high: number | null } | null;
  readonly decimals: number | null;
  /** Values of a coded result, the expected one first. */
  readonly coded_values: readonly string[];
}

/**
 * Analytes of one group and specimen, one per line:
 * `name | LOINC code | LOINC component | unit | reference | plausible | decimals | description | critical`.
 *
 * The reference is `70-99`, `<200`, `>=60`, `M 1-2; F <3` when it differs by sex, `~0-5` when results are bounds and not
 * numbers, `=Negative, Positive` for coded values (the expected one first), or `comment`. `-` means none. The last column is
 * optional.
 */
export interface AnalyteTable {
  readonly group: AnalyteGroup;
  readonly specimen: Specimen;
  readonly rows: string;
}

/** Converts a name to a slug of letters, digits and underscores. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
}
