import { DAY, toEpochDay, parseDate, parseInstant, SECOND } from "../../kernel/time.ts";
import { createValidationError } from "../service-error.ts";

/** A range of time as a query gives it: texts of dates or date-times. */
export interface TimeRangeInput {
  readonly start_date: string;
  readonly end_date?: string | null;
}

/** A range in milliseconds, both ends included. */
export interface TimeRange {
  readonly from: number;
  /** Null reads up to the present. */
  readonly until: number | null;
}

interface Bound {
  readonly time: number;
  readonly isDate: boolean;
}

/** Whether a text ends in `Z` or an offset. */
const ATTRIBUTED = /(?:[Zz]|[+-]\d{2}:\d{2})$/;

/** A date-time with its offset; one that names none is read in UTC, as a bare date is. */
export function addDefaultOffset(text: string): string {
  return ATTRIBUTED.test(text.slice(10)) ? text : `${text}Z`;
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
 * Reads a range. A bare start is 00:00:00 in UTC, a bare end 23:59:59; both ends take in their whole second, so that
 * ranges that touch neither lose nor double a point with a fraction of a second.
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
      "Value error, end_date lies before start_date",
      end_date,
    );
  }
  return { from, until };
}
