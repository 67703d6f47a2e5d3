import { type Kind } from "./kind.ts";
import { numeric } from "./numeric.ts";
import { endsOf, range } from "./range.ts";
import { coded, comment } from "./words.ts";

/** How results of each type are drawn and read. */
const kinds: Readonly<Record<string, Kind>> = { numeric, range, comment, coded_value: coded };

/** The ways of a type. One that the mock does not know yet is told in words. */
export function kindOf(type: string): Kind {
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? comment;
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** The type of a result that somebody wrote down. */
export function typeOfText(printed: string, codes: readonly string[]): string {
  if (NUMBER.test(printed)) return "numeric";
  if (endsOf(printed) !== null) return "range";
  return codes.some((code) => code.toLowerCase() === printed.trim().toLowerCase())
    ? "coded_value"
    : "comment";
}
