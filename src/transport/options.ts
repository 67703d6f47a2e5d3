/** Receives the client's log lines. `console` fits, and so do the usual loggers. */
export interface Logger {
  /** Every attempt, with its allowlisted headers. */
  debug(message: string, fields: LogFields): void;
  /** Every finished call. */
  info(message: string, fields: LogFields): void;
  /** Every attempt that is going to be repeated, and answers that a validator reports. */
  warn(message: string, fields: LogFields): void;
  /** Every call that failed. */
  error(message: string, fields: LogFields): void;
}

/** From how important on a line is logged. `silent` logs nothing. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** What a log line tells. No credential, query, path value or body is ever among it. */
export interface LogFields {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  readonly path: string;
  /** Which attempt of the call this is, from 1. */
  readonly attempt: number;
  /** HTTP status; null when no answer arrived. */
  readonly status: number | null;
  /** The service's id of the request; null when it sent none. */
  readonly requestId: string | null;
  /** How long the attempt (debug, warn) or the call (info, error) took, in milliseconds. */
  readonly durationMs: number;
  /** Class name of the error that ended it, if one did. */
  readonly error?: string;
  /** The error's `code`, if it has one. */
  readonly code?: string;
  /** How long the client waits before the next attempt, in milliseconds. */
  readonly retryInMs?: number;
  /** Answer headers of a fixed allowlist. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request on: to the next middleware, or to the retries and the network. */
export type Next = (request: Request) => Promise<Response>;

/**
 * Wraps every call like a layer of an onion: change the request, pass it on with `next`, change the answer, or call
 * `next` again. It runs once a call, around the retries, and sees no credential: that is added beneath it, and only to
 * what is sent to an address under `baseUrl`.
 */
export type Middleware = (request: Request, next: Next) => Promise<Response>;

/** A success that a validator is asked to judge. */
export interface ReceivedResponse {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, as in the document. */
  readonly path: string;
  /** The values that fill the template, as the caller gave them. */
  readonly pathParameters: Readonly<Record<string, string | number>>;
  /** HTTP status. */
  readonly status: number;
  /** The parsed body; the bytes (Uint8Array) of a file; undefined where there was none. */
  readonly data: unknown;
  /** Reports that the answer is of another shape, and goes on: a line at level warn. `wrong` must hold no value of the body. */
  warn(wrong: string): void;
  /** Makes the error to throw when the answer is to be refused. `wrong` must hold no value of the body. */
  refuse(wrong: string): Error;
}

/** Judges every success before its data is handed over; `responseValidator` of `sanguine/schemas` makes one. */
export type Validator = (answer: ReceivedResponse) => void | Promise<void>;

/** A fetch as the client calls it: always with the address as a string. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Waits; when the signal aborts it should end at once, and leave no timer behind. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

/** A value, or a function that gives one, now or later. */
export type CredentialSource = string | (() => string | Promise<string>);

/** Options of one call. Each overrides the client's option of the same name. */
export interface CallOptions {
  /** Ends the call when it aborts, in flight, between attempts and in the queue; no listener is left on it. */
  signal?: AbortSignal | null;
  /** Time limit of one attempt in milliseconds, the answer's body included; Infinity is none. @default 30000 */
  timeout?: number;
  /** Time limit of the whole call in milliseconds, all attempts, waits and the queue included. @default none */
  deadline?: number;
  /** How often a failed attempt is repeated, where that is safe. @default 2 */
  retries?: number;
  /** Most bytes of a response's body, decoded; a larger one is a DecodeError, and the rest is not read. @default 67108864 */
  maxResponseBytes?: number;
  /**
   * Names the effect that the call is to have at most once, as `X-Idempotency-Key`. A call with a key is repeated
   * like a safe one, always with the same key. Operations that take keys get an automatic one without this option.
   */
  idempotencyKey?: string;
  /** Further request headers; null leaves out one of the client's. */
  headers?: Readonly<Record<string, string | null | undefined>>;
}

/** What every client is made with, whatever its credential. */
export interface TransportOptions extends Pick<
  CallOptions,
  "timeout" | "deadline" | "retries" | "maxResponseBytes" | "headers"
> {
  /** Address of the service, such as `https://api.example.com`; a path prefix is kept. No host is built in. */
  baseUrl: string;
  /**
   * Allows a `baseUrl` of `http:` at a host that is neither this machine nor a name under `.test`, where everyone on the way can read the credential
   * and the data. @default false
   */
  allowInsecureHttp?: boolean;
  /** Sends the requests. @default the global fetch, looked up at every call */
  fetch?: FetchLike;
  /** How many requests may be under way at once; further ones wait their turn. @default Infinity */
  concurrency?: number;
  /** Layers around every call, the first outermost. @default none */
  middleware?: readonly Middleware[];
  /** Receives log lines. @default none; the console where only `logLevel` is given */
  logger?: Logger;
  /** From how important on a line is logged. @default "info" */
  logLevel?: LogLevel;
  /** Judges every success before its data is handed over. @default none */
  validate?: Validator;
  /** Waits between attempts; a test's virtual clock takes its place. @default a timer */
  sleep?: Sleep;
  /** Milliseconds since the epoch, for Retry-After dates, deadlines and durations. @default Date.now */
  now?: () => number;
}
