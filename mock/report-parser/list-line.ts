import { findLabel } from "./labels.ts";
import {
  emptyRow,
  isHeadingPart,
  splitAtLabel,
  splitTrailingFlag,
  splitValue,
  type ListRow,
} from "./layouts.ts";
import { AUTO_MATCH_CONFIDENCE, findLoincMatches } from "./loinc.ts";
import { hasRange, isConditionLabel, startsWithRange } from "./ranges.ts";
import { countUnitWords, isMeasuringUnit, isUnit, takeUnit } from "./units.ts";
import { isMissing, isQualitative, parseFlag } from "./vocabulary.ts";

/** Maximum length of a line, of a name and of a value in words. Parsing a longer line takes too long. */
export const MAX_LINE_LENGTH = 500;
const MAX_NAME_LENGTH = 80;
const MAX_WORDS_LENGTH = 60;

/** Dots or lines between a name and its value, as in `Color ..... Yellow`. */
const LEADER = /^([^.·_…]*\p{L}[^·_…]*?)\s*(?:[.·_]{3,}|…+|(?:\s[.·_]){3,})\s*(?![.·_…\s]+$)(\S.*)/su;

/** Words that precede a number in a sentence, but do not end a name. */
const OPEN_END =
  /(^|\s)(of|at|is|was|are|were|to|than|from|and|or|above|below|for|with|by|if|the|an|over|under|between|least|about|approximately|every|\d ?[-–])$/i;

const removeEnd = (word: string): string => word.replace(/[).,;\]]+$/, "");

/**
 * Checks whether a text has a measured value: a number before a unit, as in `4.4 /nl`. Such a text is no heading and no name. A line that
 * has one and is not read is lost.
 */
export function hasMeasurement(text: string): boolean {
  const words = text.slice(0, MAX_LINE_LENGTH).split(/\s+/);
  return words.some((word, at) => {
    const number = /^[([]?[<>≤≥]?=?[+-]?[.,]?\d[\d.,]*(?:[-–]\d[\d.,]*)?(.*)/u.exec(word);
    if (number === null) return false;
    const rest = removeEnd(number[1]!);
    if (rest !== "" && parseFlag(rest) === null) return isUnit(rest);
    const next = parseFlag(words[at + 1] ?? "") === null ? at + 1 : at + 2;
    return countUnitWords(words.map(removeEnd), next) > 0;
  });
}

/** Checks whether a text shows that its line is a result and no title: a measured value, a range or decimals. */
export function showsValue(input: string): boolean {
  const text = input.slice(0, MAX_LINE_LENGTH);
  if (hasMeasurement(text) || /(?<!\S)\d+[.,]\d+(?!\S)/.test(text) || LEADER.test(text)) return true;
  return hasRange(text.replaceAll(/(?<=\p{L}\S{0,20})\d+-\d+/gu, ""));
}

/** Checks whether a text can be the name of a result. */
export function isResultName(name: string): boolean {
  if (!/\p{L}/u.test(name) || name.length > MAX_NAME_LENGTH || name.includes(":")) return false;
  return !OPEN_END.test(name) && !hasMeasurement(name) && !isConditionLabel(name) && findLabel(name) === null;
}

const cleanName = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.·:_…]+$/u, "")
    .trim();

/** Removes brackets around a whole text. */
export const removeBrackets = (text: string): string =>
  text
    .trim()
    .replace(/^[[(]([^()[\]]*)[\])]$/, "$1")
    .trim();

/**
 * Parses a result in a line without columns, such as `Glucose ..... 101 mg/dL (65-99) H`. The result has a unit or a range, because a number
 * alone may be anything, or a leader. Tabs stand for wide gaps. Returns null when the line is not a result.
 */
export function parseListLine(text: string): ListRow | null {
  if (text.length > MAX_LINE_LENGTH) return null;
  const labeled = splitAtLabel(text);
  const row =
    labeled === null
      ? null
      : parseResult(labeled.head, labeled.range.replace(/^([^()[\]]*)[)\]](?=\s|$)/, "($1)"));
  return row ?? parseResult(text, "");
}

