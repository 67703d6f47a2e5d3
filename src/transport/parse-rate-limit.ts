import type { RateLimit } from "../errors/index.ts";

// This file is loaded with the first response that mentions a rate limit. The service documents none.

/** Reads the number at the start of a text; null where there is none. */
function readNumber(text: string | null | undefined): number | null {
  const number = parseFloat(text ?? "");
  return number >= 0 ? number : null;
}

/** Splits the policies of a structured header. Drafts before the eighth have one, without a name and with commas inside. */
const listPolicies = (text: string | null): string[] => (text ?? "").split(/,\s*(?=")/);

/**
 * Parses the rate limit of a response: the fields `RateLimit` and `RateLimit-Policy` of the IETF's draft, its older
 * `RateLimit-Limit`, `-Remaining` and `-Reset`, or the same with `X-` in front. Returns null without any of them.
 */
export function parseRateLimit(headers: Headers, now: () => number): RateLimit | null {
  const policies = listPolicies(headers.get("ratelimit"));
  // With several policies, obey the one that has nothing left.
  const policy = policies.find((one) => /\br=0\b/.test(one)) ?? policies[0] ?? "";
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
