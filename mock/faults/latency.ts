import { hashToUnit, Random } from "../kernel/random.ts";
import { parseDuration } from "../kernel/time.ts";
import { LONGEST_LATENCY } from "./check-rule.ts";
import type { FaultLatency } from "./rule.ts";

/** Draws a latency in whole milliseconds. The same keys always draw the same latency. */
export function drawLatency(latency: FaultLatency, ...keys: readonly (string | number)[]): number {
  if (typeof latency !== "object") return parseDuration(latency);
  if ("median" in latency) {
    // Engines differ in the last digits of `exp`, which rounding removes.
    const factor = Math.exp(latency.sigma * new Random("latency", ...keys).normal());
    return Math.min(LONGEST_LATENCY, Math.round(parseDuration(latency.median) * factor));
  }
  const min = parseDuration(latency.min);
  return min + Math.floor(hashToUnit("latency", ...keys) * (parseDuration(latency.max) - min + 1));
}
