import type { ErrorDetail, ValidationIssue } from "../generated/types.ts";
import {
  CallError,
  describeResponse,
  isRecord,
  sanitizeWord,
  type CallDetails,
  type ResponseId,
} from "./base.ts";
import { readIssues } from "./issues.ts";

/** What the service says about a rate limit. A part that it does not mention is null. */
export interface RateLimit {
  /** Number of requests that are allowed in a window. */
  readonly limit: number | null;
  /** Number of requests that are left in the current window. */
  readonly remaining: number | null;
  /** Time until the current window ends, in milliseconds, counted from the response. */
  readonly resetMs: number | null;
}

/** The details of an {@link ApiError}: the call and its response. */
export interface ResponseDetails extends CallDetails, ResponseId {
  /** How long the service asked to wait before a retry, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** The parsed JSON body, the text when it is not JSON, undefined when it is empty. */
  readonly body: unknown;
  /** The response's headers. */
  readonly headers: Headers;
  /** The rate limit that the response mentions. */
  readonly rateLimit?: RateLimit | null;
  /** What is wrong, for the message. It begins with its punctuation. */
  readonly remark?: string;
  /** A sentence with a likely mistake in the set-up, for the end of the message. */
  readonly hint?: string;
}

/** Returns the `detail` of an error body. */
export const getDetail = (body: unknown): unknown => (isRecord(body) ? body.detail : undefined);

/** Returns the service's `error_type`, in `detail` or at the top level. A text that is no word is not one: it is printed. */
export function getErrorType(body: unknown): string | null {
  for (const place of [getDetail(body), body]) {
    const word = sanitizeWord(isRecord(place) && place.error_type);
    if (word !== "?") return word;
  }
  return null;
}

/**
 * The service responded with an error.
 *
 * `body`, `detail` and `headers` are getters over private fields: printing, serializing or copying the error never shows them.
 * @example
 * ```ts
 * import { createClient, isApiError } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * await client.users.get("11111111-1111-4111-8111-111111111111").catch((error: unknown) => {
 *   if (isApiError(error) && error.status === 404) return null;
 *   throw error; // message: "GET /v2/user/{user_id} -> 500 (the request's id): see error.detail"
 * });
 * ```
 */
export class ApiError<Detail = string | ErrorDetail | readonly ValidationIssue[]> extends CallError {
  /** @internal */ static override readonly errorName: string = "ApiError";
  /** HTTP status. */
  declare readonly status: number;
  /** The service's id of the request, to quote to its support; null when it sent none. */
  declare readonly requestId: string | null;
  /** How long the service asked to wait before a retry, in milliseconds; null when it did not say. */
  declare readonly retryAfterMs: number | null;
  /** The rate limit that the response mentions; null when it mentions none. */
  declare readonly rateLimit: RateLimit | null;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(facts: ResponseDetails, code = getErrorType(facts.body)) {
    super(facts, describeResponse(facts, facts.remark ?? "") + (facts.hint ?? ""), code);
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    this.rateLimit = facts.rateLimit ?? null;
    this.#body = facts.body;
    this.#headers = facts.headers;
  }

  /** The parsed body. It is never printed, because it may contain a patient's data. */
  get body(): unknown {
    return this.#body;
  }

  /**
   * What the service says is wrong, the `detail` of the body: a sentence, an object with a code, or the issues of a 422. It is
   * undefined when the body has none. It is never printed, because it may contain a patient's data.
   */
  get detail(): Detail | undefined {
    return (getDetail(this.#body) ?? undefined) as Detail | undefined;
  }

  /** The response's headers. They are never printed. */
  get headers(): Headers {
    return this.#headers;
  }
}

/** 400: the request is invalid, or not possible in the current state. */
export class BadRequestError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "BadRequestError";
}

/** 401: the credential is missing, malformed or unknown. */
export class AuthenticationError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "AuthenticationError";
}

/** 403: the credential has no permission for this; often a feature is not enabled for the team. */
export class PermissionError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "PermissionError";
}

/** 404: the resource does not exist, or belongs to another team. */
export class NotFoundError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "NotFoundError";
}

/** 409: the request conflicts with the current state, or an idempotency key was used with another body. */
export class ConflictError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "ConflictError";
}

/** 413: the upload is too large. */
export class PayloadTooLargeError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "PayloadTooLargeError";
}

/** 429: too many requests. `retryAfterMs` is how long to wait, when the service says so. */
export class RateLimitError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "RateLimitError";
}

/** 5xx: the service failed. */
export class ServerError extends ApiError<string | ErrorDetail> {
  /** @internal */ static override readonly errorName: string = "ServerError";
}

/** 422: the request violates the OpenAPI document. The message names the first issues, {@link ValidationError.issues} lists all. */
export class ValidationError extends ApiError<readonly ValidationIssue[]> {
  /** @internal */ static override readonly errorName: string = "ValidationError";

  /** Each issue with its path; empty when the service sent none. It is read from the body and never printed. */
  get issues(): readonly ValidationIssue[] {
    return readIssues(getDetail(this.body));
  }
}

/** The user that already has a `client_user_id`. */
export interface ExistingUser {
  /** The service's id of the existing user (UUID). */
  readonly user_id: string;
  /** When it was created (ISO 8601 with offset), as sent. */
  readonly created_on: string;
}

/** Finds the existing user in the body of a failed creation, under `detail` or at the top level. */
function findExistingUser(body: unknown): ExistingUser | null {
  for (const place of [getDetail(body), body]) {
    if (isRecord(place) && typeof place.user_id === "string" && typeof place.created_on === "string") {
      return { user_id: place.user_id, created_on: place.created_on };
    }
  }
  return null;
}

/**
 * 400: the `client_user_id` of a new user is taken. `existing` is the user that has it.
 * @example
 * ```ts
 * import { createClient, isUserExistsError } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * try {
 *   await client.users.create({ client_user_id: "u-1" });
 * } catch (error) {
 *   if (!isUserExistsError(error)) throw error;
 *   await client.users.get(error.existing.user_id); // or call client.users.createOrGet instead
 * }
 * ```
 */
export class UserExistsError extends BadRequestError {
  /** @internal */ static override readonly errorName: string = "UserExistsError";
  readonly #existing: ExistingUser;

  constructor(facts: ResponseDetails, existing: ExistingUser) {
    super(facts);
    this.#existing = existing;
  }

  /** The user that has the `client_user_id`. It is never printed. */
  get existing(): ExistingUser {
    return this.#existing;
  }
}

type ApiErrorClass = new (facts: ResponseDetails) => ApiError<unknown>;

/** The classes of errors by status. */
export const errorsByStatus: Record<number, ApiErrorClass | undefined> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  422: ValidationError,
  429: RateLimitError,
};

/** Creates the error of a response. The status decides its class; for a taken `client_user_id` also the body. */
export function toApiError(facts: ResponseDetails): ApiError<unknown> {
  const existing = facts.status === 400 && findExistingUser(facts.body);
  if (existing) return new UserExistsError(facts, existing);
  return new (errorsByStatus[facts.status] ?? (facts.status >= 500 ? ServerError : ApiError))(facts);
}
