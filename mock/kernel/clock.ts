import { isInstant, toIso } from "./time.ts";

/** `frozen`: time stands still until it is advanced. `running`: a door passes on the real time that went by. */
export type ClockMode = "frozen" | "running";

/** The one source of time of a world. It never looks at the machine's clock. */
export class Clock {
  mode: ClockMode;
  #now: number;

  constructor(start: number, mode: ClockMode = "frozen") {
    this.mode = mode;
    this.#now = Clock.#checked(start);
  }

  static #checked(instant: number): number {
    if (isInstant(instant)) return instant;
    throw new RangeError(`${instant} is no instant: whole milliseconds between the years 0000 and 9999 are.`);
  }

  /** The present instant, in milliseconds since 1970-01-01T00:00:00Z. */
  now(): number {
    return this.#now;
  }

  /** The present instant as an ISO text in UTC. */
  iso(): string {
    return toIso(this.#now);
  }

  /** Puts the clock to an instant, earlier ones included: a restored world goes back in time. */
  set(instant: number): void {
    this.#now = Clock.#checked(instant);
  }
}
