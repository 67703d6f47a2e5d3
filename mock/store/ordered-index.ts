import type { Order } from "./definition.ts";
import { StoreError } from "./errors.ts";
import { compareKeys } from "./keys.ts";
import type { Slot } from "./slot.ts";
import { SortedList } from "./sorted-list.ts";

/** The name of the single group of an index without groups. */
const SINGLE_GROUP = "";

/** An index that keeps rows in groups. Each group is a sorted list. */
export class OrderedIndex<R extends object> {
  readonly #order: Order<R>;
  readonly #lists = new Map<string, SortedList<Slot<R>>>();

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
  list(group: string | undefined): SortedList<Slot<R>> | undefined {
    if ((group === undefined) !== (this.#order.group === undefined)) {
      throw new StoreError(
        group === undefined
          ? "This index has groups. Name one."
          : "This index has no groups. Do not name one.",
      );
    }
    return this.#lists.get(group ?? SINGLE_GROUP);
  }

  add(slot: Slot<R>): void {
    this.#put(slot.record, slot);
  }

  remove(slot: Slot<R>): void {
    this.#take(slot.record, slot);
  }

  /** Updates the index for a record that is about to be replaced. Does nothing when group and key stay the same. */
  move(before: R, after: R, slot: Slot<R>): void {
    const stays = compareKeys(this.#order.by(before), this.#order.by(after)) === 0;
    if (stays && this.#group(before) === this.#group(after)) return;
    this.#take(before, slot);
    this.#put(after, slot);
  }

  #group(record: R): string | null {
    return this.#order.group === undefined ? SINGLE_GROUP : this.#order.group(record);
  }

  #put(record: R, slot: Slot<R>): void {
    const group = this.#group(record);
    if (group === null) return;
    let list = this.#lists.get(group);
    if (list === undefined) this.#lists.set(group, (list = new SortedList()));
    list.insert(this.#order.by(record), slot);
  }

  #take(record: R, slot: Slot<R>): void {
    const group = this.#group(record);
    if (group === null) return;
    const list = this.#lists.get(group);
    list?.remove(this.#order.by(record), slot);
    if (list?.size === 0) this.#lists.delete(group);
  }
}
