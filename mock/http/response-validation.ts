import type { z } from "zod";
import type { HandlerResponse } from "./errors.ts";
import type { ValidationIssue } from "../domain/service-error.ts";
import { convertIssues, createIssue } from "./issues.ts";

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
  if (schema === null) {
    return response.body === undefined
      ? []
      : [createIssue("undeclared", ["body"], "the OpenAPI document declares none", response.body)];
  }
  const result = schema.safeParse(response.body);
  return result.success ? [] : convertIssues(result.error.issues, "body", response.body);
}

/** Describes a violation by its place and rule, without values. */
export function describeViolation({ loc, msg, type }: ValidationIssue): string {
  return `${loc.join(".")}: ${msg}${type === "undeclared" ? "" : ` (${type})`}`;
}
