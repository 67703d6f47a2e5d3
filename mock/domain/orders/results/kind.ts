import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type { ResultInterpretation } from "./outcome.ts";
import type { Scale } from "./scale.ts";

/** What a result is about: an analyte, held to the bounds of one patient at one laboratory. */
export interface Subject {
  readonly analyte: Analyte;
  readonly scale: Scale;
}

/** Numbers in [0, 1) that belong to one result; the same place gives the same number. */
export type Dice = (place: number) => number;

/** What a printed result tells when it is held to the bounds. */
export interface Finding {
  /** Null where there is nothing to be above or below of. */
  readonly above: boolean | null;
  readonly below: boolean | null;
  readonly judgment: ResultInterpretation;
}

/** How results of one type are drawn and read. */
export interface Kind {
  /** Whether results of this type stand beside a reference range. */
  readonly measured: boolean;
  /** Whether some value of the analyte deserves the judgment. */
  can(subject: Subject, judgment: ResultInterpretation): boolean;
  /** A result as it is printed. One that cannot be is drawn as near to it as there is. */
  draw(subject: Subject, judgment: ResultInterpretation, dice: Dice): string;
  /** Reads a printed result. */
  find(subject: Subject, printed: string): Finding;
  /** What the deprecated field `value` says. */
  value(printed: string): number;
}

/** A finding about words, which are above or below of nothing. */
export function worded(judgment: ResultInterpretation): Finding {
  return { above: null, below: null, judgment };
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, share: number): number {
  return low + Math.floor(share * (high - low + 1));
}
