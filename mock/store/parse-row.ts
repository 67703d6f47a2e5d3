import type { z } from "zod";
import { buildOnce } from "../kernel/build-once.ts";
import type { Check, ImportIssue } from "./import-issues.ts";

/** The most enum values that a message lists. */
const VALUES_LISTED = 12;

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}

/** Converts a zod issue to import issues, which contain no values. */
function toIssues(issue: z.core.$ZodIssue, value: unknown): ImportIssue[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key], rule: "is not a known field" }));
  if (issue.code !== "invalid_type" && issue.code !== "invalid_value") return [{ path, rule: issue.message }];
  if (getValueAt(value, path) === undefined) return [{ path, rule: "is missing" }];
  if (issue.code === "invalid_type") return [{ path, rule: `must be of type ${issue.expected}` }];
  const { values } = issue;
  const listed = values.length > VALUES_LISTED ? `${values.length} known values` : values.join(", ");
  return [{ path, rule: `must be one of ${listed}` }];
}

function isUnchanged(value: unknown, parsed: unknown): boolean {
  if (typeof value !== "object" || value === null || typeof parsed !== "object" || parsed === null)
    return value === parsed;
  const fields = Object.entries(parsed);
  return (
    fields.length === Object.keys(value).length &&
    fields.every(([name, field]) => isUnchanged(Reflect.get(value, name), field))
  );
}

/** Parses an imported row. Returns the row, with the defaults of fields that it lacked, or null and the issues. */
export function parseRow<R extends object>(
  schema: z.ZodType<R>,
  row: object,
): { readonly row: R | null; readonly issues: readonly ImportIssue[] } {
  const { data, error } = schema.safeParse(row);
  if (data === undefined)
    return { row: null, issues: (error?.issues ?? []).flatMap((issue) => toIssues(issue, row)) };
  // Rows of one import share equal parts, such as the versions of an order in its events. A parsed copy of each would not.
  return { row: isUnchanged(row, data) ? (row as R) : data, issues: [] };
}

/** Creates a check from a schema, which is built at the first use. */
export function createCheck<T>(schema: () => z.ZodType<T>): Check {
  const built = buildOnce(schema);
  return (value) => (built().safeParse(value).error?.issues ?? []).flatMap((issue) => toIssues(issue, value));
}
