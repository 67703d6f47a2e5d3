import { ServiceError } from "../domain/service-error.ts";
import { MAX_ISSUES } from "./issues.ts";
import type { ValidationIssue } from "../domain/service-error.ts";

/** A response before it is encoded. */
export interface HandlerResponse {
  readonly status: number;
  /** A JSON value, or the bytes of a PDF. Undefined when there is no body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a recording of the service provided it. */
  readonly isRecorded?: boolean;
}

export function buildErrorResponse(
  status: number,
  detail: unknown,
  headers?: HandlerResponse["headers"],
): HandlerResponse {
  return { status, body: { detail }, headers };
}

export function getErrorDetail({ status, body }: HandlerResponse): unknown {
  return status >= 400 && typeof body === "object" && body !== null && "detail" in body
    ? body.detail
    : undefined;
}

/** Builds a 422 with the first `MAX_ISSUES` issues. */
export function buildValidationErrorResponse(issues: readonly ValidationIssue[]): HandlerResponse {
  return buildErrorResponse(422, issues.slice(0, MAX_ISSUES));
}

/** Converts a `ServiceError` to a response. Returns null for any other thrown value. */
export function toErrorResponse(thrown: unknown): HandlerResponse | null {
  return thrown instanceof ServiceError
    ? buildErrorResponse(thrown.status, thrown.detail, thrown.headers)
    : null;
}

/** Builds a 404 for a path that no operation has, with the most similar operations. */
export function buildNotFoundResponse(
  method: string,
  path: string,
  near: readonly string[],
): HandlerResponse {
  return buildErrorResponse(404, `No operation ${method} ${path.slice(0, 200)}.${formatSuggestion(near)}`);
}

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

/** Builds a 500 for a response of the mock that violates the OpenAPI document. */
export function buildMockBugResponse(
  operation: string,
  status: number,
  problems: readonly string[],
): HandlerResponse {
  const places = problems.join("; ");
  const text = `This is a bug of the mock: its response ${status} to ${operation} violates the OpenAPI document. ${places}`;
  return buildErrorResponse(500, { error_type: "MOCK_BUG", error_message: text });
}
