import type { Slot } from "./slot.ts";

/** An index that finds the row with a unique value. Rows whose value is null are not in it. */
export class UniqueIndex<R> {
  readonly #value: (record: R) => string | null;
  readonly #holders = new Map<string, Slot<R>>();

  constructor(value: (record: R) => string | null) {
    this.#value = value;
  }

  find(value: string): Slot<R> | undefined {
    return this.#holders.get(value);
  }

  /** Finds the slot that already has the value of a record. */
  findHolder(record: R): Slot<R> | undefined {
    const value = this.#value(record);
    return value === null ? undefined : this.#holders.get(value);
  }

  add(slot: Slot<R>): void {
    const value = this.#value(slot.record);
    if (value !== null) this.#holders.set(value, slot);
  }

  remove(slot: Slot<R>): void {
    const value = this.#value(slot.record);
    if (value !== null) this.#holders.delete(value);
  }

  /** Updates the index for a record that is about to be replaced. */
  move(before: R, after: R, slot: Slot<R>): void {
    const [old, next] = [this.#value(before), this.#value(after)];
    if (old === next) return;
    if (old !== null) this.#holders.delete(old);
    if (next !== null) this.#holders.set(next, slot);
  }
}
