import type { Duration } from "../../src/duration.ts";
import type { Instant } from "../kernel/time.ts";
import type { ClockMode } from "../kernel/clock.ts";
import type { World } from "../domain/world.ts";

/** A team's virtual clock. Nothing in the team reads the system clock. */
export interface MockClock {
  /** `frozen` or `running`. */
  readonly mode: ClockMode;
  /**
   * Freezes the clock or lets it run. A running clock advances with real time while a server serves the mock. Snapshots and
   * exports do not contain the mode.
   */
  setMode(mode: ClockMode): void;
  /** Returns the current time, in milliseconds since 1970-01-01T00:00:00Z. You can pass the function on: `{ now: mock.clock.now }`. */
  readonly now: () => number;
  /** Returns the current time as an ISO 8601 string in UTC. */
  iso(): string;
  /**
   * Advances the clock by a duration: `"299s"`, `"61m"`, `"10h"`, `"7d"` or milliseconds. Runs every task that falls due, in
   * order and each at its own time, and waits for it. Throws while another advance is running, and in a webhook receiver.
   */
  advance(duration: Duration): Promise<void>;
  /** Advances the clock to an instant: ISO 8601, milliseconds or a Date. */
  advanceTo(time: Instant): Promise<void>;
}

/**
 * Creates `mock.clock`.
 *
 * @param check - throws when the caller must not advance the clock
 */
export function createClockFacade({ clock, scheduler }: World, check: () => void): MockClock {
  return {
    get mode() {
      return clock.mode;
    },
    setMode: (mode) => {
      if (clock.mode === mode) return;
      clock.mode = mode;
      scheduler.onAdvanced?.();
    },
    now: () => clock.now(),
    iso: () => clock.iso(),
    advance: async (duration) => {
      check();
      await scheduler.advance(duration);
    },
    advanceTo: async (time) => {
      check();
      await scheduler.advanceTo(time);
    },
  };
}
