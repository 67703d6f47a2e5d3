import { DAY, HOUR, MINUTE, SECOND } from "../kernel/time.ts";

/** How long after each failure a message is tried again. The first attempt is made at once, so there are eight in all. */
export const RETRY_DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
];

/** How long a receiver has to answer, in milliseconds of real time. */
export const DEFAULT_TIMEOUT = 15 * SECOND;

/**
 * After this much virtual time a message counts as lost on its way. It matters to worlds that are exported, or returned to,
 * while a message is under way: it goes out again then.
 */
export const RESEND_AFTER = 5 * MINUTE;

/** When an endpoint is given up. */
const DISABLE_POLICY = {
  /** Failures count together within this time, */
  window: DAY,
  /** and start the clock where they lie so far apart. */
  apart: 12 * HOUR,
  /** An endpoint that has only failed for so long since then is disabled. */
  after: 5 * DAY,
} as const;

/** Failures closer together than this are counted once. */
const ONE_FAILURE = MINUTE;

/** What an endpoint remembers of its failures. */
export interface Health {
  readonly failures: readonly number[];
  readonly failing_since: number | null;
  readonly disabled_at: number | null;
}

/** An endpoint that nothing is wrong with. */
export const HEALTHY: Health = { failures: [], failing_since: null, disabled_at: null };

/** What an endpoint remembers after one more failure. */
export function recordFailure(health: Health, now: number): Health {
  const recent = health.failures.filter((at) => now - at <= DISABLE_POLICY.window);
  const [first = now] = recent;
  const failing_since = health.failing_since ?? (now - first >= DISABLE_POLICY.apart ? now : null);
  const failures = now - (recent.at(-1) ?? -Infinity) < ONE_FAILURE ? recent : [...recent, now];
  const given_up = failing_since !== null && now - failing_since >= DISABLE_POLICY.after;
  return { failures, failing_since, disabled_at: given_up ? now : health.disabled_at };
}
