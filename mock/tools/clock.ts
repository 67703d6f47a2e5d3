import type { Duration } from "../../src/duration.ts";
import type { Instant } from "../kernel/time.ts";
import type { ClockMode } from "../kernel/clock.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { warnStandingOrder } from "./warn-standing-order.ts";
import { type Area, inProcess, method, property, type PlainFacade } from "./define-area.ts";

/** A team's virtual clock. Nothing in the team reads the system clock. */
export interface MockClock {
  /** Whether the clock is `frozen` or `running`. */
  readonly mode: ClockMode;
  /**
   * Freezes the clock or lets it run. A running clock advances with real time while a server serves the mock, and with
   * `{ running: 60 }` sixty times as fast (at most 86,400 times). Snapshots, exports and `reset` leave the mode as it is.
   */
  setMode(mode: ClockMode | { readonly running: number }): void;
  /** Returns the current time, in milliseconds since 1970-01-01T00:00:00Z. You can pass the function on: `{ now: mock.clock.now }`. */
  readonly now: () => number;
  /** Returns the current time as an ISO 8601 string in UTC. */
  iso(): string;
  /**
   * Advances the clock by a duration: `"299s"`, `"61m"`, `"10h"`, `"7d"` or milliseconds. Runs every task that falls due, in
   * order and each at its own time, and waits for it. Throws while another advance is running, and in a webhook receiver.
   */
  advance(duration: Duration): Promise<void>;
  /** Advances the clock to an instant: ISO 8601, milliseconds or a Date. Runs every task that falls due. */
  advanceTo(time: Instant): Promise<void>;
  /**
   * Waits on this clock, for your own client: `createClient({ now: mock.clock.now, sleep: mock.clock.sleep })`. Takes milliseconds,
   * which may have a fraction. Any number of callers can wait at once. A frozen clock advances immediately, to the latest time that
   * one of them waits for. With a running clock, a wait takes real time and ends early when the signal aborts.
   */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** `clock`: the team's virtual clock. */
export type ControlClock = PlainFacade<Omit<MockClock, "sleep">>;

export const clockArea: Area<MockClock, ControlClock> = {
  mode: property("text", ({ world }) => world.clock.mode),
  setMode: method(null, [required("mode", seeds.clockMode)], ({ world: { scheduler } }, mode) => {
    const [name, rate] = typeof mode === "string" ? [mode, 1] : (["running", mode.running] as const);
    scheduler.setMode(name, rate);
  }),
  now: method("number", [], ({ world }) => world.clock.now()),
  iso: method("text", [], ({ world }) => world.clock.iso()),
  advance: method(
    null,
    [required("duration", seeds.duration)],
    async ({ world, assertOutsideReceiver }, duration) => {
      assertOutsideReceiver();
      await world.scheduler.advance(duration);
    },
    { rejects: true },
  ),
  advanceTo: method(
    null,
    [required("time", seeds.time)],
    async ({ world, assertOutsideReceiver }, time) => {
      assertOutsideReceiver();
      await world.scheduler.advanceTo(time);
    },
    { rejects: true },
  ),
  // A caller of the control API advances the clock. A wait belongs to the process of the code that waits.
  sleep: inProcess(
    method(
      null,
      [required("ms", seeds.milliseconds), optional("signal", seeds.abortSignal)],
      async (context, ms, signal) => {
        const { world, sleep } = context;
        warnStandingOrder(context);
        // The mode can change during the life of a client.
        if (world.clock.mode === "running") await sleep(ms / world.clock.rate, signal);
        else if (signal?.aborted !== true) await world.scheduler.sleep(ms);
      },
      { rejects: true },
    ),
  ),
};
