import type { Duration } from "../../../../src/duration.ts";
import { DAY, parseDuration } from "../../../kernel/time.ts";

/**
 * How an order proceeds without a request. `manual`: not at all. `auto`: a step every few seconds of the virtual clock,
 * as in a sandbox. `immediate`: to its results as soon as it is created. `after`: a step whenever this much of the
 * virtual clock has passed. `everyReads`: a step whenever the order has been read this many times.
 */
export type ProgressPolicy =
  "manual" | "auto" | "immediate" | { readonly after: Duration } | { readonly everyReads: number };

/** Default policy of a team. `listen` uses `auto`, so that orders at a port proceed by themselves. */
export type OrderProgress = "auto" | "manual";

export function isProgressPolicy(value: unknown): value is ProgressPolicy {
  if (value === "manual" || value === "auto" || value === "immediate") return true;
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 1) return false;
  if ("after" in value) return isDuration(value.after);
  return "everyReads" in value && Number.isSafeInteger(value.everyReads) && Number(value.everyReads) >= 1;
}

export const isPolicyOrNull = (value: unknown): boolean => value === null || isProgressPolicy(value);

/**
 * Parses a progress policy.
 * @throws TypeError when it is malformed
 */
export function parsePolicy(value: unknown): ProgressPolicy {
  if (isProgressPolicy(value)) return value;
  throw new TypeError(
    'A progress policy is "manual", "auto", "immediate", { after: "2h" } or { everyReads: 3 }. The duration has whole units and is at most a hundred years; the number is an integer of at least 1.',
  );
}

/** A hundred years. Longer durations would exceed the range of the clock. */
const LONGEST = 36_525 * DAY;

function isDuration(value: unknown): boolean {
  if (typeof value !== "string" && typeof value !== "number") return false;
  try {
    const duration = parseDuration(value);
    return duration > 0 && duration <= LONGEST;
  } catch {
    return false;
  }
}

/**
 * Parses the default policy of a team.
 * @throws TypeError when it is neither "auto" nor "manual"
 */
export function parseOrderProgress(value: unknown): OrderProgress {
  if (value === "auto" || value === "manual") return value;
  throw new TypeError('orders must be "auto" or "manual".');
}
