import type { ClockMode } from "../kernel/clock.ts";
import type { World } from "../domain/world.ts";

/** A team's clock. Nothing of the team looks at the machine's. */
export interface MockClock {
  readonly mode: ClockMode;
  /** The present instant, in milliseconds since 1970-01-01T00:00:00Z. It can be handed on as it is: `{ now: mock.clock.now }`. */
  readonly now: () => number;
  /** The present instant as an ISO text in UTC. */
  iso(): string;
  /**
   * Moves it on by `"299s"`, `"61m"`, `"10h"`, `"7d"` or milliseconds. What falls due runs one after the other, each at
   * its own instant, and is waited for.
   * @throws while another advance is under way, and in a receiver of webhooks
   */
  advance(duration: string | number): Promise<void>;
  /** Moves it on to an instant: ISO 8601 or milliseconds. */
  advanceTo(time: string | number): Promise<void>;
}

/**
 * Makes the clock that a test holds.
 * @param check throws where whoever calls must not move the clock
 */
export function createClockFacade({ clock, scheduler }: World, check: () => void): MockClock {
  return {
    get mode() {
      return clock.mode;
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
