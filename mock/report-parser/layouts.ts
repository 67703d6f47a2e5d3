import { SCALED_NUMBER, SIGN } from "./numbers.ts";
import { parseFlag, VALUE_WORDS } from "./vocabulary.ts";

/** The place of a line: the page, and the line of that page from the top, both from 1. */
export interface LinePlace {
  readonly page: number;
  readonly line: number;
}

/** One row of a table or list of results, as texts. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly flag: string;
  /** The interpretation that the report prints. */
  readonly meaning: string;
  readonly unit: string;
  readonly range: string;
  /** The LOINC code that the report prints. */
  readonly code: string;
  /** The code of the performing lab. */
  readonly site: string;
  /** Whether the value is in the column for values out of range. */
  readonly outside: boolean;
  /** The heading above the row. */
  readonly panel: string | null;
  readonly place: LinePlace;
  /** Whether dots or a line lead from the name to the value, which shows that any word is a value. */
  readonly hasLeader?: boolean;
}

/**
 * The content of a column in a table of results. `outside` is a second value column, for values out of range. `meaning` states in
 * words what `flag` states as a sign. `site` is the code of the performing lab. `other` is any column that is not read.
 */
export type ColumnRole =
  "name" | "value" | "outside" | "flag" | "meaning" | "unit" | "range" | "code" | "site" | "other";

/** A result of a list: a row before its heading and place are known. */
export type ListRow = Omit<Row, "panel" | "place">;

export const emptyRow: ListRow = {
  name: "",
  value: "",
  flag: "",
  meaning: "",
  unit: "",
  range: "",
  code: "",
  site: "",
  outside: false,
};

/** Wordings of column headings. The first that fits counts. Headings of any other wording are `other`. */
export const headings: readonly (readonly [role: ColumnRole, wording: RegExp])[] = [
  ["other", /^(previous|prior|last|past|historic(al)?)\b|\b(date|time)s?$/],
  ["outside", /^(out of|outside|abnormal) (range|results?)$/],
  ["value", /^(in|within) range$/],
  ["unit", /^(units?|uom|units? of measure(ment)?)$/],
  [
    "range",
    /\b(ranges?|intervals?|limits?)$|\b(reference|ref|normal|expected|desired|desirable|biological|bio)\b.*\b(int|values?)$|^(reference|ref|normals?|expected)$/,
  ],
  ["code", /^loinc( code)?$/],
  ["meaning", /^interpretations?$/],
  ["flag", /^(abnormal )?flags?$|^abn(ormal)?$|^h\/l$|^status$/],
  [
    "name",
    /\b(tests?|analytes?|components?|investigations?|parameters?|examinations?|assays?|biomarkers?|determinations?|procedures?)( name| description)?$|^(tests?|investigations?)\b(?!.*\b(results?|values?)\b)/,
  ],
  ["value", /\b(results?|values?|observed|observations?|findings?)\b/],
  ["site", /^(performing )?(lab|site)$/],
];

