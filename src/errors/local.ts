import { CallError, describeResponse, SanguineError, type ResponseId, type CallDetails } from "./base.ts";

/**
 * No complete response arrived: the connection was refused, reset or closed early, or the host was not found. `code` is the
 * runtime's reason when it gave one (`ECONNREFUSED`). `cause` has the names and codes of its errors, and nothing of the request.
 */
export class ConnectionError extends CallError {
  /** @internal */ static override readonly errorName: string = "ConnectionError";
  readonly #reason: unknown;

  constructor(call: CallDetails, outcome: string, code?: string | null, cause?: unknown, reason?: unknown) {
    super(call, outcome, code, cause);
    this.#reason = reason;
  }

  /** What `fetch` threw. It may hold the address, headers and body of the request, so it is never printed. */
  get reason(): unknown {
    return this.#reason;
  }
}

/** The response was not complete in time. `code` is the limit that ended it: `timeout` (one attempt) or `deadline` (the call). */
export class TimeoutError extends CallError {
  /** @internal */ static override readonly errorName: string = "TimeoutError";

  constructor(call: CallDetails, code: "timeout" | "deadline", limit: number) {
    super(call, `no complete response within ${limit} ms (${code})`, code);
  }
}

/** The caller's signal aborted the call. `cause` is the signal's reason. */
export class AbortError extends CallError {
  /** @internal */ static override readonly errorName: string = "AbortError";

  constructor(call: CallDetails, reason: unknown) {
    super(call, "aborted", "aborted", reason);
  }
}

/**
 * The service responded with success, but not as the OpenAPI document says: HTML instead of JSON, an empty body, a repeated page
 * cursor, or, with a validator that throws, a body of another shape.
 */
export class DecodeError extends CallError {
  /** @internal */ static override readonly errorName: string = "DecodeError";
  /** HTTP status of the response. */
  declare readonly status: number;
  /** The service's id of the request; null when it sent none. */
  declare readonly requestId: string | null;

  constructor(
    call: CallDetails,
    response: ResponseId,
    wrong: string,
    code: string,
    cause?: unknown,
    hint = "",
  ) {
    super(call, describeResponse(response, `: ${wrong}`) + hint, code, cause);
    this.status = response.status;
    this.requestId = response.requestId;
  }
}

/** An option or argument is invalid. The message names it and says what to pass instead, but never shows its value. */
export class ConfigurationError extends SanguineError {
  /** @internal */ static override readonly errorName: string = "ConfigurationError";
  readonly #reason: unknown;

  constructor(message: string, reason?: unknown) {
    super(message, "configuration");
    this.#reason = reason;
  }

  /**
   * What a function of yours threw, such as that of `apiKey`, or why the raw client could not build a request; undefined for other
   * errors. It may contain a credential or a value, so it is never printed.
   */
  get reason(): unknown {
    return this.#reason;
  }
}

/**
 * Why a webhook request is rejected:
 *
 * - `missing_header`: the id, the timestamp or the signature is not there.
 * - `stale_timestamp`: it was sent too long ago, or the timestamp lies ahead or is no number.
 * - `no_matching_signature`: it was signed with another secret, or the body changed on its way.
 * - `too_large`: the body is longer than `maxBodyBytes`.
 * - `body_not_raw`: the body is an object or missing, usually because a parser replaced it.
 * - `body_already_read`: the stream of the body was read before, usually by a parser.
 * - `incomplete_body`: the connection broke off before the whole body arrived.
 * - `malformed_body`: the signature is right, but the body is not a JSON object with an `event_type`.
 */
export type WebhookRejectionReason =
  | "missing_header"
  | "stale_timestamp"
  | "no_matching_signature"
  | "too_large"
  | "body_not_raw"
  | "body_already_read"
  | "incomplete_body"
  | "malformed_body";

/** A webhook request cannot be trusted or read. `code` is the reason; the message says what to check, and repeats no value. */
export class WebhookVerificationError extends SanguineError {
  /** @internal */ static override readonly errorName: string = "WebhookVerificationError";
  declare readonly code: WebhookRejectionReason;

  // oxlint-disable-next-line no-useless-constructor -- it takes no other code than these.
  constructor(message: string, code: WebhookRejectionReason) {
    super(message, code);
  }
}
