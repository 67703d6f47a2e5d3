import { describeDetail } from "../kernel/describe-detail.ts";

/** One broken rule of a request, in the shape that a 422 lists. */
export interface ValidationIssue {
  /** The rule's short name, such as `missing` or `value_error`. */
  readonly type: string;
  /** The place (`body`, `query`, `path`), then the field and its indexes. */
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** What a refusal tells the caller: a sentence, an object with a machine-readable type, or the list of broken rules. */
export type ServiceErrorDetail =
  | string
  | (ErrorDetail & Readonly<Record<string, unknown>>)
  | readonly ValidationIssue[]
  | Readonly<Record<string, unknown>>;

export interface ErrorDetail {
  readonly error_type: string;
  readonly error_message: string;
}

/** A rule of the service that says no. It becomes an answer; nothing was changed before it was thrown. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly status: number;
  readonly detail: ServiceErrorDetail;
  readonly headers: Readonly<Record<string, string>> | undefined;

  constructor(status: number, detail: ServiceErrorDetail, headers?: Readonly<Record<string, string>>) {
    // The data of a mock are synthetic, so its errors tell everything: what was refused, why, and what is legal instead.
    super(`${describeDetail(detail)} (status ${status})`);
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

/** 404: `notFound("User")` says "User not found". */
export function createNotFoundError(what: string): ServiceError {
  return new ServiceError(404, `${what} not found`);
}

/** 400 with a sentence. */
export function createBadRequestError(text: string): ServiceError {
  return new ServiceError(400, text);
}

/** 403 for a feature that is not enabled; the message names the setting that opens it. */
export function createForbiddenError(errorType: string, message: string): ServiceError {
  return new ServiceError(403, { error_type: errorType, error_message: message });
}

/** 409 with a sentence or an object. */
export function createConflictError(detail: string | ErrorDetail): ServiceError {
  return new ServiceError(409, typeof detail === "string" ? detail : { ...detail });
}

/** 422 for one broken rule. */
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

/** 429 with the time after which another try is welcome, in whole seconds. */
export function createRateLimitError(retryAfterSeconds: number, text: string): ServiceError {
  const seconds = Math.max(0, Math.ceil(retryAfterSeconds));
  return new ServiceError(429, text, { "retry-after": String(seconds) });
}
