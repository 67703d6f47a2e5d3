import { DAY, parseDate, parseInstant, toEpochDay } from "../kernel/time.ts";
import { createValidationError } from "./service-error.ts";

/**
 * What remains of a query after its parameters were read. `rest satisfies AllRead` does not compile while the OpenAPI document has
 * a parameter that nothing reads.
 */
export type AllRead = Readonly<Record<string, never>>;

export const addDefaultOffset = (text: string): string =>
  /(?:[Zz]|[+-]\d{2}:\d{2})$/.test(text.slice(10)) ? text : `${text}Z`;

/** Parses a date, as its first instant, or a date-time. Both are in UTC without an offset. Throws ServiceError 422 for other texts. */
export function parseQueryTime(
  field: string,
  text: string,
): { readonly time: number; readonly isDate: boolean } {
  const date = parseDate(text);
  if (date !== null) return { time: toEpochDay(date.year, date.month, date.day) * DAY, isDate: true };
  const time = parseInstant(addDefaultOffset(text));
  if (time !== null) return { time, isDate: false };
  const rule = "Input should be a date (YYYY-MM-DD) or an ISO 8601 date-time";
  throw createValidationError(["query", field], "datetime_parsing", rule, text);
}

/** The condition of each query parameter that filters a list. A new parameter does not compile until it has one. */
type Conditions<Row, Query> = {
  readonly [Name in keyof Query]-?: (row: Row, value: NonNullable<Query[Name]>) => boolean;
};

/** Creates a test for rows that meet the conditions of all parameters that are not null and not undefined. */
export function createFilter<Row, Query>(
  conditions: Conditions<Row, Query>,
): (row: Row, query: Query) => boolean {
  const names = Object.keys(conditions) as (keyof Query)[];
  return (row, query) =>
    names.every((name) => {
      const value = query[name];
      return value == null || conditions[name](row, value);
    });
}
