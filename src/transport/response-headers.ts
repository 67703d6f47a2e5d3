import type { RateLimit } from "../errors/index.ts";

/**
 * Returns the service's id of the request; null when it sent none. It is printed, and a proxy may send anything: it gets at most 100
 * characters, and none that a terminal obeys.
 */
export const getRequestId = ({ headers }: Response): string | null =>
  headers
    .get("x-request-id")
    ?.replace(/[^ -~]/g, "")
    .slice(0, 100) || null;

const decimal = /^\d+(\.\d+)?$/;

/**
 * Returns how long the service asks to wait before a retry, in milliseconds: `retry-after-ms`, or Retry-After in seconds or as a
 * date, or for a 429 without them the end of an exhausted rate limit. Returns null without any of them.
 */
export function parseRetryAfter(
  { status, headers }: Response,
  now: () => number,
  rateLimit: RateLimit | null,
): number | null {
  const exact = headers.get("retry-after-ms") ?? "";
  if (decimal.test(exact)) return Number(exact);
  const text = headers.get("retry-after") ?? "";
  if (decimal.test(text)) return Number(text) * 1000;
  // An HTTP date has a time of day. Date.parse also accepts other texts: it parses even "-5" as a date.
  const ms = /\d:\d\d:\d\d/.test(text) ? Date.parse(text) - now() : NaN;
  if (!Number.isNaN(ms)) return Math.max(0, ms);
  return status === 429 && !rateLimit?.remaining ? (rateLimit?.resetMs ?? null) : null;
}
