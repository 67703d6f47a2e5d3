import type { BiomarkerResult } from "../../../../../src/generated/types.ts";

/** Interpretation of a printed result from its text alone, independent of the generator. */
export interface ExpectedInterpretation {
  readonly above: boolean;
  readonly below: boolean;
  /** Whether all possible values of the result are normal. */
  readonly good: boolean;
}

interface Interval {
  readonly from: number;
  readonly withFrom: boolean;
  readonly to: number;
  readonly withTo: boolean;
}

const everything: Interval = { from: -Infinity, withFrom: true, to: Infinity, withTo: true };

/** Reads `<5`, `>=5`, `< OR = 5`, `3-5` and `5`. */
function read(text: string): Interval {
  const plain = text.replace(/ OR = /i, "=");
  const one = /^([<>])(=?)(\d+(?:\.\d+)?)$/.exec(plain);
  if (one !== null) {
    const [at, included] = [Number(one[3]), one[2] === "="];
    return one[1] === "<"
      ? { ...everything, to: at, withTo: included }
      : { ...everything, from: at, withFrom: included };
  }
  const [from, to = from] = plain.split("-").map(Number);
  if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to))
    throw new Error(`"${text}" is not a range.`);
  return { from, withFrom: true, to, withTo: true };
}

/** Whether all of one interval lies left of all of another. */
function isBelow(one: Interval, other: Interval): boolean {
  return one.to < other.from || (one.to === other.from && !(one.withTo && other.withFrom));
}

function inside(one: Interval, other: Interval): boolean {
  const from = one.from > other.from || (one.from === other.from && (other.withFrom || !one.withFrom));
  const to = one.to < other.to || (one.to === other.to && (other.withTo || !one.withTo));
  return from && to;
}

/** Interprets a result by its printed text and its printed range. */
export function computeExpectedInterpretation({
  result,
  reference_range: range,
}: BiomarkerResult): ExpectedInterpretation {
  const [value, good] = [read(result), read(range ?? "")];
  return { above: isBelow(good, value), below: isBelow(value, good), good: inside(value, good) };
}

/** Parses the bounds of a printed range. */
export function parseBounds(range: string): { readonly min: number | null; readonly max: number | null } {
  const { from, to } = read(range);
  return { min: from === -Infinity ? null : from, max: to === Infinity ? null : to };
}
