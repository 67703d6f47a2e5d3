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
const LATE_FLAG = String.raw`(?:\s+(?<late>HH|LL|H|L|A|\*{1,2}|High|Low))?`;
const LINE = new RegExp(`^${NAME}${LEADER}${VALUE}${FLAG}${UNIT}${RANGE}${LATE_FLAG}$`, "u");

/**
 * Reads a result that stands under no headings, such as `Glucose ..... 101 mg/dL (65-99) H`. A unit or a range has to be
 * there: a number alone may be anything.
 */
export function parseLooseRow(line: readonly Piece[]): Omit<Row, "panel"> | null {
  const groups = LINE.exec(joinPieces(line))?.groups;
  if (groups === undefined) return null;
  const { name = "", value = "", flag = "", unit = "", range = "", late = "" } = groups;
  const known =
    (unit !== "" && isUnit(unit)) || (range !== "" && (parseBounds(range) !== null || !/\d/.test(range)));
  if (!known || (unit !== "" && !isUnit(unit))) return null;
  const said = { name: name.trim(), value, flag: flag || late, unit, range: range.trim() };
  return { ...said, meaning: "", code: "", outside: false };
}
