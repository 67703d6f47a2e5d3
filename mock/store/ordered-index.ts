import type { Order } from "./definition.ts";
import { StoreError } from "./errors.ts";
import { compareKeys } from "./keys.ts";
import type { Slot } from "./slot.ts";
import { SortedList } from "./sorted-list.ts";

/** The name of the only group of an index without groups. */
const WHOLE = "";

/** Rows in groups, each group a sorted list. */
export class OrderedIndex<R extends object> {
  readonly #order: Order<R>;
  readonly #lists = new Map<string, SortedList<Slot<R>>>();

  constructor(order: Order<R>) {
    this.#order = order;
  }

  /** What its rows are sorted by. */
  get by(): Order<R>["by"] {
    return this.#order.by;
  }

  /**
   * The list of a group; undefined where it has no rows.
   * @throws StoreError where a group is asked of an index without groups, or the other way round.
   */
  list(group: string | undefined): SortedList<Slot<R>> | undefined {
    if ((group === undefined) !== (this.#order.group === undefined)) {
      throw new StoreError(
        `An index ${group === undefined ? "in groups is read by group" : "without groups has none to read"}.`,
      );
    }
    return this.#lists.get(group ?? WHOLE);
  }

  add(slot: Slot<R>): void {
    this.#put(slot.record, slot);
  }

  remove(slot: Slot<R>): void {
    this.#take(slot.record, slot);
  }

  /** Follows a slot whose record is about to be replaced; nothing moves while group and key stay. */
  move(before: R, after: R, slot: Slot<R>): void {
    const stays = compareKeys(this.#order.by(before), this.#order.by(after)) === 0;
    if (stays && this.#group(before) === this.#group(after)) return;
    this.#take(before, slot);
    this.#put(after, slot);
  }

  #group(record: R): string | null {
    return this.#order.group === undefined ? WHOLE : this.#order.group(record);
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
