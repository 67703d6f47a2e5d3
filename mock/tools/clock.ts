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
  /**
   * Waits on this clock, for your own client: `createClient({ now: mock.clock.now, sleep: mock.clock.sleep })`. Takes milliseconds,
   * which may have a fraction. Any number of callers can wait at once. A frozen clock advances immediately, to the latest time that
   * one of them waits for. With a running clock, a wait takes real time and ends early when the signal aborts.
   */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * Creates `mock.clock`.
 *
 * @param check - throws when the caller must not advance the clock
 * @param sleep - sleeps in real time
 */
export function createClockFacade(
  { clock, scheduler }: World,
  check: () => void,
  sleep: MockClock["sleep"],
): MockClock {
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
    // The mode can change during the life of a client.
    sleep: async (ms, signal) => {
      if (clock.mode === "running") await sleep(ms, signal);
      else if (signal?.aborted !== true) await scheduler.sleep(ms);
    },
  };
}
