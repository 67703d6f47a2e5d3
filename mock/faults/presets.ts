import type { FaultConditions, FaultRule } from "./rule.ts";

/**
 * A named set of faults.
 *
 * - `outage`: every call gets 503 with `Retry-After: 5`.
 * - `flaky`: 1 call in 10 gets 503, 1 in 20 is reset before the operation runs, and 1 in 20 is reset after it ran.
 * - `slow`: calls take 800 ms in the median, and 1 in 20 takes 2 seconds or more.
 * - `rateLimited`: 10 calls a minute are allowed. The others get 429.
 * - `proxy`: a proxy in front of the service responds to every call with 502 and an HTML page.
 */
export type FaultPreset = "outage" | "flaky" | "slow" | "rateLimited" | "proxy";

const PROXY_PAGE =
  "<!doctype html>\n<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n";

const presets: Readonly<Record<FaultPreset, readonly FaultRule[]>> = {
  outage: [{ status: 503, retryAfter: 5 }],
  flaky: [
    { chance: 0.1, status: 503 },
    { chance: 0.05, network: "reset" },
    { chance: 0.05, network: "reset", when: "after" },
  ],
  slow: [{ latency: { median: "800ms", sigma: 0.56 } }],
  rateLimited: [{ rateLimit: { requests: 10, window: "1m" } }],
  proxy: [{ status: 502, html: PROXY_PAGE }],
};

export const faultPresets = ["outage", "flaky", "slow", "rateLimited", "proxy"] as const;

export function buildPreset(name: FaultPreset, conditions: FaultConditions): FaultRule[] {
  return presets[name].map((rule) => ({ ...rule, ...conditions }));
}
