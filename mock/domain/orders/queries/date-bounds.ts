import { DAY, toEpochDay, parseDate, parseInstant } from "../../../kernel/time.ts";
import { createValidationError } from "../../service-error.ts";

/** A text without `Z` or an offset is read in UTC, as a bare date is. */
const ATTRIBUTED = /(?:[Zz]|[+-]\d{2}:\d{2})$/;

function parseMidnight(text: string): number | null {
  const date = parseDate(text);
  return date === null ? null : toEpochDay(date.year, date.month, date.day) * DAY;
}

function parseDateTime(field: string, text: string): number {
  const instant = parseInstant(ATTRIBUTED.test(text.slice(10)) ? text : `${text}Z`);
  if (instant !== null) return instant;
  const rule = "Input should be a date (YYYY-MM-DD) or an ISO 8601 date-time";
  throw createValidationError(["query", field], "datetime_parsing", rule, text);
}

/** The first instant that a lower bound takes in; a bare date is its 00:00:00. */
export function parseLowerBound(field: string, text: string): number {
  return parseMidnight(text) ?? parseDateTime(field, text);
}

/**
 * The first instant behind an upper bound, which is included. A bare date that ends at 23:59:59 takes in all of its last
 * second, so that two days in a row leave nothing out; what names a time is taken at its word.
 */
export function parseUpperBound(field: string, text: string, ofDate: "00:00:00" | "23:59:59"): number {
  const day = parseMidnight(text);
  if (day !== null) return ofDate === "23:59:59" ? day + DAY : day + 1;
  return parseDateTime(field, text) + 1;
}
