import type { Counter } from "../kernel/ids.ts";
import type { UndoLog, UndoPart } from "./undo.ts";

/** The area of counters, for listeners. */
export const COUNTERS = "counters";

/** Named counters that snapshots include, so that a restored world creates the same ids again. */
export class Counters implements Counter, UndoPart<string, number> {
  readonly area = COUNTERS;
  readonly #log: UndoLog;
  readonly #values = new Map<string, number>();

  constructor(log: UndoLog) {
    this.#log = log;
  }

  putBack(priors: ReadonlyMap<string, number>): void {
    for (const [name, prior] of priors) this.#put(name, prior);
  }

  #put(name: string, value: number): void {
    if (value === 0) this.#values.delete(name);
    else this.#values.set(name, value);
  }

  /** Returns the last number of a name; 0 before the first. */
  read(name: string): number {
    return this.#values.get(name) ?? 0;
  }

  /** Returns the next number of a name: 1, 2, 3 and so on. */
  next(name: string): number {
    const value = this.read(name) + 1;
    this.#log.record(this, name);
    this.#values.set(name, value);
    return value;
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
