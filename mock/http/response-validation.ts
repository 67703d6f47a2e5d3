import type { z } from "zod";
import type { HandlerResponse } from "./errors.ts";
import { convertIssues } from "./issues.ts";

/** Returns the schema of a response: null when it has no body, undefined when the OpenAPI document does not declare the status. */
export interface ResponseSchemas {
  response(status: number, path: Readonly<Record<string, string>>): z.ZodType | null | undefined;
}

/** Lists how a response violates the OpenAPI document, as place and rule. The list never contains values. */
export function findContractViolations(
  schemas: ResponseSchemas,
  response: HandlerResponse,
  path: Readonly<Record<string, string>>,
): string[] {
  const schema = schemas.response(response.status, path);
  if (schema === undefined) return ["status: the OpenAPI document does not declare it"];
  if (schema === null) return response.body === undefined ? [] : ["body: the OpenAPI document declares none"];
  const result = schema.safeParse(response.body);
  if (result.success) return [];
  return convertIssues(result.error.issues, "body", response.body).map(
    (one) => `${one.loc.join(".")}: ${one.msg} (${one.type})`,
  );
}
