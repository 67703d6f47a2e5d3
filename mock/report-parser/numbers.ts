/** Pattern of a number as reports print it: `1,138`, `3.5`, `3,5`, `+0.4`. */
export const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`;

/** Parses a number. A comma before three digits separates groups; any other comma is a decimal comma. Null when the text is not a number. */
export function parseNumber(text: string): number | null {
  if (!new RegExp(`^${NUMBER}$`).test(text)) return null;
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  return Number(isGrouped ? text.replaceAll(",", "") : text.replace(",", "."));
}

/** Bounds of a range; null where a side is open. */
export interface Bounds {
  readonly low: number | null;
  readonly high: number | null;
}

const BELOW = String.raw`(?:<\s*(?:or\s*)?=|≤|=\s*<|<|up to|less than(?: or equal to)?|under)`;
const ABOVE = String.raw`(?:>\s*(?:or\s*)?=|≥|=\s*>|>|greater than(?: or equal to)?|at least|over)`;
const BETWEEN = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*(?:-|–|—|−|to|\.\.)\s*(${NUMBER})`, "i");
// A number before a colon is part of a ratio.
const AT_MOST = new RegExp(String.raw`${BELOW}\s*(${NUMBER})(?![\d.,]*:)`, "i");
const AT_LEAST = new RegExp(String.raw`${ABOVE}\s*(${NUMBER})(?![\d.,]*:)`, "i");

const SEXED = /(?:^|[\s;,])(males?|men|m|females?|women|f)(?:\s*:)?\s+(?=[\d<>≤≥.])/gi;

/** Returns the part of a range that applies to a gender, or the whole range when it does not differ by sex. */
export function selectRange(text: string, gender: string): string {
  const marks = [...text.matchAll(SEXED)];
  const at = marks.findIndex(([, sex = ""]) => (/^[fw]/i.test(sex) ? "female" : "male") === gender);
  const mark = marks[at];
  if (marks.length < 2 || mark === undefined) return text;
  return text.slice(mark.index + mark[0].length, marks[at + 1]?.index);
}

/** Parses a reference range: `65-99`, `3.5 – 5.1`, `<5.0`, `> OR = 60`, `up to 40`. The first of several ranges counts. */
export function parseBounds(text: string): Bounds | null {
  const between = BETWEEN.exec(text);
  if (between)
    return { low: parseNumber(between[1] ?? ""), high: parseNumber((between[2] ?? "").replace(/^-/, "")) };
  const most = AT_MOST.exec(text);
  if (most) return { low: null, high: parseNumber(most[1] ?? "") };
  const least = AT_LEAST.exec(text);
  return least ? { low: parseNumber(least[1] ?? ""), high: null } : null;
}

/** A measured value: a number, or the bound beyond which the value is, such as `<0.5`. */
export interface MeasuredValue {
  readonly number: number;
  readonly beyond: "<" | ">" | null;
}

/** Parses the value of a result; null when it is words. */
export function parseMeasuredValue(text: string): MeasuredValue | null {
  const [, sign = "", digits = ""] =
    new RegExp(String.raw`^([<>≤≥]?)\s*(?:=\s*)?(${NUMBER})$`).exec(text) ?? [];
  const number = parseNumber(digits);
  if (number === null) return null;
  const beyond = sign === "" ? null : "<≤".includes(sign) ? "<" : ">";
  return { number, beyond };
}
