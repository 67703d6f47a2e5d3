import { DAY, toEpochDay, parseDate, parseInstant, SECOND } from "../../../kernel/time.ts";
import { createValidationError } from "../../service-error.ts";

/** Times without `Z` or an offset are UTC, like bare dates. */
const WITH_ZONE = /(?:[Zz]|[+-]\d{2}:\d{2})$/;

function parseMidnight(text: string): number | null {
  const date = parseDate(text);
  return date === null ? null : toEpochDay(date.year, date.month, date.day) * DAY;
}

function parseDateTime(field: string, text: string): number {
  const instant = parseInstant(WITH_ZONE.test(text.slice(10)) ? text : `${text}Z`);
  if (instant !== null) return instant;
  const message = "Input should be a date (YYYY-MM-DD) or an ISO 8601 date-time";
  throw createValidationError(["query", field], "datetime_parsing", message, text);
}

/** Parses the lower bound of a range as the first instant in it. A bare date starts at 00:00:00. */
export function parseLowerBound(field: string, text: string): number {
  return parseMidnight(text) ?? parseDateTime(field, text);
}

/** The last second of a day without a fraction, which stands for all of it. */
const LAST_SECOND = /[Tt ]23:59:59(?:[Zz]|[+-]\d{2}:\d{2})?$/;

/**
 * Parses the upper bound of a range, which is inclusive, as the first instant after it. 23:59:59, written or meant by a bare
 * date, includes its whole second, so that two consecutive days leave no gap.
 */
export function parseUpperBound(field: string, text: string, endOfDate: "00:00:00" | "23:59:59"): number {
  const day = parseMidnight(text);
  if (day !== null) return endOfDate === "23:59:59" ? day + DAY : day + 1;
  return parseDateTime(field, text) + (LAST_SECOND.test(text) ? SECOND : 1);
}
