import { ServiceError } from "../domain/service-error.ts";
import { MAX_ISSUES } from "./issues.ts";
import type { ValidationIssue } from "../domain/service-error.ts";

/** An answer before it is put into bytes. */
export interface HandlerResponse {
  readonly status: number;
  /** A JSON value, or bytes that are a PDF. Undefined: no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error answer: always `{ detail }`. */
export function buildErrorResponse(
  status: number,
  detail: unknown,
  headers?: HandlerResponse["headers"],
): HandlerResponse {
  return { status, body: { detail }, headers };
}

/** 422 with the rules that the request broke, the first `MOST_ISSUES` of them. */
export function buildValidationErrorResponse(issues: readonly ValidationIssue[]): HandlerResponse {
  return buildErrorResponse(422, issues.slice(0, MAX_ISSUES));
}

/** What a domain rule refused, as an answer; null for anything else that was thrown. */
export function toErrorResponse(thrown: unknown): HandlerResponse | null {
  return thrown instanceof ServiceError
    ? buildErrorResponse(thrown.status, thrown.detail, thrown.headers)
    : null;
}

/** 404 for a path that no operation has, with what the caller may have meant. */
export function buildNotFoundResponse(
  method: string,
  path: string,
  near: readonly string[],
): HandlerResponse {
  return buildErrorResponse(404, `No operation ${method} ${path.slice(0, 200)}.${formatSuggestion(near)}`);
}

/** 405 for a path that exists with other methods. */
export function buildMethodNotAllowedResponse(
  method: string,
  path: string,
  allow: readonly string[],
  near: readonly string[],
): HandlerResponse {
  const list = allow.join(", ");
  const text = `No operation ${method} ${path.slice(0, 200)}. This path takes ${list}.${formatSuggestion(near)}`;
  return buildErrorResponse(405, text, { allow: list });
}

function formatSuggestion(near: readonly string[]): string {
  return near.length === 0 ? "" : ` Did you mean ${near.join(" or ")}?`;
}

/** 500 for an answer of the mock itself that its own document does not allow. */
export function buildMockBugResponse(
  operation: string,
  status: number,
  problems: readonly string[],
): HandlerResponse {
  const places = problems.join("; ");
  const text = `This is a bug of the mock: its answer ${status} to ${operation} breaks the document. ${places}`;
  return buildErrorResponse(500, { error_type: "MOCK_BUG", error_message: text });
}
