import { describeDetail } from "../kernel/describe-detail.ts";

/** One problem with one field of a request, in the shape that the OpenAPI document describes for a 422. */
export interface ValidationIssue {
  /** Short name of the rule, such as `missing` or `value_error`. */
  readonly type: string;
  /** The place (`body`, `query`, `path`), then the field and its indexes. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The `detail` of an error response: a sentence, an object with a machine-readable type, or a list of issues. */
export type ServiceErrorDetail =
  | string
  | (ErrorDetail & Readonly<Record<string, unknown>>)
  | readonly ValidationIssue[]
  | Readonly<Record<string, unknown>>;

/** An error detail with a machine-readable type. */
export interface ErrorDetail {
  readonly error_type: string;
  readonly error_message: string;
}

/** Thrown by a domain rule that rejects a request. The pipeline turns it into an error response. Throw it before changing anything. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly status: number;
  readonly detail: ServiceErrorDetail;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(status: number, detail: ServiceErrorDetail, headers?: Readonly<Record<string, string>>) {
    // The mock's data is synthetic, so error messages may contain values.
    super(`${describeDetail(detail)} (status ${status})`);
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

/** Creates a 404. `createNotFoundError("User")` has the detail "User not found". */
export function createNotFoundError(what: string): ServiceError {
  return new ServiceError(404, `${what} not found`);
}

/** Returns a value. Throws ServiceError 404 when there is none. */
export function orNotFound<Value>(what: string, value: Value | null | undefined): Value {
  if (value == null) throw createNotFoundError(what);
  return value;
}

export function createBadRequestError(text: string): ServiceError {
  return new ServiceError(400, text);
}

/** Creates a 403 for a feature that is not enabled. The message must name the setting that enables it. */
export function createForbiddenError(errorType: string, message: string): ServiceError {
  return new ServiceError(403, { error_type: errorType, error_message: message });
}

/** Creates a 409 with a sentence or an object. */
export function createConflictError(detail: string | ErrorDetail): ServiceError {
  return new ServiceError(409, typeof detail === "string" ? detail : { ...detail });
}

export function createValidationError(
  loc: readonly (string | number)[],
  type: string,
  msg: string,
  input: unknown,
  ctx?: Readonly<Record<string, unknown>>,
): ServiceError {
  const rule = { type, loc, msg, input: input ?? null };
  return new ServiceError(422, [ctx === undefined ? rule : { ...rule, ctx }]);
}

/** Creates a 429 with a `retry-after` header in whole seconds. */
export function createRateLimitError(retryAfterSeconds: number, text: string): ServiceError {
  const seconds = Math.max(0, Math.ceil(retryAfterSeconds));
  return new ServiceError(429, text, { "retry-after": String(seconds) });
}
