import type { z } from "zod";
import { isFields } from "../kernel/fields.ts";
import { isSharedJson } from "../kernel/shared-json.ts";
import type { HandlerResponse } from "./errors.ts";
import type { ValidationIssue } from "../domain/service-error.ts";
import { convertIssues, createIssue, interpreted } from "./issues.ts";

/** Returns the schema of a response: null when it has no body, undefined when the OpenAPI document does not declare the status. */
export interface ResponseSchemas {
  response(status: number, path: Readonly<Record<string, string>>): z.ZodType | null | undefined;
}

/** Lists how a response violates the OpenAPI document. */
export function findContractViolations(
  schemas: ResponseSchemas,
  response: HandlerResponse,
  path: Readonly<Record<string, string>>,
): ValidationIssue[] {
  const schema = schemas.response(response.status, path);
  if (schema === undefined)
    return [
      createIssue("undeclared", ["status"], "the OpenAPI document does not declare it", response.status),
    ];
  if (schema === null)
    return response.body === undefined
      ? []
      : [createIssue("undeclared", ["body"], "the OpenAPI document declares none", response.body)];
  const { body } = response;
  if (isValid(schema, "", body) || schema.safeParse(leaveOutValid(schema, body), interpreted).success) {
    rememberValid(schema, body);
    return [];
  }
  // Issues name places in the whole body.
  const result = schema.safeParse(body);
  return result.success ? [] : convertIssues(result.error.issues, "body", body);
}

/** Values by the field of a body that lists them; "" for the body itself. */
type ValuesByField = Map<string, WeakSet<object>>;

/**
 * The shared values that a schema accepted. Nobody can change a shared value, so it is validated once at each place. No schema of a list
 * compares its elements.
 */
const validValues = new WeakMap<z.ZodType, ValuesByField>();

function isValid(schema: z.ZodType, field: string, value: unknown): boolean {
  return isSharedJson(value) && validValues.get(schema)?.get(field)?.has(value) === true;
}

/** Copies a body without the elements of its lists that the schema accepted before. */
function leaveOutValid(schema: z.ZodType, body: unknown): unknown {
  if (!validValues.has(schema) || !isFields(body)) return body;
  const rest = Object.entries(body).map(([name, field]): [string, unknown] => [
    name,
    Array.isArray(field) ? field.filter((each) => !isValid(schema, name, each)) : field,
  ]);
  return Object.fromEntries(rest);
}

function rememberValid(schema: z.ZodType, body: unknown): void {
  if (isSharedJson(body)) remember(schema, "", [body]);
  else if (isFields(body))
    for (const [name, field] of Object.entries(body))
      if (Array.isArray(field) && isSharedJson(field[0])) remember(schema, name, field.filter(isSharedJson));
}

function remember(schema: z.ZodType, field: string, values: readonly object[]): void {
  const byField: ValuesByField = validValues.get(schema) ?? new Map<string, WeakSet<object>>();
  const known = byField.get(field) ?? new WeakSet<object>();
  for (const value of values) known.add(value);
  validValues.set(schema, byField.set(field, known));
}

/** Describes a violation by its place and rule, without values. */
export function describeViolation({ loc, msg, type }: ValidationIssue): string {
  return `${loc.join(".")}: ${msg}${type === "undeclared" ? "" : ` (${type})`}`;
}
