import type { RateLimit } from "../errors/index.ts";

// This file is loaded with the first response that is an error or mentions a rate limit, of which the service documents none.

const decimal = /^\d+(\.\d+)?$/;

/** Reads the number at the start of a text; null where there is none. The year of a date is none. */
function readNumber(text: string | null | undefined): number | null {
  const [first = ""] = (text ?? "").split(/[,;\s]/, 1);
  return decimal.test(first) ? Number(first) : null;
}

/** Splits the policies of a structured header. Drafts before the eighth have one, without a name and with commas inside. */
const listPolicies = (text: string | null): string[] => (text ?? "").split(/,\s*(?=")/);

/**
 * Parses the rate limit of a response: the fields `RateLimit` and `RateLimit-Policy` of the IETF's draft, its older
 * `RateLimit-Limit`, `-Remaining` and `-Reset`, or the same with `X-` in front. Returns null without any of them.
 */
export function parseRateLimit(headers: Headers, now: () => number): RateLimit | null {
  const policies = listPolicies(headers.get("ratelimit"));
  // With several policies, obey the one that has nothing left for the longest time.
  const getReset = (one: string) => Number(/\bt=(\d+)/.exec(one)?.[1] ?? 0);
  const exhausted = policies.filter((one) => /\br=0\b/.test(one));
  const policy = exhausted.toSorted((a, b) => getReset(b) - getReset(a))[0] ?? policies[0] ?? "";
  const quotas = listPolicies(headers.get("ratelimit-policy"));
  const text = `${policy};${quotas.find((one) => one.startsWith(policy.split(";")[0] ?? ""))}`;
  const read = (name: string, letter: string) =>
    readNumber(
      headers.get(`ratelimit-${name}`) ??
        headers.get(`x-ratelimit-${name}`) ??
        new RegExp(`\\b(?:${letter}|${name})=(\\d+)`).exec(text)?.[1],
    );
  const limit = read("limit", "q");
  const remaining = read("remaining", "r");
  const reset = read("reset", "t");
  if (limit === null && remaining === null && reset === null) return null;
  // Seconds, or an instant in seconds since the epoch.
  const resetMs = reset && Math.max(0, reset * 1000 - (reset > 1e9 ? now() : 0));
  return { limit, remaining, resetMs };
}

/**
 * Returns how long the service asks to wait before a retry, in milliseconds: `retry-after-ms`, or Retry-After in seconds or as a
 * date, or for a 429 without them the end of an exhausted rate limit. Returns null without any of them.
 */
export function parseRetryAfter({ status, headers }: Response, now: () => number): number | null {
  const exact = headers.get("retry-after-ms") ?? "";
  if (decimal.test(exact)) return Number(exact);
  const text = headers.get("retry-after") ?? "";
  if (decimal.test(text)) return Number(text) * 1000;
  // An HTTP date has a time of day. Date.parse also accepts other texts: it parses even "-5" as a date.
  // The oldest of its three forms, such as "Sun Nov  6 08:49:37 1994", does not name its time zone, GMT.
  const date = /^\w{3} \w/.test(text) ? `${text} GMT` : text;
  const ms = /\d:\d\d:\d\d/.test(date) ? Date.parse(date) - now() : NaN;
  if (!Number.isNaN(ms)) return Math.max(0, ms);
  const rateLimit = status === 429 ? parseRateLimit(headers, now) : null;
  return rateLimit && !rateLimit.remaining ? rateLimit.resetMs : null;
}
