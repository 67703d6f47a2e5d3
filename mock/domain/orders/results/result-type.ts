import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type { ResultInterpretation } from "./result-history.ts";
import type { MeasurementScale } from "./measurement-scale.ts";

/** An analyte with its measurement scale for one patient at one lab. */
export interface ScaledAnalyte {
  readonly analyte: Analyte;
  readonly scale: MeasurementScale;
}

/** One result of an order, before it is serialized. */
export interface AnalyteResult {
  readonly type: string;
  /** The result as the report prints it. */
  readonly printed: string;
  readonly interpretation: ResultInterpretation;
  /** When the lab reported it, in milliseconds. */
  readonly at: number;
  readonly notes: string | null;
}

/** Random numbers in [0, 1) of one result. The same index gives the same number. */
export type RandomSource = (index: number) => number;

/** A printed result compared to the reference range. */
export interface RangeComparison {
  /** Null when the result has no reference range. */
  readonly above: boolean | null;
  readonly below: boolean | null;
  readonly interpretation: ResultInterpretation;
}

/** Generates and interprets results of one type. */
export interface ResultType {
  /** Whether results of this type have a reference range. */
  readonly hasReferenceRange: boolean;
  /** Whether some value of the analyte has the interpretation. */
  supports(subject: ScaledAnalyte, interpretation: ResultInterpretation): boolean;
  /** Generates a printed result with the interpretation, or with the closest possible one. */
  generate(subject: ScaledAnalyte, interpretation: ResultInterpretation, random: RandomSource): string;
  /** Interprets a printed result. */
  interpret(subject: ScaledAnalyte, printed: string): RangeComparison;
  /** Computes the deprecated field `value`. */
  toDeprecatedValue(printed: string): number;
}

/** Builds the comparison of a result that has no reference range. */
export function interpretWithoutRange(interpretation: ResultInterpretation): RangeComparison {
  return { above: null, below: null, interpretation };
}

/** Picks an integer from `low` to `high`, both included. */
export function pickInteger(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}
