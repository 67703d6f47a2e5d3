import type { ValidationIssue } from "../generated/types.ts";
import { isRecord } from "./base.ts";

const readText = (value: unknown): string => (typeof value === "string" ? value : "");
const isStep = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** Reads the issues of a 422 in the shape of the OpenAPI document, even when the service sent another shape. */
export function readIssues(detail: unknown): readonly ValidationIssue[] {
  if (!Array.isArray(detail)) return [];
  return detail.filter(isRecord).map((issue) => ({
    ...issue,
    type: readText(issue.type),
    loc: Array.isArray(issue.loc) ? issue.loc.filter(isStep) : [],
    msg: readText(issue.msg),
  }));
}
