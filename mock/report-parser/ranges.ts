import {
  findPower,
  MAX_NUMBER_TEXT,
  parseScaledNumber,
  UNSIGNED_NUMBER,
  type MeasuredValue,
  type NumberStyle,
} from "./numbers.ts";
import { countUnitWords } from "./units.ts";

/** Bounds of a range; null where a side is open. */
export interface Bounds {
  readonly low: number | null;
  readonly high: number | null;
  /** Whether a value that equals the bound is outside, as with `<5.0`. */
  readonly excludesBound: boolean;
}

/** For whom a range is read, and the name of the test, which may state a condition such as fasting. */
export interface RangeContext {
  readonly gender: string | null | undefined;
  /** Age in years at the collection; null when the report does not state it. */
  readonly age: number | null;
  readonly name: string;
}

const BELOW = String.raw`(?:(?:<|less than)\s*(?:or\s*)?(?:=|equal to)|≤|=\s*<|<|up to|upto|less than|under|below|at most|max(?:imum)?:?)`;
const ABOVE = String.raw`(?:(?:>|greater than|more than)\s*(?:or\s*)?(?:=|equal to)|≥|=\s*>|>|greater than|more than|at least|over|above|min(?:imum)?:?)`;
const EXCLUDING = /^(<|>|less than|greater than|more than|under|below|over|above)$/i;
const DASH = String.raw`\s*(?:-|–|—|−|\bto\b|\.\.\.?|~)\s*`;
// A number before or after a colon and a number is part of a dilution. A dash after a word is no minus sign.
const END = String.raw`(?![\d.,]*\d|\s*:\s*\d)`;
const BOUND = String.raw`(?<![\p{L}\d.,]|\d\s?:\s?|[-–—−])(?:(?<=^|[(:;,[]\s*|\b(?:to|from|between)\s+)[+-])?${UNSIGNED_NUMBER}${END}`;
/** Every form of a range: two bounds, one bound after a sign or a word, or one bound before words. */
const RANGE = new RegExp(
  String.raw`(?:\b(?:between|from)\s+)?(?<low>${BOUND})(?:(?<dash>${DASH})|(?<=between .{0,20})\s+and\s+)(?<high>[+-]?${UNSIGNED_NUMBER})${END}|(?:(?<below>${BELOW})|(?<above>${ABOVE}))\s*(?<bound>[+-]?${UNSIGNED_NUMBER})${END}|(?<end>${BOUND})\s*(?:or|and)\s+(?:(?<less>less|lower|below|under)|more|above|higher|greater|over)`,
  "giu",
);

/** A range that one of the forms has, and where it is in its text. */
interface PrintedRange {
  readonly start: number;
  readonly end: number;
  /** Parses the bounds; null when they are no range, as `9-5`. */
  parse(style: NumberStyle): Bounds | null;
}

function findRanges(text: string): PrintedRange[] {
  return Array.from(text.matchAll(RANGE), ({ 0: whole, index, groups = {} }) => ({
    start: index,
    end: index + whole.length,
    parse: (style) => parseBounds(groups, style),
  }));
}

function parseBounds(
  groups: Readonly<Record<string, string | undefined>>,
  style: NumberStyle,
): Bounds | null {
  const { low, dash, high = "", below, above = "", bound, end = "", less } = groups;
  if (low === undefined) {
    const number = parseScaledNumber(bound ?? end, style);
    const excludesBound = EXCLUDING.test(below ?? above);
    if (number === null) return null;
    return below !== undefined || less !== undefined
      ? { low: null, high: number, excludesBound }
      : { low: number, high: null, excludesBound };
  }
  // A power of ten after the second bound applies to both. In `13--17` no sign follows the dash, but in `-5--2`.
  const power = findPower(low) === "" ? findPower(high) : "";
  const isDoubleDash = dash === "-" && !/^[+-]/.test(low);
  const [least, most] = [low + power, isDoubleDash ? high.replace(/^-/, "") : high].map((number) =>
    parseScaledNumber(number, style),
  );
  if (typeof least !== "number" || typeof most !== "number" || least > most) return null;
  return { low: least, high: most, excludesBound: false };
}

/** Checks whether a text contains a range of a result, which an age is not, and whether it starts with one. */
export const hasRange = (text: string): boolean =>
  findRanges(replaceAges(text.slice(0, MAX_NUMBER_TEXT), null)).length > 0;
export const startsWithRange = (text: string): boolean =>
  findRanges(text.slice(0, MAX_NUMBER_TEXT))[0]?.start === 0;

/** Whether a part of a range applies: a category applies only where no part is the reference itself. */
type Applies = "yes" | "no" | "maybe" | "reference" | "category";

