import type { RateLimit } from "../errors/index.ts";

/** Reads the number at the start of a header's value, or after a name in it. */
function readNumber(text: string | null | undefined, before = "^\\s*"): number | null {
  const digits = new RegExp(`${before}(\\d+(?:\\.\\d+)?)`).exec(text ?? "")?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Splits the policies of a structured header. Drafts before the eighth have one, without a name and with commas inside. */
const listPolicies = (text: string | null): string[] => (text ?? "").split(/,\s*(?=")/);

/**
 * Parses the rate limit of a response: the fields `RateLimit` and `RateLimit-Policy` of the IETF's draft, its older
 * `RateLimit-Limit`, `-Remaining` and `-Reset`, or the same with `X-` in front. Returns null without any of them.
 */
export function parseRateLimit(headers: Headers, now: () => number): RateLimit | null {
  const readLeft = (policy: string) => readNumber(policy, "\\b(?:r|remaining)=") ?? Infinity;
  // With several policies, the one that has the least left is the one to obey.
  const [policy = ""] = listPolicies(headers.get("ratelimit")).toSorted((a, b) => readLeft(a) - readLeft(b));
  const [name = ""] = policy.split(";");
  const quota = listPolicies(headers.get("ratelimit-policy")).find((one) => one.startsWith(name));
  const read = (field: string, short: string) =>
    readNumber(policy, `\\b(?:${short}|${field})=`) ??
    readNumber(headers.get(`ratelimit-${field}`) ?? headers.get(`x-ratelimit-${field}`));
  const limit = read("limit", "q") ?? readNumber(quota, "\\bq=");
  const remaining = read("remaining", "r");
  const reset = read("reset", "t");
  if (limit === null && remaining === null && reset === null) return null;
  // Seconds, or an instant in seconds since the epoch.
  const resetMs = reset !== null && reset > 1e9 ? Math.max(0, reset * 1000 - now()) : reset && reset * 1000;
  return { limit, remaining, resetMs };
}
