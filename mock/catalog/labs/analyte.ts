/** What a measurement is taken from. */
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

/** How a result is written: a number, a bounded number as text, words, or one of a few values. */
export type AnalyteResultType = "numeric" | "range" | "comment" | "coded_value";

/** What is measured, coarsely: the part of the laboratory that does it. */
export type AnalyteGroup =
  | "chemistry"
  | "lipids"
  | "cardiac"
  | "hematology"
  | "coagulation"
  | "thyroid"
  | "sex_hormones"
  | "adrenal"
  | "pituitary"
  | "bone"
  | "vitamins"
  | "minerals"
  | "diabetes"
  | "inflammation"
  | "immunoglobulins"
  | "autoimmunity"
  | "infection"
  | "sexual_health"
  | "tumor_markers"
  | "therapeutic_drugs"
  | "toxicology"
  | "genetics"
  | "urinalysis"
  | "urine_chemistry"
  | "stool"
  | "saliva"
  | "newborn"
  | "allergy"
  | "food_igg";

/** Bounds of the values that are expected; at least one of the two is set. */
export interface ReferenceRange {
  readonly sex: "male" | "female" | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly low_inclusive: boolean;
  readonly high_inclusive: boolean;
  /** As a report prints it: `70-99`, `<200` or `>=60`. */
  readonly text: string;
}

/** The code by which laboratories agree on what is measured. */
export interface Loinc {
  /** The code's digits before its check digit, as a number. */
  readonly id: number;
  readonly code: string;
  /** LOINC's component. */
  readonly name: string;
  readonly slug: string;
  readonly unit: string | null;
}

/** One thing that a laboratory measures. */
export interface Analyte {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly group: AnalyteGroup;
  readonly specimen: Specimen;
  readonly loinc: Loinc;
  readonly unit: string | null;
  readonly result_type: AnalyteResultType;
  /** Empty where results are words; one entry, or one a sex. */
  readonly reference: readonly ReferenceRange[];
  /** Lowest and highest value that the machine can give. */
  readonly plausible: { readonly low: number; readonly high: number } | null;
  /** Values beyond these are told to the physician at once. */
  readonly critical: { readonly low: number | null; readonly high: number | null } | null;
  readonly decimals: number | null;
  /** Values of a coded result, the expected one first. */
  readonly coded_values: readonly string[];
}

/**
 * Analytes of one group and specimen, one a line:
 * `name | LOINC code | LOINC component | unit | reference | plausible | decimals | description | critical`.
 *
 * The reference is `70-99`, `<200`, `>=60`, one a sex as `M 1-2; F <3`, `~0-5` where results are bounds rather than
 * numbers, `=Negative, Positive` for coded values (the expected one first), or `comment`. `-` stands for none, and
 * the last column may be left out.
 */
export interface AnalyteTable {
  readonly group: AnalyteGroup;
  readonly specimen: Specimen;
  readonly rows: string;
}

/** A name as a slug of letters, digits and underscores. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
}