/** The words of conditions. Any other word that is no unit makes it open whether its part applies. */
const CONDITIONS: readonly (readonly [words: RegExp, applies: (context: RangeContext) => Applies | null])[] =
  [
    [/^(m|males?|man|men)$/, ({ gender }) => toApplies(gender === "male", gender !== "female")],
    [/^(f|females?|woman|women)$/, ({ gender }) => toApplies(gender === "female", gender !== "male")],
    [/^adults?$/, ({ age }) => toApplies(age !== null && age >= 18, age === null)],
    [
      /^(child|children|p(a)?ediatrics?|infants?|newborns?|neonates?)$/,
      ({ age }) => (age !== null && age >= 18 ? "no" : "maybe"),
    ],
    [/^age-in$/, () => null],
    [/^age-out$/, () => "no"],
    [/^(normal|desirable|desired|expected|acceptable|reference|non-?diabetic|healthy)$/, () => "reference"],
    [
      /^(deficien\p{L}+|insufficien\p{L}+|sufficien\p{L}+|optimal|optimum|borderline|high|low|elevated|pre-?diabet\p{L}+|diabet\p{L}+|impaired|moderate\p{L}*|severe\p{L}*|mild\p{L}*|toxic\p{L}*|potential|critical|risk|near|very|average|intermediate|abnormal|increased|decreased|indeterminate|equivocal|positive|overweight|obese)$/u,
      () => "category",
    ],
    [
      /^(or|and|of|for|in|the|is|ref|biological|range|interval|values?|limits?|levels?|calc|calculated|ages?|sex|all|to|-)$/,
      () => null,
    ],
  ];

function toApplies(isSure: boolean, isPossible: boolean): Applies | null {
  return isSure ? null : isPossible ? "maybe" : "no";
}

/** A range of ages, such as `>18 years`, `20-49 y` and `Age 65 and over`. */
const AGES =
  /(?:\bage[ds]?:?\s*(?<sign>[<>≤≥]=?)?\s*(?<from>\d{1,3})(?:\s*(?:-|–|to)\s*(?<to>\d{1,3}))?(?<unit>\s*(?:years?|yrs?|y\/?o?|months?|mos?|weeks?|wks?|days?)\b)?|(?<sign2>[<>≤≥]=?|over|under|up to|above|below)?\s*(?<from2>\d{1,3})(?:\s*(?:-|–|to)\s*(?<to2>\d{1,3}))?\s*(?<unit2>years?|yrs?|y\/?o?|months?|mos?|weeks?|wks?|days?)\b)(?<after>\s*(?:and|or) (?:over|older|above|under|younger|below)|\s*\+)?(?:\s*(?:old|of age))?/gi;

/** Replaces ranges of ages by words, so that their numbers are not read as bounds of the result. */
function replaceAges(text: string, age: number | null): string {
  return text.replaceAll(AGES, (...found: unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const sign = `${groups["sign"] ?? groups["sign2"] ?? ""}${groups["after"] ?? ""}`.toLowerCase();
    const [from, to] = [Number(groups["from"] ?? groups["from2"]), groups["to"] ?? groups["to2"]];
    const isYears = /^\s*(y|$)/i.test(groups["unit"] ?? groups["unit2"] ?? "");
    if (age === null || (!isYears && age < 18)) return " age-unknown ";
    if (!isYears) return /[>≥]|over|older|above|\+/.test(sign) ? " age-in " : " age-out ";
    const isIn = /[<≤]|under|younger|below|up to/.test(sign)
      ? age < from || (age === from && !/^(<|under|below)$/.test(sign))
      : /[>≥]|over|older|above|\+/.test(sign)
        ? age > from || (age === from && !/^(>|over|above)$/.test(sign))
        : age >= from && (to === undefined ? age === from : age <= Number(to));
    return isIn ? " age-in " : " age-out ";
  });
}

const SEPARATOR = /\s\/\s?|(?<=\s|^|\))\/|[;|,\n]/;

/** The words of a gap between ranges that are no units and no punctuation, in lower case. */
function listWords(gap: string): string[] {
  const words = gap.split(/[\s()[\]:;|=,]+/).filter((word) => /[\p{L}\p{N}%]/u.test(word));
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? "";
    const count = isCondition(word) ? 0 : countUnitWords(words, at);
    if (count === 0) kept.push(word.toLowerCase().replaceAll(/^[-–/.]+|[-–/.]+$/g, ""));
    at += Math.max(1, count);
  }
  return kept.filter(Boolean);
}

/** Lists the texts before, between and after ranges. */
const listGaps = (text: string, ranges: readonly PrintedRange[]): string[] =>
  [0, ...ranges.map(({ end }) => end)].map((start, at) => text.slice(start, ranges[at]?.start));

/** Checks whether a word is a condition of a range, such as `Male`. */
function isCondition(word: string): boolean {
  const plain = word.toLowerCase();
  return CONDITIONS.some(([words]) => words.test(plain));
}

