import { type ResultType } from "./result-type.ts";
import { numericResult, parseRange, rangeResult } from "./numeric-result.ts";
import { codedValueResult, commentResult } from "./text-results.ts";

/** Generates and interprets results of each type. */
const resultTypes: Readonly<Record<string, ResultType>> = {
  numeric: numericResult,
  range: rangeResult,
  comment: commentResult,
  coded_value: codedValueResult,
};

/** Returns the rules of a result type. A type that the mock does not know is treated as a comment. */
export function getResultType(type: string): ResultType {
  return (Object.hasOwn(resultTypes, type) ? resultTypes[type] : undefined) ?? commentResult;
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Detects the type of a printed result. */
export function detectResultType(printed: string, codes: readonly string[]): string {
  if (NUMBER.test(printed)) return "numeric";
  if (parseRange(printed) !== null) return "range";
  return codes.some((code) => code.toLowerCase() === printed.trim().toLowerCase())
    ? "coded_value"
    : "comment";
}
