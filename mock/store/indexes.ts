import type { BitSet } from "./bit-set.ts";
import type { Order } from "./definition.ts";
import { StoreError } from "./errors.ts";
import { compareKeys } from "./keys.ts";
import { type Entry, SortedList } from "./sorted-list.ts";

/** An index from a value to the sequence numbers of the rows that have it. Rows whose value is null are not in it. */
export class SetIndex<R> {
  readonly #value: (record: R) => string | null;
  readonly #sets = new Map<string, Set<number>>();

  constructor(value: (record: R) => string | null) {
    this.#value = value;
  }

  collect(value: string, into: BitSet): void {
    for (const sequence of this.#sets.get(value) ?? []) into.add(sequence);
  }

  /** Adds the rows whose value contains a text to a bit set. It compares each value once, and reads no row. */
  collectContaining(part: string, into: BitSet): void {
    for (const [value, sequences] of this.#sets)
      if (value.includes(part)) for (const sequence of sequences) into.add(sequence);
  }

  add(entry: Entry<R>): void {
    const value = this.#value(entry.record);
    if (value === null) return;
    const set = this.#sets.get(value);
    if (set === undefined) this.#sets.set(value, new Set([entry.sequence]));
    else set.add(entry.sequence);
  }

  remove(entry: Entry<R>): void {
    const value = this.#value(entry.record);
    if (value === null) return;
    // The record was put into it.
    const set = this.#sets.get(value)!;
    set.delete(entry.sequence);
    if (set.size === 0) this.#sets.delete(value);
  }

  /** Tells whether two records of a row have the same place in the index. */
  isSame(before: R, after: R): boolean {
    return this.#value(before) === this.#value(after);
  }
}

/** An index that finds the row with a unique value. Rows whose value is null are not in it. */
export class UniqueIndex<R> {
  readonly #value: (record: R) => string | null;
  readonly #holders = new Map<string, Entry<R>>();

  constructor(value: (record: R) => string | null) {
    this.#value = value;
  }

  find(value: string): Entry<R> | undefined {
    return this.#holders.get(value);
  }

  findHolder(record: R): Entry<R> | undefined {
    const value = this.#value(record);
    return value === null ? undefined : this.#holders.get(value);
  }

  add(entry: Entry<R>): void {
    const value = this.#value(entry.record);
    if (value !== null) this.#holders.set(value, entry);
  }

  remove(entry: Entry<R>): void {
    const value = this.#value(entry.record);
    if (value !== null) this.#holders.delete(value);
  }

  /** Tells whether two records of a row have the same place in the index. */
  isSame(before: R, after: R): boolean {
    return this.#value(before) === this.#value(after);
  }
}

const SINGLE_GROUP = "";

/** An index that keeps rows in groups. Each group is a sorted list. */
export class OrderedIndex<R extends object> {
  readonly #order: Order<R>;
  readonly #lists = new Map<string, SortedList<Entry<R>>>();

  constructor(order: Order<R>) {
    this.#order = order;
  }

  /** Returns the sort key of a row. */
  get by(): Order<R>["by"] {
    return this.#order.by;
  }

  /**
   * Returns the list of a group, or undefined when the group has no rows.
   * @throws StoreError when the index has groups and none is given, or the other way round.
   */
  list(group: string | undefined): SortedList<Entry<R>> | undefined {
    if ((group === undefined) !== (this.#order.group === undefined)) {
      throw new StoreError(
        group === undefined
          ? "This index has groups. Name one."
          : "This index has no groups. Do not name one.",
      );
    }
    return this.#lists.get(group ?? SINGLE_GROUP);
  }

  add(entry: Entry<R>): void {
    const group = this.#group(entry.record);
    if (group === null) return;
    let list = this.#lists.get(group);
    if (list === undefined) this.#lists.set(group, (list = new SortedList()));
    list.insert(this.#order.by(entry.record), entry);
  }

  remove(entry: Entry<R>): void {
    const group = this.#group(entry.record);
    if (group === null) return;
    // The record was put into it.
    const list = this.#lists.get(group)!;
    list.remove(this.#order.by(entry.record), entry);
    if (list.size === 0) this.#lists.delete(group);
  }

  /** Tells whether two records of a row have the same place in the index. */
  isSame(before: R, after: R): boolean {
    const stays = compareKeys(this.#order.by(before), this.#order.by(after)) === 0;
    return stays && this.#group(before) === this.#group(after);
  }

  #group(record: R): string | null {
    return this.#order.group === undefined ? SINGLE_GROUP : this.#order.group(record);
  }
}
