import type { ValidationIssue } from "../generated/types.ts";
import { CallError, describeResponseId, sanitizeWord, type ResponseId, type CallDetails } from "./base.ts";

/** The details of an {@link ApiError}: the call and its response. */
export interface ResponseDetails extends CallDetails, ResponseId {
  /** How long the service asked to wait before a retry, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;
  /** The parsed JSON body, the text when it is not JSON, undefined when it is empty. */
  readonly body: unknown;
  /** The response's headers. */
  readonly headers: Headers;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The `detail` of an error body, whatever its form. */
const getDetail = (body: unknown): unknown => (isRecord(body) ? body.detail : undefined);

/** The service's own `error_type`, whether it stands under `detail` or at the top level. */
export function getErrorType(body: unknown): string | null {
  for (const place of [getDetail(body), body]) {
    if (isRecord(place) && typeof place.error_type === "string") return place.error_type;
  }
  return null;
}

/**
 * The service responded with an error.
 *
 * `body` and `headers` are getters over private fields: printing, serializing or copying the error never shows them.
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
  /** @internal */
  static override readonly errorName: string = "ApiError";
  /** HTTP status. */
  readonly status: number;
  /** The service's id of the request, to quote to its support; null when it sent none. */
  readonly requestId: string | null;
  /** How long the service asked to wait before a retry, in milliseconds; null when it did not say. */
  readonly retryAfterMs: number | null;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(facts: ResponseDetails, remark = "", code = getErrorType(facts.body)) {
    super(facts, describeResponseId(facts) + remark, code);
    this.status = facts.status;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
    this.#body = facts.body;
    this.#headers = facts.headers;
  }

  /** The parsed body. It is never printed, because it may contain a patient's data. */
  get body(): unknown {
    return this.#body;
  }

  /** The response's headers. They are never printed. */
  get headers(): Headers {
    return this.#headers;
  }
}

/** 400: the request is invalid, or not possible in the current state. */
export class BadRequestError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "BadRequestError";
}

/** 401: the credential is missing, malformed or unknown. */
export class AuthenticationError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "AuthenticationError";
}

/** 403: the credential has no permission for this; often a feature is not enabled for the team. */
export class PermissionError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "PermissionError";
}

/** 404: the resource does not exist, or belongs to another team. */
export class NotFoundError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "NotFoundError";
}

/** 409: the request conflicts with the current state, or an idempotency key was used with another body. */
export class ConflictError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "ConflictError";
}

/** 413: the upload is too large. */
export class PayloadTooLargeError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "PayloadTooLargeError";
}

/** 429: too many requests. `retryAfterMs` is how long to wait, when the service says so. */
export class RateLimitError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "RateLimitError";
}

/** 5xx: the service failed. */
export class ServerError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "ServerError";
}

/** The issues of a 422 body in the shape of the document, whatever the service sent in their place. */
function readIssues(body: unknown): readonly ValidationIssue[] {
  const detail = getDetail(body);
  if (!Array.isArray(detail)) return [];
  return detail.filter(isRecord).map((issue) => ({
    ...issue,
    type: readText(issue.type),
    loc: Array.isArray(issue.loc) ? issue.loc.filter(isStep) : [],
    msg: readText(issue.msg),
  }));
}

const readText = (value: unknown): string => (typeof value === "string" ? value : "");
const isStep = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** How many issues a message names. */
const mostNamed = 3;

/** The numeric limits of the document that a message may name beside a rule. Anything else in `ctx` may be a value. */
const limitNames = ["min_length", "max_length", "gt", "ge", "lt", "le"];

/**
 * Describes one issue by its path and its rule. `msg`, `input` and most of `ctx` may quote the value, so they are left out.
 * A path may contain a key of the caller. Unknown keys, keys that do not look like field names, and very large indexes are
 * written as `*`.
 */
function describeIssue({ type, loc, ctx }: ValidationIssue): string {
  const known = type.startsWith("extra") ? loc.slice(0, -1) : loc;
  const path = loc.map((step, index) => {
    const isName = typeof step === "number" ? step < 1_000 : /^([a-z]|X-)[A-Za-z_-]{0,39}$/.test(step);
    return index < known.length && isName ? step : "*";
  });
  const limit = limitNames.find((name) => typeof ctx?.[name] === "number");
  return `${path.join(".")} (${sanitizeWord(type)}${limit ? `, ${limit} ${String(ctx?.[limit])}` : ""})`;
}

/** Describes the first issues of a 422, as the end of a message. */
function describeIssues(issues: readonly ValidationIssue[]): string {
  const named = issues.slice(0, mostNamed).map(describeIssue);
  const more = issues.length - named.length;
  return named.length > 0 ? `: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}` : "";
}

/** 422: the request violates the OpenAPI document. The message names the first issues, {@link ValidationError.issues} lists all. */
export class ValidationError extends ApiError {
  /** @internal */
  static override readonly errorName: string = "ValidationError";

  constructor(facts: ResponseDetails) {
    super(facts, describeIssues(readIssues(facts.body)));
  }

  /** Each issue with its path; empty when the service sent none. It is read from the body and never printed. */
  get issues(): readonly ValidationIssue[] {
    return readIssues(this.body);
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
 *   await client.users.get(error.existing.user_id); // or call client.users.createOrGet instead
 * }
 * ```
 */
export class UserExistsError extends BadRequestError {
  /** @internal */
  static override readonly errorName: string = "UserExistsError";
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

const errorsByStatus: Record<number, typeof ApiError | undefined> = {
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
export function toApiError(facts: ResponseDetails, remark?: string): ApiError {
  const existing = facts.status === 400 && findExistingUser(facts.body);
  if (existing) return new UserExistsError(facts, existing);
  return new (errorsByStatus[facts.status] ?? (facts.status >= 500 ? ServerError : ApiError))(facts, remark);
}