/** Parses a result whose range may follow a label. The value starts where all that follows it is a flag, a unit and a range. */
function parseResult(text: string, labeledRange: string): ListRow | null {
  const [, leadName = "", leadRest = ""] = LEADER.exec(text) ?? [];
  const lead = cleanName(leadName);
  const hasLeader = lead !== "";
  for (const { index } of text.matchAll(/(?<=[\s.·_…])(?<!\d\.)\S/gu)) {
    const name = cleanName(text.slice(0, index));
    const start = text.slice(index);
    // The value follows the leader.
    if (hasLeader && name !== lead) continue;
    // A letter before a number may end a name, as in `Vitamin A 50` and `Apolipoprotein A1`, but not after a leader.
    const mayEndName = !hasLeader && /^(A|[HL*]{1,2}\s)/.test(start);
    const found = splitValue(start);
    if (found === null || mayEndName || !isResultName(name)) continue;
    const isPartOfName = !hasLeader && hasValueAfterColon(found.rest);
    if (isPartOfName === null) return null;
    if (isPartOfName) continue;
    // After a colon a result word is a value, as after a leader.
    const isWord = /:\s*$/.test(text.slice(0, index)) && !/\d/.test(found.value) && !isRemark(name);
    const isSure = hasLeader || isWord;
    const grouped = parseAfterName(name, start, labeledRange, isSure);
    // In `Platelets 231 000 /µL` a blank separates groups of digits, in `Sodium 140 135-146` the value from the range.
    const row =
      grouped ?? parseAfterName(name, start.replace(/(?<=^\S*\d) (?=\d)/, "\t"), labeledRange, isSure);
    if (row === null) continue;
    // In `ANA 1: 160 titer` the number is a dilution, in `IgG Subclass 1: 500 mg/dL` part of the name.
    if (/^1\s?:/.test(row.value) && !hasLeader) {
      if (hasRange(row.range) || !/^(titer|\{?ratio\}?)?$/.test(row.unit)) continue;
      if (row.value.startsWith("1: ") && row.unit === "") return null;
    }
    if (!hasLeader && endsWithValue(text.slice(0, index), row.unit)) return null;
    if (!/\d \d/.test(row.value) || /\d \d{3}/.test(row.range)) return row;
    // In `CA 125 250 U/mL` it separates the name from the value, if the catalog has such a name.
    if (!isKnown(`${name} ${row.value.split(" ", 1).join("")}`, row.unit)) return null;
  }
  const { head, range } = splitAtLabel(leadRest) ?? { head: leadRest, range: labeledRange };
  const isWords = isResultName(lead) && leadRest.length <= MAX_WORDS_LENGTH && !/\d/.test(head);
  return isWords
    ? { ...emptyRow, name: lead, value: head, range: removeBrackets(range), hasLeader: true }
    : null;
}

/** Checks whether a text is a heading or the label of a remark and no name, as in `Result: Negative`. */
const isRemark = (text: string): boolean =>
  isHeadingPart(text) || /^(overall|interpretation|impression|conclusion|summary|assessment)/i.test(text);

/** Numbers at the end of a text, each with a flag or none. */
const NUMBERS_AT_END = /^(.*?[^\s:])((?:\s[<>≤≥]?=?[+-]?\d[\d.,]*\s?(?:[HLA*]{1,2}|[↑↓])?)+)$/su;

/**
 * Checks whether the text before a value ends with another value, as `Glucose 104` of current and previous results. A number may belong to the
 * name, as in `CA 125`: where the catalog knows it, or where the number is whole and the catalog does not know the name without it.
 */
function endsWithValue(before: string, unit: string): boolean {
  const text = before.trimEnd();
  const isValue = (cell: string): boolean => splitValue(cell)?.rest === "" || isMissing(cell);
  if (text.split("\t").slice(1).some(isValue)) return true;
  const [, name = "", numbers = ""] = NUMBERS_AT_END.exec(text) ?? [];
  if (name === "" || /\b(CA|BR) 27\.29$/.test(text)) return false;
  if (isKnown(text.replace(/(?<=\d)\s?[HLA*↑↓]+$/u, ""), unit)) return false;
  return !/^\s\d+$/.test(numbers) || isKnown(name, unit);
}

/** Checks whether the catalog has a name. */
const isKnown = (name: string, unit: string): boolean =>
  (findLoincMatches(name, unit)?.[0]?.confidence_score ?? 0) >= AUTO_MATCH_CONFIDENCE;

/** Parses what follows a name: a value, a flag, a unit and a range. Returns null when there is anything else, or no unit and no range. */
function parseAfterName(
  name: string,
  text: string,
  labeledRange: string,
  hasLeader: boolean,
): ListRow | null {
  const found = splitValue(text);
  if (found === null) return null;
  // Two cells of numbers are no range.
  if (/(?<!\S)[\d.,]+\t\d/.test(found.rest)) return null;
  const { unit, rest } = takeUnit(found.rest);
  const end = splitTrailingFlag(rest === "" ? labeledRange : rest);
  const range = removeBrackets(end.range);
  if (rest !== "" && (labeledRange !== "" || !isRangeText(range))) return null;
  if (range === "" && !(unit === "" ? hasLeader : isMeasuringUnit(unit))) return null;
  return { ...emptyRow, name, value: found.value, flag: found.flag || end.flag, unit, range, hasLeader };
}

/**
 * Checks whether the text after a number has a value after a colon, as in `2 hr: 130 mg/dL`, so that the number is part of the name. In
 * `Male: 50-180` a range follows the colon. Null where it is open, as in `2 hr: <20`.
 */
function hasValueAfterColon(text: string): boolean | null {
  const { unit, rest } = takeUnit(text);
  const [, label = "", after = ""] = /^([^:]*):\s*(\S.*)/s.exec(rest) ?? [];
  if (after === "") return false;
  const isBound = /^[<>≤≥=]/.test(after);
  if (label === "" || (!isBound && splitValue(after) !== null && !startsWithRange(after))) return true;
  const isCondition = isConditionLabel(label) && !/^[ap]m$/i.test(label);
  return isBound && unit === "" && !isCondition && !/[\d[(]/.test(label) ? null : false;
}

/** Checks whether the text after a value is a range. A number that is not part of it may be the value, and the one before part of the name. */
function isRangeText(range: string): boolean {
  if (isQualitative(range)) return true;
  // Not a second value in brackets, as in `101 mg/dL (98) 70-99`. A single digit is a note.
  if (/^[[(][\d.,]{2,}[)\]]/.test(range)) return false;
  return hasRange(range) && (startsWithRange(range) || !/^[\d.,/–-]/.test(range));
}
