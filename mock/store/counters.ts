import type { Counter } from "../kernel/ids.ts";
import { PriorValues, type UndoLog } from "./undo.ts";

/** The area of counters, for listeners. */
export const COUNTERS = "counters";

/** Named counters that snapshots include, so that a restored world creates the same ids again. */
export class Counters implements Counter {
  readonly #values = new Map<string, number>();
  readonly #priors: PriorValues<string, number>;

  constructor(log: UndoLog) {
    const putBack = (priors: ReadonlyMap<string, number>): void => {
      for (const [name, prior] of priors) this.#put(name, prior);
    };
    this.#priors = new PriorValues<string, number>(log, putBack, COUNTERS);
  }

  #put(name: string, value: number): void {
    if (value === 0) this.#values.delete(name);
    else this.#values.set(name, value);
  }

  /** Returns the last number of a name; 0 before the first. */
  getLast(name: string): number {
    return this.#values.get(name) ?? 0;
  }

  /** Returns the next number of a name: 1, 2, 3 and so on. */
  next(name: string): number {
    const value = this.getLast(name);
    if (this.#priors.needs(name)) this.#priors.keep(name, value);
    this.#values.set(name, value + 1);
    return value + 1;
  }

  /** Returns all counters, sorted by name. */
  export(): Record<string, number> {
    return Object.fromEntries([...this.#values].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Replaces all counters. It is not recorded for undo, because the caller discards open snapshots first. */
  load(values: Readonly<Record<string, number>>): void {
    this.#values.clear();
    for (const [name, value] of Object.entries(values)) this.#put(name, value);
  }
}
