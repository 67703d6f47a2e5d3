import type { Duration } from "../duration.ts";
import type { ApiError, ConnectionError, TimeoutError } from "../errors/index.ts";
import type { operations } from "../generated/types.ts";

/** Receives the client's log lines. `console` and common loggers implement it. */
export interface Logger {
  /** Called for every attempt, with its allowlisted headers. */
  debug(message: string, fields: LogFields): void;
  /** Called for every successful call. */
  info(message: string, fields: LogFields): void;
  /** Called for every attempt that will be retried, and for responses that a validator reports. */
  warn(message: string, fields: LogFields): void;
  /** Called for every failed call. */
  error(message: string, fields: LogFields): void;
}

/** Minimum log level. `silent` logs nothing. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** Fields of a log line. They never contain a credential, query, path value or body. */
export interface LogFields {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  readonly path: string;
  /** Which attempt of the call this is, from 1; 0 when nothing was sent. */
  readonly attempt: number;
  /** HTTP status; null when no response arrived. */
  readonly status: number | null;
  /** The service's id of the request; null when it sent none. */
  readonly requestId: string | null;
  /** Duration of the attempt (debug, warn) or of the call (info, error), in milliseconds. */
  readonly durationMs: number;
  /** Class name of the error, if it failed; `Error` for one of your own code. */
  readonly error?: string;
  /** The error's `code`, if it has one. */
  readonly code?: string;
  /** How long the client waits before the next attempt, in milliseconds. */
  readonly retryInMs?: number;
  /** Response headers of a fixed allowlist. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Passes a request to the next middleware, or to the network. */
export type Next = (request: Request) => Promise<Response>;

/**
 * The call that a middleware wraps. It is the same object for the whole call and for each of its attempts, so that a `WeakMap` can
 * keep something by it, such as a span. Operation and path hold no ids, so you can use them in names and labels.
 */
export interface MiddlewareContext {
  /** The operation, such as `users.get`; null for a route that is not in the OpenAPI document. */
  readonly operation: keyof operations | null;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  readonly path: string;
  /** Which attempt of the call is running, from 1. In `middleware` it is 0 before `next`, and the number of attempts after it. */
  readonly attempt: number;
  /** The idempotency key that is sent, yours or an automatic one. */
  readonly idempotencyKey?: string | undefined;
  /** Aborts when the call ends early: by your signal or its deadline. Undefined when the call has neither. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Wraps a call, or each of its attempts. Change the request, pass it to `next`, change the response, or call `next` again. A
 * middleware does not see the credential, which is added later and only to requests under `baseUrl`.
 */
export type Middleware = (request: Request, next: Next, context: MiddlewareContext) => Promise<Response>;

/** A successful response for a validator to check. */
export interface ReceivedResponse {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, as in the OpenAPI document. */
  readonly path: string;
  /** The path parameters, as the caller passed them. */
  readonly pathParameters: Readonly<Record<string, string | number>>;
  /** HTTP status. */
  readonly status: number;
  /** The parsed body; the bytes (Uint8Array) of a file; undefined without a body. */
  readonly data: unknown;
  /** Logs at level warn that the response has another shape, and continues. `wrong` must not contain a value of the body. */
  warn(wrong: string): void;
  /** Creates the error to throw when the response is not acceptable. `wrong` must not contain a value of the body. */
  refuse(wrong: string): Error;
}

/** Checks every successful response before the call returns its data. `responseValidator` of `sanguine/schemas` creates one. */
export type Validator = (response: ReceivedResponse) => void | Promise<void>;

/** A fetch function. The client always passes the address as a string. */
export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Waits. It should end at once when the signal aborts, and leave no timer behind. */
export interface Sleep {
  (ms: number, signal?: AbortSignal): Promise<void>;
  /** Returns the part of a backoff to wait, from 0 to 1. A virtual clock returns 0, to stand at the same time after every run. @default a random number */
  readonly jitter?: (() => number | undefined) | undefined;
}

/** A credential, or a function that returns one or a promise of one. */
export type CredentialSource = string | (() => string | Promise<string>);

/**
 * Headers: a `Headers` object, pairs of name and value, or an object. In an object, null removes a header of the client, and
 * undefined changes nothing.
 */
export type HeadersSource =
  | Headers
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string | null | undefined>>;

/** A single value of a query parameter. */
export type QueryValue = string | number | boolean;

/** Query parameters. A list repeats its name; null and undefined leave a parameter out. */
export type QuerySource = Readonly<Record<string, QueryValue | readonly QueryValue[] | null | undefined>>;

/**
 * Options of `fetch` that the client does not set, such as undici's `dispatcher`, node-fetch's `agent`, `cache`, and `next` of Next.js.
 * What the client decides is not replaced by them.
 */
export interface FetchOptions {
  readonly [option: string]: unknown;
  readonly method?: never;
  readonly headers?: never;
  readonly body?: never;
  readonly redirect?: never;
  readonly signal?: never;
  readonly credentials?: never;
}

/**
 * Which failed attempts are retried, and when. They only narrow what the client
 * retries: a write without an idempotency key is never sent again after the service may have received it.
 */
export interface RetryOptions {
  /** Maximum number of attempts, including the first. 1 disables retries. @default 3 */
  attempts?: number | undefined;
  /**
   * How long to wait after a failed attempt, in milliseconds: a number, or a function of how many attempts have failed. The client
   * waits longer when the response asks for it by `Retry-After`. @default a random time of up to 500 ms, doubled each time up to 8 s
   */
  delay?: number | ((attempt: number) => number) | undefined;
  /**
   * Return false to throw the error instead of retrying. It is called only where the client would retry. `attempt` is the number of
   * attempts that have failed. @default always retries
   */
  shouldRetry?: ((error: RetriedError, attempt: number) => boolean | Promise<boolean>) | undefined;
  /** Called before each wait, with its error, the number of failed attempts and the wait in milliseconds. @default none */
  onRetry?: ((error: RetriedError, attempt: number, delay: number) => void | Promise<void>) | undefined;
}

/** An error after which the client can retry. */
export type RetriedError = ApiError | ConnectionError | TimeoutError;

/** Options of one call. They override the client's options of the same names. */
export interface CallOptions {
  /** Aborts the call, whether it is in flight, between attempts or in the queue. No listener is left on the signal. */
  signal?: AbortSignal | null | undefined;
  /** Time limit of one attempt, including the response's body: milliseconds or `"30s"`; Infinity for none. @default 30000 */
  timeout?: Duration | undefined;
  /** Time limit of the whole call, including all attempts, waits and the queue: milliseconds or `"2m"`. @default none */
  deadline?: Duration | undefined;
  /** How often a failed attempt is retried, when that is safe; or options of retries. @default 2 */
  retries?: number | RetryOptions | undefined;
  /** Maximum size of a response's body in bytes, after decoding. A larger body throws a DecodeError. @default 67108864 */
  maxResponseBytes?: number | undefined;
  /**
   * Key under which the service performs the call at most once, sent as `X-Idempotency-Key`. An operation that takes keys is then
   * retried like a safe one, always with the same key; without this option, it gets an automatic key. Other operations ignore it.
   */
  idempotencyKey?: string | undefined;
  /** Further options of `fetch`. Those of a call are added to the client's. @default none */
  fetchOptions?: FetchOptions | undefined;
  /** Additional request headers. They override the client's. */
  headers?: HeadersSource | undefined;
  /** Additional query parameters, for example newer than this release. Parameters that the method sets itself win. */
  query?: QuerySource | undefined;
}

/** Options of every client and every transport. */
export interface ConnectionOptions extends Pick<
  CallOptions,
  "timeout" | "deadline" | "retries" | "maxResponseBytes" | "headers" | "fetchOptions"
> {
  /** Address of the service, such as `https://api.example.com`. A path prefix is kept. There is no default. */
  baseUrl: string;
  /**
   * Allows a `baseUrl` of `http:` at any host. Anyone on the network path can then read the credential and the data. Without it,
   * `http:` needs this machine, a name under `.test`, or a sandbox key (`sk_...`) with a name without a dot or under `.internal` or
   * `.local`. @default false
   */
  allowInsecureHttp?: boolean | undefined;
  /** Sends the requests. @default the global fetch, read at every call */
  fetch?: FetchLike | undefined;
  /** Waits between attempts. Replace it with a virtual clock in tests. @default a timer */
  sleep?: Sleep | undefined;
  /**
   * The time, for Retry-After dates, deadlines and durations: a function that returns milliseconds since the epoch, or one instant
   * at which time stands still, as a Date or an ISO 8601 text. @default Date.now
   */
  now?: (() => number) | Date | string | undefined;
}

/** Options of every client beyond those of its transport. A transport takes plugins in their place. */
export interface FeatureOptions {
  /** Maximum number of concurrent requests; further requests wait in a queue. @default Infinity */
  concurrency?: number | undefined;
  /** Middleware around every call, outside its retries; outermost first. @default none */
  middleware?: readonly Middleware[] | undefined;
  /**
   * Middleware around every attempt of a call, outermost first. `next` returns the response of the attempt, or throws its
   * ConnectionError or TimeoutError. The client then decides whether to retry. @default none
   */
  attemptMiddleware?: readonly Middleware[] | undefined;
  /** Receives log lines. @default none; the console when only `logLevel` is set */
  logger?: Logger | undefined;
  /** Minimum log level. @default "info" */
  logLevel?: LogLevel | undefined;
  /** Checks every successful response before the call returns its data. @default none */
  validate?: Validator | undefined;
}

/** The options to change. What is missing or undefined stays as it is. */
export type Changes<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** The credential of a team. */
export interface TeamCredential {
  /**
   * Your team's API key, sent as `x-service-api-key`, or a function that returns it. The function is called for every attempt,
   * so a rotated key takes effect at once. The key is never printed.
   */
  apiKey: CredentialSource;
  /**
   * Allows a team key in a browser. Anyone who opens the page can then read it, and every user's data with it.
   * @default false
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** The credential for connecting one user. */
export interface LinkCredential {
  /**
   * The link token, sent as `x-service-link-token`, or a function that returns it, called for every attempt. Your server creates
   * it with `client.link.createToken`. It is never printed.
   */
  linkToken: CredentialSource;
}