/** Words that a heading of several lines is made of. */
const HEADING_WORDS =
  /^(?:\(?(?:tests?|name|description|method|current|your|patient's|observed|previous|results?|values?|and|flags?|units?|of|measure(?:ment)?|loinc|code|date|reference|ref|bio(?:logical)?|normal|expected|desired|standard|int|ranges?|intervals?|limits?)[.)]?(?:\s|$))+$/i;

/** Checks whether a text can be a line of a column heading, such as the second of `Reference Interval`. */
export const isHeadingPart = (text: string): boolean => text.length <= 60 && HEADING_WORDS.test(text);

/** A label of a range within a line or cell, such as `Reference Range:`, `Ref:`, `Desired range` and `Normal`. */
const LABEL = String.raw`(?:(?:bio(?:logical|\.)?|normal|desire[ds]?|desirable|expected|reference|ref\.?|standard|target|usual|healthy|therapeutic)(?:\s+|(?=[:.])|$)){1,3}(?:(?:ranges?|intervals?|int\.?|values?|limits?|levels?)(?!\p{L}))?|(?:ref(?:erence)?\.?)?(?:ranges?|intervals?|limits?)(?!\p{L})|(?:n\.?v\.?|r\.?r\.?|b\.?r\.?i\.?)(?=\s*:)`;
const RANGE_START = String.raw`(?=[\d<>≤≥([]|[.,]\d|-\d|up to|less|greater|more|at least|under|over|above|below|between|from|${VALUE_WORDS}|(?:fe)?males?\b|(?:wo)?men\b|[mf]\b|adults?\b|age)`;
const LABELED_RANGE = new RegExp(String.raw`^\s*(?:${LABEL})\s*[:=–-]?\s*(?<range>${RANGE_START}.*)$`, "isu");
const LABEL_WITHIN = new RegExp(String.raw`(?<=[\s([,;])(?:${LABEL})\s*[:=–-]?\s*${RANGE_START}`, "iu");

/** Returns the range after a label at the start of a text; null when the text does not start with one. */
export const findLabeledRange = (text: string): string | null =>
  LABELED_RANGE.exec(text)?.groups?.["range"]?.trim() ?? null;

/** Splits a line before the label of a range, as in `HDL 62 Reference Range: >40`; null when none is within it. */
export function splitAtLabel(text: string): { readonly head: string; readonly range: string } | null {
  const at = LABEL_WITHIN.exec(text)?.index;
  const range = at === undefined ? null : findLabeledRange(text.slice(at));
  return at === undefined || range === null
    ? null
    : { head: text.slice(0, at).replace(/[\s([,;]+$/, ""), range };
}

const FLAG = String.raw`[([]?(?:HH|LL|AA|[HLA][*!]?|\*{1,2}[HL]?|!|[↑↓▲▼]|(?:[Cc]ritical |CRITICAL |[Pp]anic )?(?:[Hh]igh|HIGH|[Ll]ow|LOW)|[Aa]bnormal|ABNORMAL|[Cc]ritical|CRITICAL)[)\]]?\*?(?=[\s()[]|$)`;
const COUNT = String.raw`\d{1,3}\s?[-–]\s?\d{1,3}(?=\s*/\s?[HhLl][Pp][Ff])`;
const VALUE = new RegExp(
  String.raw`^(?<before>(?:[HLA*]{1,2}\s*|${FLAG}\s+)(?=[\d<>≤≥.]))?(?<value>${COUNT}|1\s?:\s?\d+|(?:${SIGN}\s*)?${SCALED_NUMBER}(?![\d.,]*\d|\s?(?:[-–]|\bto\b)\s?[.,]?\d|\+)|${VALUE_WORDS}(?![\p{L}\d-]))(?:\s*(?<flag>${FLAG}))?(?<rest>.*)$`,
  "su",
);

/** A value with the flag beside it, and what follows them. */
interface PrintedValue {
  readonly value: string;
  readonly flag: string;
  readonly rest: string;
}

/** Splits a value from its flag, as in `101 H`, `H6.9` and `5.4 (L) g/dL`; null when the text does not start with a value. */
export function splitValue(text: string): PrintedValue | null {
  const groups = VALUE.exec(text)?.groups;
  if (groups === undefined) return null;
  const { before = "", value = "", flag = "", rest = "" } = groups;
  return { value: value.replace(/^(\D)\s+(?=[\d.])/, "$1"), flag: before.trim() || flag, rest: rest.trim() };
}

const FLAG_AT_END = new RegExp(String.raw`^(?<before>.*?)\s+(?<flag>${FLAG}|N|Normal|NORMAL)$`, "su");

/** Splits a flag from the end of a name, as in `Potassium H`. Null when the name has none. */
export function splitFlagAfterName(text: string): { readonly name: string; readonly flag: string } | null {
  const { before: name = "", flag = "" } = FLAG_AT_END.exec(text)?.groups ?? {};
  return /\p{L}/u.test(name) && (parseFlag(flag) ?? "normal") !== "normal" ? { name, flag } : null;
}

/** Splits a flag from the end of a range. A word may also name a part of the range, so it counts only after a bracket or two bounds. */
export function splitTrailingFlag(range: string): { readonly range: string; readonly flag: string } {
  const { before = "", flag = "" } = FLAG_AT_END.exec(range)?.groups ?? {};
  const isClear =
    /[)\]]$|^\s*[\d.,]+\s*[-–]\s*[\d.,]+(\s+\S*[/%]\S*)?$/.test(before) || !/\p{L}{2}/u.test(flag);
  return isClear && parseFlag(flag) !== null ? { range: before, flag } : { range, flag: "" };
}
