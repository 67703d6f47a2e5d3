import type { RateLimit } from "../errors/index.ts";

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
  const read = (name: string, pattern: RegExp) =>
    readNumber(
      headers.get(`ratelimit-${name}`) ?? headers.get(`x-ratelimit-${name}`) ?? pattern.exec(text)?.[1],
    );
  // Every response is read: patterns that are compiled for each one take longer than the rest of this function.
  const limit = read("limit", /\b(?:q|limit)=(\d+)/);
  const remaining = read("remaining", /\b(?:r|remaining)=(\d+)/);
  const reset = read("reset", /\b(?:t|reset)=(\d+)/);
  if (limit === null && remaining === null && reset === null) return null;
  // Seconds, or an instant in seconds since the epoch.
  const resetMs = reset && Math.max(0, reset * 1000 - (reset > 1e9 ? now() : 0));
  return { limit, remaining, resetMs };
}
