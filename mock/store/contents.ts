import type { TableDefinition } from "./definition.ts";
import { StoreError } from "./errors.ts";
import { OrderedIndex, SetIndex, UniqueIndex } from "./indexes.ts";
import type { Entry } from "./sorted-list.ts";

/** The rows of a table and their indexes. The table handles undo. */
export class Contents<
  R extends object,
  U extends string,
  O extends string,
  K extends keyof R & string,
  S extends string,
> {
  readonly #definition: TableDefinition<R, U, O, K, S>;
  readonly entries = new Map<R[K], Entry<R>>();
  readonly unique = new Map<U, UniqueIndex<R>>();
  readonly ordered = new Map<O, OrderedIndex<R>>();
  readonly sets = new Map<S, SetIndex<R>>();
  /** Entries by sequence number, for tables with set indexes. */
  readonly numbered = new Map<number, Entry<R>>();
  readonly #isNumbered: boolean;
  readonly #indexes: readonly (UniqueIndex<R> | OrderedIndex<R> | SetIndex<R>)[];
  #sequence = 0;

  constructor(definition: TableDefinition<R, U, O, K, S>) {
    this.#definition = definition;
    const { unique, ordered, sets } = definition;
    this.#isNumbered = sets !== undefined;
    for (const name in sets) this.sets.set(name, new SetIndex(sets[name]));
    for (const name in unique) this.unique.set(name, new UniqueIndex(unique[name]));
    for (const name in ordered) this.ordered.set(name, new OrderedIndex(ordered[name]));
    const all = [this.unique, this.ordered, this.sets];
    this.#indexes = all.flatMap((indexes) => [...indexes.values()]);
  }

  /** Greater than every sequence number. */
  get bound(): number {
    return this.#sequence + 1;
  }

  /** Returns the sequence number of the next row. It breaks ties in ordered indexes. */
  nextSequence(): number {
    this.#sequence += 1;
    return this.#sequence;
  }

  /** Throws StoreError when a row other than `own` already has a unique value of the record. */
  assertNoConflicts(record: R, own?: Entry<R>): void {
    for (const [name, index] of this.unique) {
      const holder = index.findHolder(record);
      if (holder !== undefined && holder !== own) {
        throw new StoreError(
          `${this.#definition.name} already has a row with this value of its unique index "${name}".`,
        );
      }
    }
  }

  add(id: R[K], entry: Entry<R>): void {
    this.entries.set(id, entry);
    if (this.#isNumbered) this.numbered.set(entry.sequence, entry);
    for (const index of this.#indexes) index.add(entry);
  }

  replace(entry: Entry<R>, record: R): void {
    const changed = this.#indexes.filter((index) => !index.isSame(entry.record, record));
    for (const index of changed) index.remove(entry);
    entry.record = record;
    for (const index of changed) index.add(entry);
  }

  drop(id: R[K], entry: Entry<R>): void {
    this.entries.delete(id);
    this.numbered.delete(entry.sequence);
    for (const index of this.#indexes) index.remove(entry);
  }
}
