import { DAY, parseDuration } from "../../../kernel/time.ts";

/**
 * How an order moves of its own accord: not at all; a step every few seconds of the virtual clock, as in a sandbox; to its
 * results as soon as it is made; a step each time so much of the virtual clock has gone by; or a step at every so many
 * readings of it.
 */
export type ProgressPolicy =
  "manual" | "auto" | "immediate" | { readonly after: string | number } | { readonly everyReads: number };

/** How the orders of a team move that was told nothing: at a port they may proceed by themselves. */
export type OrderProgress = "auto" | "manual";

/** Whether a value, of an import perhaps, says how orders move by themselves. */
export function isProgressPolicy(value: unknown): value is ProgressPolicy {
  if (value === "manual" || value === "auto" || value === "immediate") return true;
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 1) return false;
  if ("after" in value) return isDuration(value.after);
  return "everyReads" in value && Number.isSafeInteger(value.everyReads) && Number(value.everyReads) >= 1;
}

/** Whether a value, of an import perhaps, is a policy, or null for the default one. */
export const isPolicyOrNull = (value: unknown): boolean => value === null || isProgressPolicy(value);

/**
 * A policy as a test gave it.
 * @throws TypeError for anything that is none.
 */
export function parsePolicy(value: unknown): ProgressPolicy {
  if (isProgressPolicy(value)) return value;
  throw new TypeError(
    'A policy of progress is "manual", "auto", "immediate", { after: "2h" } or { everyReads: 3 }: a duration of whole units up to a hundred years, or a whole number from 1 on.',
  );
}

/** A hundred years, beyond which a step would soon be due at no instant at all. */
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
 * How orders at a port move, as a caller gave it.
 * @throws TypeError for anything else
 */
export function parseOrderProgress(value: unknown): OrderProgress {
  if (value === "auto" || value === "manual") return value;
  throw new TypeError('orders has to be "auto" or "manual".');
}
