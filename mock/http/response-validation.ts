import type { z } from "zod";
import type { HandlerResponse } from "./errors.ts";
import { convertIssues } from "./issues.ts";

/** The schema of an answer: null where it has no body, undefined where the document declares no such status. */
export interface ResponseSchemas {
  response(status: number, path: Readonly<Record<string, string>>): z.ZodType | null | undefined;
}

/** Which rules of the document an answer breaks, as place and rule; never with a value of it. */
export function findContractViolations(
  schemas: ResponseSchemas,
  reply: HandlerResponse,
  path: Readonly<Record<string, string>>,
): string[] {
  const schema = schemas.response(reply.status, path);
  if (schema === undefined) return ["status: the document declares no such answer"];
  if (schema === null) return reply.body === undefined ? [] : ["body: the document declares none"];
  const result = schema.safeParse(reply.body);
  if (result.success) return [];
  return convertIssues(result.error.issues, "body", reply.body).map(
    (one) => `${one.loc.join(".")}: ${one.msg} (${one.type})`,
  );
}
