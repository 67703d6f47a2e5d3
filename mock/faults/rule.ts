import type { Duration } from "../../src/duration.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { DAY } from "../kernel/time.ts";

/** Statuses whose responses have no body. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** The longest latency, in milliseconds. */
export const LONGEST_LATENCY = DAY;

/**
 * What happens to the connection instead of a response, or in the middle of one.
 *
 * - `reset`: the connection is reset. `drop`: the connection closes without a response. `hang`: no response ever arrives.
 * - `stall`: the headers and half of the body arrive, and the body never ends. `truncate`: the connection breaks in the middle
 *   of the body. `malformedChunk`: the body is sent in chunks, and the second chunk has no valid size.
 */
export type NetworkFault = "reset" | "drop" | "hang" | "stall" | "truncate" | "malformedChunk";

/**
 * What happens to a body while the HTTP response stays valid. `empty`: no bytes. `malformed`: JSON that does not parse.
 * `truncated`: the first half of the bytes.
 */
export type BodyCorruption = "empty" | "malformed" | "truncated";

/**
 * How long a call is delayed: always the same, between two durations with equal probability, or lognormal. A lognormal latency
 * is usually near `median` and sometimes much longer: a `sigma` of 0.5 makes one call in twenty 2.3 times as slow.
 */
export type FaultLatency =
  | Duration
  | { readonly min: Duration; readonly max: Duration }
  | { readonly median: Duration; readonly sigma: number };

/** How many calls are allowed in each window of the team's clock. A window starts with its first call. */
export interface FaultRateLimit {
  readonly requests: number;
  readonly window: Duration;
}

/** Which calls a fault applies to. */
export interface FaultConditions {
  /** Applies to this operation only. */
  readonly operation?: OperationId;
  /** Applies to this HTTP method only. */
  readonly method?: string;
  /** Applies to this path only: the path of a request, or a template of the OpenAPI document (`/v2/user/{user_id}`). */
  readonly path?: string;
  /** How many calls it applies to. @default until it is removed */
  readonly times?: number;
  /** How many matching calls to skip first. @default 0 */
  readonly skip?: number;
}

/**
 * A fault to inject. Its conditions narrow it; without any, it applies to every operation of the team. A rule is plain JSON, so
 * exports contain it.
 */
export interface FaultRule extends FaultConditions {
  /**
   * Probability from 0 to 1 that it applies to a matching call. Drawn from the seed, so every run has the same draws.
   * @default 1
   */
  readonly chance?: number;
  /** Applies only to calls beyond a quota. All other responses to matching calls get the `RateLimit-*` headers. */
  readonly rateLimit?: FaultRateLimit;
  /**
   * Delays the call. A rule with nothing but a latency delays the operation, which then runs, and later rules can apply as well.
   */
  readonly latency?: FaultLatency;
  /**
   * `virtual`: a latency advances the team's clock and takes no real time. `real`: it takes real time.
   * @default "real" at a port and with a running clock, otherwise "virtual"
   */
  readonly latencyClock?: "virtual" | "real";
  /**
   * Status of the response.
   * @default 429 with `retryAfter` or `rateLimit`, 200 with `network` or `corrupt`, otherwise 500
   */
  readonly status?: number;
  /** JSON body of the response. @default `{ detail }` with a short text */
  readonly body?: unknown;
  /** Body of the response as text. */
  readonly text?: string;
  /** Body of the response as an HTML page. */
  readonly html?: string;
  /** Body of the response as base64-encoded bytes. */
  readonly base64?: string;
  /** The `Content-Type` header of the response. @default the type of the body */
  readonly contentType?: string;
  /** Corrupts the body: that of the operation with `when: "after"`, unless the rule sets another response. */
  readonly corrupt?: BodyCorruption;
  /** Seconds, rounded up, or an HTTP date, for the `Retry-After` header. @default with `rateLimit`, the end of the window */
  readonly retryAfter?: number | string;
  /**
   * `before`: the operation does not run. `after`: it runs, and its response is lost.
   * @default "before"
   */
  readonly when?: "before" | "after";
  /** Breaks the connection instead of sending a response, or while the body is sent. */
  readonly network?: NetworkFault;
}

export function setsResponse({
  status,
  body,
  text,
  html,
  base64,
  retryAfter,
  rateLimit,
}: FaultRule): boolean {
  return [status, body, text, html, base64, retryAfter, rateLimit].some((value) => value !== undefined);
}

export function isDelayOnly(rule: FaultRule): boolean {
  return (
    rule.latency !== undefined &&
    rule.network === undefined &&
    rule.corrupt === undefined &&
    !setsResponse(rule)
  );
}

/** Returns whether a network fault ends the connection without a response. */
export function isAbortFault(network: NetworkFault | undefined): network is "reset" | "drop" | "hang" {
  return network === "reset" || network === "drop" || network === "hang";
}
