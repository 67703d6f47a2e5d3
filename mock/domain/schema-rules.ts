import type { z } from "zod";
import { buildOnce } from "../kernel/build-once.ts";
import type { Check, ImportIssue } from "../store/import-issues.ts";
import type { Counted, RowRules } from "../store/row-rules.ts";
import { parseUuidNumber } from "../kernel/ids.ts";

type ZodIssue = z.core.$ZodIssue;

/** The most enum values that a message lists. */
const VALUES_LISTED = 12;

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}

/** Converts a zod issue to import issues, which contain no values. */
function toIssues(issue: ZodIssue, value: unknown): ImportIssue[] {
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

/** Creates a check from a schema, which is built at the first use. */
export function createCheck<T>(schema: () => z.ZodType<T>): Check {
  const built = buildOnce(schema);
  return (value) => (built().safeParse(value).error?.issues ?? []).flatMap((issue) => toIssues(issue, value));
}

/** Defines the rules that an import checks for the rows of a table: the schema of a row, its references and its counters. */
export function defineRules<R extends object>(
  schema: () => z.ZodType<R>,
  rest: Omit<RowRules<R>, "check"> = {},
): RowRules<R> {
  return { check: createCheck(schema), ...rest };
}

/** Returns the counter of a UUID and its number in it; 0 for a UUID that was not derived from this seed. */
export function countUuid(seed: string, kind: string, id: string): Counted {
  return [`uuid:${kind}`, parseUuidNumber(seed, kind, id) ?? 0];
}
