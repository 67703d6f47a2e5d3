import {
  brandError,
  CallError,
  describeResponseId,
  SanguineError,
  sanitizeWord,
  type ResponseId,
  type CallDetails,
} from "./base.ts";

/**
 * No answer arrived: the connection was refused or reset, the name was not found, the answer broke off.
 * `code` is the runtime's reason where it gave one (`ECONNREFUSED`), `cause` its error.
 */
export class ConnectionError extends CallError {
  static {
    brandError(this, "ConnectionError");
  }
}

/** The answer was not complete in time. `code` tells which limit ended it: `timeout` (one attempt) or `deadline` (the call). */
export class TimeoutError extends CallError {
  static {
    brandError(this, "TimeoutError");
  }

  constructor(call: CallDetails, code: "timeout" | "deadline", limit: number) {
    super(call, `no complete answer within ${limit} ms (${code})`, code);
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortError extends CallError {
  static {
    brandError(this, "AbortError");
  }

  constructor(call: CallDetails, reason: unknown) {
    super(call, "aborted", "aborted", reason);
  }
}

/**
 * The service answered with success, but the answer is not what the document promises: HTML where JSON was due, an
 * empty body, a page cursor that repeats, or, with a validator that throws, a body of another shape.
 */
export class DecodeError extends CallError {
  static {
    brandError(this, "DecodeError");
  }
  /** HTTP status of the answer. */
  readonly status: number;
  /** The service's id of the request; null when it sent none. */
  readonly requestId: string | null;

  constructor(call: CallDetails, answer: ResponseId, wrong: string, code: string, cause?: unknown) {
    super(call, `${describeResponseId(answer)}, ${wrong}`, code, cause);
    this.status = answer.status;
    this.requestId = answer.requestId;
  }
}

/** An option or an argument cannot be used. The message says which, where, and what to write instead; never its value. */
export class ConfigurationError extends SanguineError {
  static {
    brandError(this, "ConfigurationError");
  }

  constructor(message: string, cause?: unknown) {
    super(message, "configuration", cause);
  }
}

/** What a wait was for, and how far it came. */
export interface WaitFacts {
  /** HTTP method of the read, in capitals. */
  readonly method: string;
  /** Path template of the read, never filled in: `/v3/order/{order_id}`. */
  readonly path: string;
  /** What was awaited, in words: `status completed`. */
  readonly awaited: string;
  /** The whole status that was read last; null if none was. */
  readonly status: string | null;
  /** How often the state was read. */
  readonly polls: number;
  /** The state that was read last, undefined if none was. */
  readonly last: unknown;
}

/** Describes a wait for a message; `remark` stands beside the last status. */
const describeWait = ({ method, path, awaited, status, polls }: WaitFacts, remark: string): string =>
  `${method} ${path}: waited for ${awaited}${remark} (last status ${status === null ? "none" : sanitizeWord(status)}, read ${polls} times)`;

/** What was waited for did not come about in time. The message names it, and the last status. */
export class WaitTimeoutError extends SanguineError {
  static {
    brandError(this, "WaitTimeoutError");
  }
  /** The whole status that was read last; null if none was. */
  readonly status: string | null;
  /** How often the state was read. */
  readonly polls: number;
  readonly #last: unknown;

  constructor(wait: WaitFacts, timeout: number) {
    super(describeWait(wait, `, not reached within ${timeout} ms`), "wait_timeout");
    this.status = wait.status;
    this.polls = wait.polls;
    this.#last = wait.last;
  }

  /** The state that was read last, undefined if none was. It is never printed. */
  get last(): unknown {
    return this.#last;
  }
}

/** What was waited for can no longer come about: the state that was read last is one that nothing follows. */
export class WaitEndedError extends SanguineError {
  static {
    brandError(this, "WaitEndedError");
  }
  /** The status that ended it, such as `cancelled`. */
  readonly status: string;
  /** How often the state was read. */
  readonly polls: number;
  readonly #last: unknown;

  constructor(wait: WaitFacts, status: string) {
    super(describeWait(wait, `, but ${sanitizeWord(status)} is final`), "wait_ended");
    this.status = status;
    this.polls = wait.polls;
    this.#last = wait.last;
  }

  /** The state that was read last. It is never printed. */
  get last(): unknown {
    return this.#last;
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
  static {
    brandError(this, "WebhookVerificationError");
  }
  declare readonly code: WebhookRejectionReason;

  // oxlint-disable-next-line no-useless-constructor -- it takes no other code than these.
  constructor(message: string, code: WebhookRejectionReason) {
    super(message, code);
  }
}
