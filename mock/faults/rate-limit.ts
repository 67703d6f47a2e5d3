import { parseDuration, SECOND } from "../kernel/time.ts";
import type { FaultRateLimit } from "./rule.ts";

/** The current window of a rate limit: when it started, and how many calls it allowed. */
export interface RateLimitWindow {
  readonly start: number;
  readonly count: number;
}

export interface RateLimitDecision {
  readonly allowed: boolean;
  readonly window: RateLimitWindow;
  readonly headers: Readonly<Record<string, string>>;
}

/** Counts a call against a rate limit. Calls beyond the quota do not count. */
export function countCall(
  { requests, window: duration }: FaultRateLimit,
  earlier: RateLimitWindow | undefined,
  now: number,
): RateLimitDecision {
  const length = parseDuration(duration);
  const isOver = earlier === undefined || now < earlier.start || now >= earlier.start + length;
  const { start, count } = isOver ? { start: now, count: 0 } : earlier;
  const allowed = count < requests;
  const window = { start, count: allowed ? count + 1 : count };
  // Round up, so that a caller that waits this long is not too early.
  const seconds = String(Math.ceil((start + length - now) / SECOND));
  return {
    allowed,
    window,
    headers: {
      "ratelimit-limit": String(requests),
      "ratelimit-remaining": String(requests - window.count),
      "ratelimit-reset": seconds,
      ...(allowed ? {} : { "retry-after": seconds }),
    },
  };
}
