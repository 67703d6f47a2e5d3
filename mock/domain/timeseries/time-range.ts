import { DAY, SECOND } from "../../kernel/time.ts";
import { parseQueryTime } from "../query.ts";
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

function floorToSecond(time: number): number {
  return Math.floor(time / SECOND) * SECOND;
}

/**
 * Parses a time range. A start without a time means 00:00:00 in UTC, an end without a time 23:59:59. Both ends include their
 * whole second, so that adjacent ranges neither lose nor repeat a point with a fraction of a second.
 * Throws ServiceError 422 when a bound is malformed or the end is before the start.
 */
export function parseRange({ start_date, end_date }: TimeRangeInput): TimeRange {
  const from = floorToSecond(parseQueryTime("start_date", start_date).time);
  if (end_date == null) return { from, until: null };
  const { time, isDate } = parseQueryTime("end_date", end_date);
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
