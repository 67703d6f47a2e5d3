import { parseDate as parseDay } from "../kernel/time.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const FORMS: readonly (readonly [
  RegExp,
  (parts: readonly string[], isDayFirst: boolean) => readonly [string, string, string],
])[] = [
  [/(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/, ([y = "", m = "", d = ""]) => [y, m, d]],
  [/(\d{1,2})\.(\d{1,2})\.(\d{4})/, ([d = "", m = "", y = ""]) => [y, m, d]],
  // With slashes the month comes first, unless the number is too large for a month or the report has the day first.
  [
    /(\d{1,2})[/-](\d{1,2})[/-](\d{4})/,
    ([a = "", b = "", y = ""], isDayFirst) =>
      Number(a) > 12 || (isDayFirst && Number(b) <= 12) ? [y, b, a] : [y, a, b],
  ],
  [/(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})/i, ([d = "", m = "", y = ""]) => [y, getMonth(m), d]],
  [/([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})/i, ([m = "", d = "", y = ""]) => [y, getMonth(m), d]],
];

const getMonth = (name: string): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

const DAY_FIRST = /(?<![\d/-])(1[3-9]|2\d|3[01])[/-](0?[1-9]|1[0-2])[/-]\d{4}(?!\d)/;
const MONTH_FIRST = /(?<![\d/-])(0?[1-9]|1[0-2])[/-](1[3-9]|2\d|3[01])[/-]\d{4}(?!\d)/;

/** Checks whether a date of a report has the day before the month, and none the opposite. */
export const hasDayFirst = (text: string): boolean => DAY_FIRST.test(text) && !MONTH_FIRST.test(text);

const TIME = /[T ,]\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?m?\b/i;

/** Maximum length of a date and time. The expressions take quadratic time on a longer text. */
const MAX_LENGTH = 100;

/** Parses a date, or a date and time, to ISO 8601 without a time zone, because reports state none. Null when the text has no date. */
export function parseDate(input: string, isDayFirst = false): string | null {
  const text = input.slice(0, MAX_LENGTH);
  for (const [form, order] of FORMS) {
    const found = form.exec(text);
    if (found === null) continue;
    const [year, month, day] = order(found.slice(1), isDayFirst).map(Number);
    const date = formatDay(year ?? 0, month ?? 0, day ?? 0);
    if (date === null) continue;
    const time = parseTime(text.slice(found.index + found[0].length));
    return time === null ? date : `${date}T${time}`;
  }
  return null;
}

const padTwo = (number: number): string => String(number).padStart(2, "0");

function formatDay(year: number, month: number, day: number): string | null {
  const date = `${year}-${padTwo(month)}-${padTwo(day)}`;
  return year < 1870 || year > 2200 || parseDay(date) === null ? null : date;
}

function parseTime(text: string): string | null {
  const [, hours = "", minutes = "", seconds = "0", half] = TIME.exec(text) ?? [];
  if (hours === "") return null;
  const stated = Number(hours);
  const hour = half === undefined ? stated : (stated % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59) return null;
  return `${padTwo(hour)}:${minutes}:${padTwo(Number(seconds))}`;
}
