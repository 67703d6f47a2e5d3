import { DAY, toEpochDay, parseDate, parseInstant, SECOND } from "../../kernel/time.ts";
import { createValidationError } from "../service-error.ts";

/** Time range of a query. Dates or date-times. */
export interface TimeRangeInput {
  readonly start_date: string;
  readonly end_date?: string | null;
}

/** A time range in milliseconds. Both ends are inclusive. */
export interface TimeRange {
  readonly from: number;
  /** Null reads up to now. */
  readonly until: number | null;
}

interface Bound {
  readonly time: number;
  readonly isDate: boolean;
}

/** Matches a time that ends with `Z` or an offset. */
const HAS_OFFSET = /(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** Adds `Z` to a date-time without an offset. */
export function addDefaultOffset(text: string): string {
  return HAS_OFFSET.test(text.slice(10)) ? text : `${text}Z`;
}

function tryParseBound(text: string): Bound | null {
  const date = parseDate(text);
  if (date !== null) return { time: toEpochDay(date.year, date.month, date.day) * DAY, isDate: true };
  const time = parseInstant(addDefaultOffset(text));
  return time === null ? null : { time, isDate: false };
}

function parseBound(field: "start_date" | "end_date", text: string): Bound {
  const bound = tryParseBound(text);
  if (bound !== null) return bound;
  const rule = "Input should be a date (YYYY-MM-DD) or an ISO 8601 date-time";
  throw createValidationError(["query", field], "datetime_parsing", rule, text);
}

function floorToSecond(time: number): number {
  return Math.floor(time / SECOND) * SECOND;
}

/**
 * Parses a time range. A start without a time means 00:00:00 in UTC, an end without a time 23:59:59. Both ends include their
 * whole second, so that adjacent ranges neither lose nor repeat a point with a fraction of a second.
 * Throws ServiceError 422 when a bound is malformed or the end is before the start.
 */
export function parseRange({ start_date, end_date }: TimeRangeInput): TimeRange {
  const from = floorToSecond(parseBound("start_date", start_date).time);
  if (end_date == null) return { from, until: null };
  const { time, isDate } = parseBound("end_date", end_date);
  const until = floorToSecond(isDate ? time + DAY - SECOND : time) + SECOND - 1;
  if (until < from) {
    throw createValidationError(
      ["query", "end_date"],
      "value_error",
      "Value error, end_date must not be before start_date",
      end_date,
    );
  }
  return { from, until };
}
