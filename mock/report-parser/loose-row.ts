import { parseBounds, NUMBER } from "./numbers.ts";
import { isUnit, VALUE_WORDS } from "./vocabulary.ts";
import { joinPieces, type Piece } from "./text.ts";
import type { Row } from "./row.ts";

const NAME = String.raw`(?<name>\p{L}[\p{L}\d ,()/+'’&-]*?)`;
const LEADER = String.raw`\s*(?:[.·_…]{2,}|:)?\s+`;
const VALUE = String.raw`(?<value>[<>≤≥]?=?\s?${NUMBER}|${VALUE_WORDS})`;
const FLAG = String.raw`(?:\s+(?<flag>HH|LL|H|L|A|\*{1,2}|High|Low|Abnormal|Critical)(?=\s|$))?`;
const UNIT = String.raw`(?:\s+(?<unit>(?![\[(<>])\S*[\p{L}%µ]\S*))?`;
const RANGE = String.raw`(?:\s+[\[(]?(?:ref(?:erence)?\.?:?\s*)?(?<range>(?:[<>≤≥]|up to|\d|\.\d)[^\])]*?|${VALUE_WORDS})[\])]?)?`;
const TRAILING_FLAG = String.raw`(?:\s+(?<trailing>HH|LL|H|L|A|\*{1,2}|High|Low))?`;
const LINE = new RegExp(`^${NAME}${LEADER}${VALUE}${FLAG}${UNIT}${RANGE}${TRAILING_FLAG}$`, "u");

/**
 * Parses a result outside a table, such as `Glucose ..... 101 mg/dL (65-99) H`. It must have a unit or a range, because a number alone
 * may be anything. Returns null when the line is not a result.
 */
export function parseLooseRow(line: readonly Piece[]): Omit<Row, "panel"> | null {
  const groups = LINE.exec(joinPieces(line))?.groups;
  if (groups === undefined) return null;
  const { name = "", value = "", flag = "", unit = "", range = "", trailing = "" } = groups;
  const isResult =
    (unit !== "" && isUnit(unit)) || (range !== "" && (parseBounds(range) !== null || !/\d/.test(range)));
  if (!isResult || (unit !== "" && !isUnit(unit))) return null;
  const cells = { name: name.trim(), value, flag: flag || trailing, unit, range: range.trim() };
  return { ...cells, meaning: "", code: "", site: "", outside: false };
}
