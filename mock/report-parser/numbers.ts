/** A number as reports write it: `1,138`, `3.5`, `3,5`, `+0.4`. */
export const NUMBER = String.raw`[+-]?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)`;

/** Reads a number; a comma before three digits groups them, any other is a decimal one. Null for what is none. */
export function parseNumber(text: string): number | null {
  if (!new RegExp(`^${NUMBER}$`).test(text)) return null;
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  return Number(grouped ? text.replaceAll(",", "") : text.replace(",", "."));
}

/** Bounds that a text sets; null where it sets none. */
export interface Bounds {
  readonly low: number | null;
  readonly high: number | null;
}

const BELOW = String.raw`(?:<\s*(?:or\s*)?=|≤|=\s*<|<|up to|less than(?: or equal to)?|under)`;
const ABOVE = String.raw`(?:>\s*(?:or\s*)?=|≥|=\s*>|>|greater than(?: or equal to)?|at least|over)`;
const BETWEEN = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*(?:-|–|—|−|to|\.\.)\s*(${NUMBER})`, "i");
// What a colon follows is the one half of a ratio.
const AT_MOST = new RegExp(String.raw`${BELOW}\s*(${NUMBER})(?![\d.,]*:)`, "i");
const AT_LEAST = new RegExp(String.raw`${ABOVE}\s*(${NUMBER})(?![\d.,]*:)`, "i");

const SEXED = /(?:^|[\s;,])(males?|men|m|females?|women|f)(?:\s*:)?\s+(?=[\d<>≤≥.])/gi;

/** The part of a range that is meant for a patient, where it names one for men and another for women. */
export function selectRange(text: string, gender: string): string {
  const marks = [...text.matchAll(SEXED)];
  const at = marks.findIndex(([, sex = ""]) => (/^[fw]/i.test(sex) ? "female" : "male") === gender);
  const mark = marks[at];
  if (marks.length < 2 || mark === undefined) return text;
  return text.slice(mark.index + mark[0].length, marks[at + 1]?.index);
}

/** Reads a reference range: `65-99`, `3.5 – 5.1`, `<5.0`, `> OR = 60`, `up to 40`; the first of several counts. */
export function parseBounds(text: string): Bounds | null {
  const between = BETWEEN.exec(text);
  if (between)
    return { low: parseNumber(between[1] ?? ""), high: parseNumber((between[2] ?? "").replace(/^-/, "")) };
  const most = AT_MOST.exec(text);
  if (most) return { low: null, high: parseNumber(most[1] ?? "") };
  const least = AT_LEAST.exec(text);
  return least ? { low: parseNumber(least[1] ?? ""), high: null } : null;
}

/** A measured value: a number, or the bound that it lies beyond, as `<0.5` says. */
export interface MeasuredValue {
  readonly number: number;
  readonly beyond: "<" | ">" | null;
}

/** Reads the value of a result; null where it is words. */
export function parseMeasuredValue(text: string): MeasuredValue | null {
  const [, sign = "", digits = ""] =
    new RegExp(String.raw`^([<>≤≥]?)\s*(?:=\s*)?(${NUMBER})$`).exec(text) ?? [];
  const number = parseNumber(digits);
  if (number === null) return null;
  const beyond = sign === "" ? null : "<≤".includes(sign) ? "<" : ">";
  return { number, beyond };
}