/** Checks whether a text consists of conditions only, such as `Adult male`, so that it names a part of a range and no result. */
export function isConditionLabel(text: string): boolean {
  const words = listWords(replaceAges(text.slice(0, MAX_NUMBER_TEXT), null));
  return (
    words.length > 0 && words.every((word) => word === "age-unknown" || isCondition(word) || isPhase(word))
  );
}

/** Checks whether a line is a part of a range that follows the result, such as `Deficient: <20`. */
export function isRangePart(text: string): boolean {
  if (text.length > MAX_NUMBER_TEXT) return false;
  const plain = replaceAges(text, null);
  const ranges = findRanges(plain);
  return ranges.length > 0 && isConditionLabel(listGaps(plain, ranges).join(" "));
}

const isPhase = (word: string): boolean =>
  /^(follicular|luteal|ovulat\p{L}*|mid-?cycle|phase|(post|pre)-?menopausal|pregnan\p{L}*|(non-?)?pregnant|trimester|1st|2nd|3rd|first|second|third|(non-?)?fasting|random|boys?|girls?|(post|pre)-?pubertal|(non-?)?smokers?|am|pm|morning|evening)$/u.test(
    word,
  );

function decide(words: readonly string[], context: RangeContext): Applies {
  const name = context.name.toLowerCase();
  const found = words.map((word): Applies | null => {
    const condition = CONDITIONS.find(([wording]) => wording.test(word));
    if (condition !== undefined) return condition[1](context);
    return word.length > 5 && !word.startsWith("non") && name.includes(word) ? null : "maybe";
  });
  for (const one of ["no", "maybe", "category", "reference"] as const) if (found.includes(one)) return one;
  return "yes";
}

/** The words of each range in a text; null when it is open to which range some words belong. */
function listPartWords(text: string, ranges: readonly PrintedRange[]): string[][] | null {
  const gaps = listGaps(text, ranges);
  if (ranges.length === 1) return [gaps.flatMap(listWords)];
  const parts = ranges.map((): string[] => []);
  const [first = "", last = ""] = [gaps[0], gaps.at(-1)];
  parts[0]?.push(...listWords(first));
  parts.at(-1)?.push(...listWords(last));
  const labelsComeFirst = listWords(first).length > 0;
  for (const [at, gap] of gaps.slice(1, -1).entries()) {
    const [before = "", ...after] = gap.split(SEPARATOR);
    const isSeparated = after.length > 0;
    if (!isSeparated && labelsComeFirst && listWords(last).length > 0) return null;
    const [own, next] = isSeparated ? [before, after.join(" ")] : labelsComeFirst ? ["", gap] : [gap, ""];
    parts[at]?.push(...listWords(own));
    parts[at + 1]?.push(...listWords(next));
  }
  return parts;
}

/**
 * Parses a reference range: `65-99`, `<5.0`, `M: 13-17 / F: 12-15`. Returns the bounds that may apply: none when it is not certain that one
 * does, and several when another may replace the certain one.
 */
export function parseRange(text: string, style: NumberStyle, context: RangeContext): readonly Bounds[] {
  if (text.length > MAX_NUMBER_TEXT) return [];
  const plain = replaceAges(text, context.age);
  const ranges = findRanges(plain);
  const words = listPartWords(plain, ranges);
  if (words === null) return [];
  const decided = ranges.map((range, at) => ({
    bounds: range.parse(style),
    applies: decide(words[at] ?? [], context),
  }));
  const certain = decided.filter(({ applies }) => applies === "yes" || applies === "reference");
  if (certain.length !== 1) return [];
  const bounds = decided
    .filter(({ applies }) => applies !== "no" && applies !== "category")
    .map((part) => part.bounds);
  return bounds.some((one) => one === null) ? [] : bounds.filter((one) => one !== null);
}

/** How a value compares with bounds; null where it may be on either side. */
export interface Comparison {
  readonly below: boolean | null;
  readonly above: boolean | null;
}

/** Compares a value with bounds. A value beyond a bound, such as `<5.0`, is compared with all values that it may be. */
export function compare(
  { number, beyond, includesBound }: MeasuredValue,
  { low, high, excludesBound }: Bounds,
): Comparison {
  const exceeds = (distance: number, isOutward: boolean): boolean | null => {
    if (beyond === null) return distance > 0 || (distance === 0 && excludesBound);
    if (isOutward) return distance > 0 || (distance === 0 && (!includesBound || excludesBound)) ? true : null;
    return distance < 0 || (distance === 0 && !(includesBound && excludesBound)) ? false : null;
  };
  // No quantity whose range starts at 0 is negative.
  const cannotBeBelow = low === null || (low === 0 && beyond === "<" && !excludesBound && number > 0);
  return {
    below: cannotBeBelow ? false : exceeds(low - number, beyond === "<"),
    above: high === null ? false : exceeds(number - high, beyond === ">"),
  };
}
