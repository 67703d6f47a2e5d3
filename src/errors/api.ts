import type { ValidationIssue } from "../generated/types.ts";
import { brand, CallError, hide, idOf, type AnswerId, type CallFacts } from "./base.ts";

/** What makes an {@link ApiError}: the call, and the answer that ended it. */
export interface AnswerFacts extends CallFacts, AnswerId {
  /** How long the service asked to wait before another try, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** The parsed JSON body, the text where it was no JSON, undefined where it was empty. */
  readonly body: unknown;
  /** The answer's headers. */
  readonly headers: Headers;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The `detail` of an error body, whatever its form. */
const detailOf = (body: unknown): unknown => (isRecord(body) ? body.detail : undefined);

/** The service's own `error_type`, whether it stands under `detail` or at the top level. */
export function errorTypeOf(body: unknown): string | null {
  for (const place of [detailOf(body), body]) {
    if (isRecord(place) && typeof place.error_type === "string") return place.error_type;
  }
  return null;
}

/**
 * The service answered, and the answer is an error.
 *
 * `body` and `headers` are there, but are not enumerable: printing or serialising the error never shows them.
 *
 * @example
 * ```ts
 * import { createClient, isApiError } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * await client.users.get("11111111-1111-4111-8111-111111111111").catch((error: unknown) => {
 *   if (isApiError(error) && error.status === 404) return null;
 *   throw error; // message: "GET /v2/user/{user_id} -> 500 (the request's id)"
 * });
 * ```
 */
export class ApiError extends CallError {
  static {
    brand(this, "ApiError");
  }
  /** HTTP status. */
  readonly status: number;
  /** The service's id of the request, to quote to its support; null when it sent none. */
  readonly requestId: string | null;
  /** How long the service asked to wait before another try, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** The parsed body. Not enumerable: it may hold what must not be printed. */
  declare readonly body: unknown;
  /** The answer's headers. Not enumerable. */
  declare readonly headers: Headers;

  constructor(facts: AnswerFacts, remark = "", code = errorTypeOf(facts.body)) {
    super(facts, idOf(facts) + remark, code);
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    hide(this, { body: facts.body, headers: facts.headers });
  }
}

/** 400: the request makes no sense to the service, or cannot be served in the present state. */
export class BadRequestError extends ApiError {
  static {
    brand(this, "BadRequestError");
  }
}

/** 401: the credential is missing, malformed or unknown. */
export class AuthenticationError extends ApiError {
  static {
    brand(this, "AuthenticationError");
  }
}

/** 403: the credential is known, but may not do this; often a feature that is not enabled for the team. */
export class PermissionError extends ApiError {
  static {
    brand(this, "PermissionError");
  }
}

/** 404: there is no such thing, or it belongs to another team. */
export class NotFoundError extends ApiError {
  static {
    brand(this, "NotFoundError");
  }
}

/** 409: the request collides with the present state, or an idempotency key was used with another body. */
export class ConflictError extends ApiError {
  static {
    brand(this, "ConflictError");
  }
}

/** 413: the upload is too large. */
export class PayloadTooLargeError extends ApiError {
  static {
    brand(this, "PayloadTooLargeError");
  }
}

/** 429: too many requests; `retryAfterMs` says how long to wait, where the service said so. */
export class RateLimitError extends ApiError {
  static {
    brand(this, "RateLimitError");
  }
}

/** 5xx: the service failed. */
export class ServerError extends ApiError {
  static {
    brand(this, "ServerError");
  }
}

/** 422: the request breaks rules of the document; {@link ValidationError.issues} lists each. */
export class ValidationError extends ApiError {
  static {
    brand(this, "ValidationError");
  }

  /** Each broken rule with its place; empty where the service gave none. Read from the body, hence not enumerable. */
  get issues(): readonly ValidationIssue[] {
    const detail: unknown = detailOf(this.body);
    return Array.isArray(detail) ? detail : [];
  }
}

/** The user that already holds a `client_user_id`. */
export interface ExistingUser {
  /** The service's id of the existing user (UUID). */
  readonly user_id: string;
  /** When it was created (ISO 8601 with offset), as sent. */
  readonly created_on: string;
}

/** Finds the existing user in the body of a refused creation, under `detail` or at the top level. */
function existingUserIn(body: unknown): ExistingUser | null {
  for (const place of [detailOf(body), body]) {
    if (isRecord(place) && typeof place.user_id === "string" && typeof place.created_on === "string") {
      return { user_id: place.user_id, created_on: place.created_on };
    }
  }
  return null;
}

/**
 * 400 of a creation whose `client_user_id` is taken; `existing` tells by whom.
 *
 * @example
 * ```ts
 * import { createClient, isUserExistsError } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * try {
 *   await client.users.create({ client_user_id: "u-1" });
 * } catch (error) {
 *   if (!isUserExistsError(error)) throw error;
 *   await client.users.get(error.existing.user_id); // or client.users.createOrGet in the first place
 * }
 * ```
 */
export class UserExistsError extends BadRequestError {
  static {
    brand(this, "UserExistsError");
  }
  /** The user that holds the `client_user_id`. */
  readonly existing: ExistingUser;

  constructor(facts: AnswerFacts, existing: ExistingUser) {
    super(facts);
    this.existing = existing;
  }
}

const byStatus: Record<number, typeof ApiError | undefined> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  422: ValidationError,
  429: RateLimitError,
};

/** Makes the error of an answer: the class by its status, and by its body for a taken `client_user_id`. */
export function toApiError(facts: AnswerFacts): ApiError {
  const existing = facts.status === 400 && existingUserIn(facts.body);
  if (existing) return new UserExistsError(facts, existing);
  return new (byStatus[facts.status] ?? (facts.status >= 500 ? ServerError : ApiError))(facts);
}
