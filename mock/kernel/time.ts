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
  // `Date.UTC` reads the years 0 to 99 as those of the twentieth century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY;
}

/** Returns the date that is the given number of days after 1970-01-01. */
export function toCivilDate(days: number): CivilDate {
  const date = new Date(days * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The first and last instants that ISO strings with a four-digit year can express. */
export const FIRST_INSTANT = toEpochDay(0, 1, 1) * DAY;
export const LAST_INSTANT = toEpochDay(10_000, 1, 1) * DAY - 1;

/** Returns whether a number is an instant that this module supports: whole milliseconds in the years 0000 to 9999. */
export function isInstant(ms: number): boolean {
  return Number.isInteger(ms) && ms >= FIRST_INSTANT && ms <= LAST_INSTANT;
}

/** Returns whether a clock can show an instant: in the years 1000 to 9998, so that births before it and what is due later are instants too. */
export function isClockTime(ms: number): boolean {
  return isInstant(ms) && ms >= toEpochDay(1000, 1, 1) * DAY && ms < toEpochDay(9999, 1, 1) * DAY;
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
  if (offsetSeconds === undefined) return new Date(ms).toISOString();
  const minutes = Math.round(offsetSeconds / 60);
  const wall = ms + minutes * MINUTE;
  const days = Math.floor(wall / DAY);
  const inDay = wall - days * DAY;
  const zone = formatOffset(minutes);
  if (inDay % MINUTE === 0) return formatDay(days) + formatMinute(inDay / MINUTE) + zone;
  return new Date(wall).toISOString().slice(0, inDay % SECOND === 0 ? 19 : 23) + zone;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Parses `YYYY-mm-dd`. Returns null for any other form and for dates that do not exist. */
export function parseDate(text: string): CivilDate | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  // A day that does not exist counts into another month.
  return toCivilDate(toEpochDay(year, month, day)).month === month ? { year, month, day } : null;
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
