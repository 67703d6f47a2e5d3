import { toMilliseconds } from "../../src/duration.ts";

/**
 * Calendar arithmetic, ISO 8601 strings and durations, as pure functions. An instant is the number of milliseconds since
 * 1970-01-01T00:00:00Z. An offset is in seconds east of UTC.
 */

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A day of the proleptic Gregorian calendar. Month and day start at 1. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the number of days from 1970-01-01 to the given date. */
export function toEpochDay(year: number, month: number, day: number): number {
  // Let years start in March, so that the leap day is the last day of a year and needs no special case.
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Returns the date that is the given number of days after 1970-01-01. */
export function toCivilDate(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1_460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** The first and last instants that ISO strings with a four-digit year can express. */
export const FIRST_INSTANT = toEpochDay(0, 1, 1) * DAY;
export const LAST_INSTANT = toEpochDay(10_000, 1, 1) * DAY - 1;

/** Returns whether a number is an instant that this module supports: whole milliseconds in the years 0000 to 9999. */
export function isInstant(ms: number): boolean {
  return Number.isInteger(ms) && ms >= FIRST_INSTANT && ms <= LAST_INSTANT;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/** Formats a date as `YYYY-mm-dd`. */
export function formatDate(date: CivilDate): string {
  return `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}`;
}

const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, value) => pad(value, 2));

/** The text of each minute of a day, such as `T09:30:00`. Most points of a series are on whole minutes. */
const minuteTexts: string[] = [];

function formatMinute(minute: number): string {
  return (minuteTexts[minute] ??= `T${TWO_DIGITS[Math.floor(minute / 60)]}:${TWO_DIGITS[minute % 60]}:00`);
}

// Cache the last day, because points of a series are formatted in chronological order.
let lastDay = Number.NaN;
let lastDayText = "";

function formatDay(days: number): string {
  if (days !== lastDay) {
    lastDayText = formatDate(toCivilDate(days));
    lastDay = days;
  }
  return lastDayText;
}

// Cache the last offset, like the last day.
let lastOffset = Number.NaN;
let lastOffsetText = "";

function formatOffset(minutes: number): string {
  if (minutes !== lastOffset) {
    const distance = Math.abs(minutes);
    const sign = minutes < 0 ? "-" : "+";
    lastOffsetText = `${sign}${TWO_DIGITS[Math.floor(distance / 60)]}:${TWO_DIGITS[distance % 60]}`;
    lastOffset = minutes;
  }
  return lastOffsetText;
}

/** Formats an instant as an HTTP date: `Thu, 15 Jan 2026 09:00:00 GMT`. */
export function formatHttpDate(ms: number): string {
  return new Date(ms).toUTCString();
}

/**
 * Formats an instant in UTC with milliseconds (`2026-01-15T09:00:00.000Z`). With an offset in seconds, formats the local time
 * there (`2026-01-15T10:00:00+01:00`), with milliseconds only when they are not zero. The format requires offsets in whole
 * minutes. The instant remains exact.
 */
export function toIso(ms: number, offsetSeconds?: number): string {
  const minutes = offsetSeconds === undefined ? 0 : Math.round(offsetSeconds / 60);
  const wall = ms + minutes * MINUTE;
  const days = Math.floor(wall / DAY);
  const inDay = wall - days * DAY;
  if (inDay % MINUTE === 0 && offsetSeconds !== undefined) {
    return formatDay(days) + formatMinute(inDay / MINUTE) + formatOffset(minutes);
  }
  const hour = Math.floor(inDay / HOUR);
  const minute = Math.floor(inDay / MINUTE) - hour * 60;
  const second = Math.floor(inDay / SECOND) - hour * 3_600 - minute * 60;
  const fraction = Math.floor(inDay % SECOND);
  const text = `${formatDay(days)}T${TWO_DIGITS[hour]}:${TWO_DIGITS[minute]}:${TWO_DIGITS[second]}`;
  if (offsetSeconds === undefined) return `${text}.${pad(fraction, 3)}Z`;
  const zone = formatOffset(minutes);
  return fraction === 0 ? text + zone : `${text}.${pad(fraction, 3)}${zone}`;
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function getDaysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-mm-dd`. Returns null for any other form and for dates that do not exist. */
export function parseDate(text: string): CivilDate | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > getDaysInMonth(year, month)) return null;
  return { year, month, day };
}

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/**
 * Parses an ISO 8601 instant: a date, a time and `Z` or an offset. Returns null for any other form, such as a string without an
 * offset. Truncates fractions to milliseconds.
 */
export function parseInstant(text: string): number | null {
  const match = INSTANT.exec(text);
  if (match === null) return null;
  const date = parseDate(match[1] ?? "");
  const [hour, minute, second] = [Number(match[2]), Number(match[3]), Number(match[4] ?? 0)];
  const [offsetHour, offsetMinute] = [Number(match[7] ?? 0), Number(match[8] ?? 0)];
  if (date === null || hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59)
    return null;
  const fraction = Number((match[5] ?? "").slice(0, 3).padEnd(3, "0"));
  const offset = (offsetHour * HOUR + offsetMinute * MINUTE) * (match[6] === "-" ? -1 : 1);
  const days = toEpochDay(date.year, date.month, date.day);
  return days * DAY + hour * HOUR + minute * MINUTE + second * SECOND + fraction - offset;
}

/** An instant: ISO 8601 with an offset, milliseconds since 1970-01-01T00:00:00Z, or a Date. */
export type Instant = string | number | Date;

/** Returns an instant in milliseconds; null for a text or a Date that is none. Numbers are returned unchecked. */
export function readInstant(instant: Instant): number | null {
  if (typeof instant === "number") return instant;
  if (typeof instant === "string") return parseInstant(instant);
  const ms = instant.getTime();
  return isInstant(ms) ? ms : null;
}

/**
 * Reads a duration: `"500ms"`, `"299s"`, `"61m"`, `"10h"`, `"7d"`, or a whole number of milliseconds.
 * @throws RangeError for anything else, negative durations among it.
 */
export function parseDuration(duration: string | number): number {
  const ms = toMilliseconds(duration);
  if (typeof duration === "number") {
    if (Number.isSafeInteger(ms) && ms >= 0) return ms;
    throw new RangeError(`A duration in milliseconds is a whole number of at least 0, not ${duration}.`);
  }
  if (!Number.isNaN(ms)) return ms;
  throw new RangeError(
    `"${duration}" is not a duration. Write whole units such as "500ms", "299s", "61m", "10h" or "7d".`,
  );
}
