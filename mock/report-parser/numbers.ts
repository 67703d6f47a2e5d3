import { SUPERSCRIPTS } from "./text.ts";

/** The decimal sign of a report. The other sign of the two separates groups of three digits. */
export type NumberStyle = "." | ",";

/** Maximum length of a text with a number. The expressions below take quadratic time on a longer one. */
export const MAX_NUMBER_TEXT = 600;

/** Pattern of a number without a sign as reports print it, in any style: `1,138`, `3.5`, `231 000`. */
const UNSIGNED = String.raw`(?:\d{1,3}(?:[ '’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,'’]\d+)*|[.,]\d+)`;
const NUMBER = `[+-]?${UNSIGNED}`;

/** Words that multiply a number, and their powers of ten. */
const MULTIPLIERS = { thousand: 3, million: 6, billion: 9, thou: 3, mio: 6, lakh: 5, lac: 5, crore: 7 };
const WORDS = Object.keys(MULTIPLIERS).map(
  (word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}s?`,
);

const TIMES = String.raw`\s*[x×*·]\s*10`;
/** A power of ten, such as `x 10^4`, `×10⁴`, `*10**4`, `E4` and `million`. Before a slash it belongs to the unit, as in `x10^3/µL`. */
const POWER = String.raw`(?:${TIMES}\s*(?:\^|\*\*?|[eE])?\s*[({]?[+-]?\d{1,2}[)}]?|${TIMES}[⁺⁻]?[${SUPERSCRIPTS}]{1,2}|\s?[eE][+-]?\d{1,2}|\s?(?:${WORDS.join("|")}))(?![\p{L}\d${SUPERSCRIPTS})}]|\s*/)`;

/** Patterns of a number that a power of ten may follow. They need the flag `u`. */
export const UNSIGNED_NUMBER = `(?:${UNSIGNED}(?:${POWER})?)`;
export const SCALED_NUMBER = `(?:[+-]?${UNSIGNED_NUMBER})`;

/** Numbers of each style. A group never starts with 0. Commas may also separate groups of two digits before a group of three. */
const FORMS: Readonly<Record<NumberStyle, RegExp>> = {
  ".": /^[+-]?(?:(?!00)\d+|[1-9]\d{0,2}(?:(?:,\d{3})+|(?:[ '’]\d{3})+)|[1-9]\d?(?:,\d{2})+,\d{3})?(?:(?<=\d)|(?=\.\d))(?:\.\d+)?$/,
  ",": /^[+-]?(?:(?!00)\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:[ '’]\d{3})+))?(?:(?<=\d)|(?=,\d))(?:,\d+)?$/,
};

const other = (style: NumberStyle): NumberStyle => (style === "." ? "," : ".");

function parseInStyle(text: string, style: NumberStyle): number | null {
  if (text.length > MAX_NUMBER_TEXT || !FORMS[style].test(text)) return null;
  return Number(text.replaceAll(/[ '’]/g, "").replaceAll(other(style), "").replace(",", "."));
}

/** Parses a number of a report in a style, or in the other style when it is no number in this one. Null when it is no number at all. */
export function parseNumber(text: string, style: NumberStyle): number | null {
  return parseInStyle(text, style) ?? parseInStyle(text, other(style));
}

const PRINTED = new RegExp(String.raw`(?<![\p{L}\d.,])${NUMBER}(?![\d:/]|[.,]\d)`, "gu");

/**
 * Finds the possible styles of a report from the texts of its values and ranges. One number that only one style can have settles all. A
 * group of blanks shows that commas do not separate groups. Without such a number, points are decimal signs, and commas remain open.
 */
export function findNumberStyles(texts: readonly string[]): readonly NumberStyle[] {
  const numbers = texts.flatMap((text) => text.slice(0, MAX_NUMBER_TEXT).match(PRINTED) ?? []);
  const isSure = (style: NumberStyle): boolean =>
    numbers.some((text) => parseInStyle(text, style) !== null && parseInStyle(text, other(style)) === null);
  const hasPoint = isSure(".");
  const hasComma = isSure(",") || numbers.some((text) => /\d \d/.test(text));
  if (hasPoint !== hasComma) return hasPoint ? ["."] : [","];
  return !hasPoint && numbers.some((text) => text.includes(".")) ? ["."] : [".", ","];
}

const POWER_AT_END = new RegExp(`(?<=\\d)${POWER}$`, "u");

/** Returns the power of ten at the end of a number; empty when it has none. */
export const findPower = (text: string): string =>
  POWER_AT_END.exec(text.slice(0, MAX_NUMBER_TEXT))?.[0] ?? "";

function parseExponent(power: string): number {
  const word = power.trim().toLowerCase();
  const multiplier = Object.entries(MULTIPLIERS).find(([name]) => word.startsWith(name));
  if (multiplier !== undefined) return multiplier[1];
  const digits = Array.from(power.replace(/^\s*[x×*·]\s*10/, ""), (sign) => {
    const at = SUPERSCRIPTS.indexOf(sign);
    return at < 0 ? sign.replace("⁻", "-").replace(/[^\d-]/, "") : String(at);
  });
  return Number(digits.join(""));
}

/** Parses a number that a power of ten may follow. */
export function parseScaledNumber(text: string, style: NumberStyle): number | null {
  const power = findPower(text);
  const number = parseNumber(text.slice(0, text.length - power.length).trim(), style);
  return number === null ? null : Number(`${number}e${parseExponent(power)}`);
}

/** A measured value: a number, or the bound beyond which the value is, such as `<0.5`. */
export interface MeasuredValue {
  readonly number: number;
  readonly beyond: "<" | ">" | null;
  /** Whether the value may be the bound itself. */
  readonly includesBound: boolean;
}

/** Pattern of the sign before a bound. */
export const SIGN = String.raw`(?:[<>]\s*(?:or\s*)?=|=\s*[<>]|[<>≤≥]|less than|greater than|more than)`;

const MEASURED = new RegExp(String.raw`^(${SIGN})?\s*(${SCALED_NUMBER})$`, "iu");

/** Parses the value of a result; null when it is words. */
export function parseMeasuredValue(text: string, style: NumberStyle = "."): MeasuredValue | null {
  if (text.length > MAX_NUMBER_TEXT) return null;
  const [, sign = "", digits = ""] = MEASURED.exec(text) ?? [];
  const number = parseScaledNumber(digits, style);
  if (number === null) return null;
  const beyond = sign === "" ? null : /[<≤]|less/i.test(sign) ? "<" : ">";
  return { number, beyond, includesBound: /[=≤≥]/.test(sign) };
}

/** Returns a value without a power of ten that may belong to its unit; null when it has none. */
export function removePower(text: string): string | null {
  const power = findPower(text);
  return power === "" || /^\s?e/i.test(power) ? null : text.slice(0, -power.length);
}
