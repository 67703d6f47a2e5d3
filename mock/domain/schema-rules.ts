import type { z } from "zod";
import { buildOnce } from "../kernel/build-once.ts";
import type { Check, ImportIssue } from "../store/import-issues.ts";
import type { Counted, RowRules } from "../store/row-rules.ts";
import { parseUuidNumber } from "../kernel/ids.ts";

type ZodIssue = z.core.$ZodIssue;

/** More values than these are not listed. */
const VALUES_LISTED = 12;

function getValueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}

/** The issues of a schema as paths and rules, without values. */
function toIssues(issue: ZodIssue, value: unknown): ImportIssue[] {
  const { path } = issue;
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ path: [...path, key], rule: "is no known field" }));
  if (issue.code !== "invalid_type" && issue.code !== "invalid_value") return [{ path, rule: issue.message }];
  if (getValueAt(value, path) === undefined) return [{ path, rule: "is missing" }];
  if (issue.code === "invalid_type") return [{ path, rule: `has to be of type ${issue.expected}` }];
  const { values } = issue;
  const listed = values.length > VALUES_LISTED ? `${values.length} known values` : values.join(", ");
  return [{ path, rule: `has to be one of ${listed}` }];
}

/** A check by a schema, which is built at its first use. */
export function createCheck<T>(schema: () => z.ZodType<T>): Check {
  const built = buildOnce(schema);
  return (value) => (built().safeParse(value).error?.issues ?? []).flatMap((issue) => toIssues(issue, value));
}

/** Rules that an import checks for rows of a table: its schema, which has every field of the row, and what rows have to do with others. */
export function defineRules<R extends object>(
  schema: () => z.ZodType<R>,
  rest: Omit<RowRules<R>, "check"> = {},
): RowRules<R> {
  return { check: createCheck(schema), ...rest };
}

/** The counter that a UUID of a kind was made by; 0 for one that this seed did not make. */
export function countUuid(seed: string, kind: string, id: string): Counted {
  return [`uuid:${kind}`, parseUuidNumber(seed, kind, id) ?? 0];
}
