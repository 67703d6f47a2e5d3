import { isClockTime, toIso } from "./time.ts";

/** `frozen`: time stands still until you advance it. `running`: an adapter advances it by real time. */
export type ClockMode = "frozen" | "running";

/** The one source of time of a world. It never reads the machine's clock. */
export class Clock {
  mode: ClockMode;
  /** Virtual seconds in one real second while the clock runs. */
  rate = 1;
  #now: number;

  constructor(start: number, mode: ClockMode = "frozen") {
    this.mode = mode;
    this.#now = Clock.#checked(start);
  }

  static #checked(instant: number): number {
    if (isClockTime(instant)) return instant;
    throw new RangeError(
      `${instant} is no instant that a clock can show. Use whole milliseconds between the years 1000 and 9998.`,
    );
  }

  /** Returns the current instant, in milliseconds since 1970-01-01T00:00:00Z. */
  now(): number {
    return this.#now;
  }

  /** Returns the current instant as an ISO string in UTC. */
  iso(): string {
    return toIso(this.#now);
  }

  /** Sets the clock. The instant may be in the past, because restoring a world goes back in time. */
  set(instant: number): void {
    this.#now = Clock.#checked(instant);
  }
}
