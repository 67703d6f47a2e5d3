import { DAY, HOUR, MINUTE, SECOND } from "../kernel/time.ts";

/** The delay after each failed attempt. The first attempt is immediate, so there are eight attempts in total. */
export const RETRY_DELAYS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
];

/** How long a receiver has to respond, in milliseconds of real time. */
export const DEFAULT_TIMEOUT = 15 * SECOND;

/**
 * When an attempt is repeated whose outcome is unknown, in virtual time after its start. This happens when a world is exported
 * or restored during the attempt.
 */
export const RESEND_AFTER = 5 * MINUTE;

const DISABLE_POLICY = {
  /** Only failures within this time count together. */
  window: DAY,
  /** The endpoint starts to count as failing when two of them are this far apart. */
  apart: 12 * HOUR,
  /** The endpoint is disabled when it has failed for this long since then, without a success. */
  after: 5 * DAY,
} as const;

/** Failures closer together than this count as one. */
const MIN_FAILURE_DISTANCE = MINUTE;

/** The failures that an endpoint records. */
export interface Health {
  readonly failures: readonly number[];
  readonly failing_since: number | null;
  readonly disabled_at: number | null;
}

export const HEALTHY: Health = { failures: [], failing_since: null, disabled_at: null };

export function recordFailure(health: Health, now: number): Health {
  const recent = health.failures.filter((at) => now - at <= DISABLE_POLICY.window);
  const [first = now] = recent;
  const failing_since = health.failing_since ?? (now - first >= DISABLE_POLICY.apart ? now : null);
  const failures = now - (recent.at(-1) ?? -Infinity) < MIN_FAILURE_DISTANCE ? recent : [...recent, now];
  const isExhausted = failing_since !== null && now - failing_since >= DISABLE_POLICY.after;
  return { failures, failing_since, disabled_at: isExhausted ? now : health.disabled_at };
}
