import type { BitSet } from "./bit-set.ts";
import { NumberSet } from "./number-set.ts";
import type { Slot } from "./slot.ts";

/** An index from a value to the sequence numbers of the rows that have it. Rows whose value is null are in no set. */
export class SetIndex<R> {
  readonly #value: (record: R) => string | null;
  readonly #sets = new Map<string, NumberSet>();

  constructor(value: (record: R) => string | null) {
    this.#value = value;
  }

  /** Adds the rows with the value to a bit set. */
  collect(value: string, into: BitSet): void {
    this.#sets.get(value)?.addTo(into);
  }

  add(slot: Slot<R>): void {
    this.#put(this.#value(slot.record), slot.sequence);
  }

  remove(slot: Slot<R>): void {
    this.#take(this.#value(slot.record), slot.sequence);
  }

  /** Updates the index for a record that is about to be replaced. */
  move(before: R, after: R, slot: Slot<R>): void {
    const [old, next] = [this.#value(before), this.#value(after)];
    if (old === next) return;
    this.#take(old, slot.sequence);
    this.#put(next, slot.sequence);
  }

  #put(value: string | null, sequence: number): void {
    if (value === null) return;
    const set = this.#sets.get(value);
    if (set === undefined) this.#sets.set(value, new NumberSet(sequence));
    else set.add(sequence);
  }

  #take(value: string | null, sequence: number): void {
    const set = value === null ? undefined : this.#sets.get(value);
    if (value === null || set === undefined) return;
    set.remove(sequence);
    if (set.size === 0) this.#sets.delete(value);
  }
}
