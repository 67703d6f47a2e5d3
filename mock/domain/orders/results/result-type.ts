import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type { ResultInterpretation } from "./result-history.ts";
import type { MeasurementScale } from "./measurement-scale.ts";

/** What a result is about: an analyte, held to the bounds of one patient at one laboratory. */
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

/** Numbers in [0, 1) that belong to one result; the same place gives the same number. */
export type RandomSource = (place: number) => number;

/** What a printed result tells when it is held to the bounds. */
export interface RangeComparison {
  /** Null where there is nothing to be above or below of. */
  readonly above: boolean | null;
  readonly below: boolean | null;
  readonly interpretation: ResultInterpretation;
}

/** How results of one type are drawn and read. */
export interface ResultType {
  /** Whether results of this type stand beside a reference range. */
  readonly hasReferenceRange: boolean;
  /** Whether some value of the analyte deserves the interpretation. */
  supports(subject: ScaledAnalyte, interpretation: ResultInterpretation): boolean;
  /** A result as it is printed. One that cannot be is drawn as near to it as there is. */
  generate(subject: ScaledAnalyte, interpretation: ResultInterpretation, random: RandomSource): string;
  /** Reads a printed result. */
  interpret(subject: ScaledAnalyte, printed: string): RangeComparison;
  /** What the deprecated field `value` says. */
  toDeprecatedValue(printed: string): number;
}

/** A finding about words, which are above or below of nothing. */
export function interpretWithoutRange(interpretation: ResultInterpretation): RangeComparison {
  return { above: null, below: null, interpretation };
}

/** A whole number from `low` to `high`, both included. */
export function pickInteger(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}
