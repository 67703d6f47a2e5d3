import type { TableDefinition } from "./definition.ts";
import { StoreError } from "./errors.ts";
import { OrderedIndex } from "./ordered-index.ts";
import type { Slot } from "./slot.ts";
import { UniqueIndex } from "./unique-index.ts";

/** The rows of a table and the indexes over them, kept in step. Undo is the business of the table above it. */
export class Contents<R extends object, U extends string, O extends string, K extends keyof R & string> {
  readonly #definition: TableDefinition<R, U, O, K>;
  readonly #slots = new Map<R[K], Slot<R>>();
  readonly #unique = new Map<U, UniqueIndex<R>>();
  readonly #ordered = new Map<O, OrderedIndex<R>>();
  #sequence = 0;

  constructor(definition: TableDefinition<R, U, O, K>) {
    this.#definition = definition;
    const { unique, ordered } = definition;
    for (const name in unique) this.#unique.set(name, new UniqueIndex(unique[name]));
    for (const name in ordered) this.#ordered.set(name, new OrderedIndex(ordered[name]));
  }

  get size(): number {
    return this.#slots.size;
  }

  /** The number of the next row: it breaks the ties of ordered indexes. */
  nextSequence(): number {
    this.#sequence += 1;
    return this.#sequence;
  }

  slot(id: R[K]): Slot<R> | undefined {
    return this.#slots.get(id);
  }

  slots(): Iterable<Slot<R>> {
    return this.#slots.values();
  }

  unique(name: U): UniqueIndex<R> {
    const index = this.#unique.get(name);
    if (index === undefined) throw new StoreError(`${this.#definition.name} has no unique index "${name}".`);
    return index;
  }

  ordered(name: O): OrderedIndex<R> {
    const index = this.#ordered.get(name);
    if (index === undefined) throw new StoreError(`${this.#definition.name} has no ordered index "${name}".`);
    return index;
  }

  /** @throws StoreError where another row than `own` already has a unique value of the record. */
  refuseConflicts(record: R, own?: Slot<R>): void {
    for (const [name, index] of this.#unique) {
      const holder = index.holder(record);
      if (holder !== undefined && holder !== own) {
        throw new StoreError(
          `${this.#definition.name} already has a row with this value of its unique index "${name}".`,
        );
      }
    }
  }

  add(id: R[K], slot: Slot<R>): void {
    this.#slots.set(id, slot);
    for (const index of this.#unique.values()) index.add(slot);
    for (const index of this.#ordered.values()) index.add(slot);
  }

  replace(slot: Slot<R>, record: R): void {
    for (const index of this.#unique.values()) index.move(slot.record, record, slot);
    for (const index of this.#ordered.values()) index.move(slot.record, record, slot);
    slot.record = record;
  }

  drop(id: R[K], slot: Slot<R>): void {
    this.#slots.delete(id);
    for (const index of this.#unique.values()) index.remove(slot);
    for (const index of this.#ordered.values()) index.remove(slot);
  }
}
