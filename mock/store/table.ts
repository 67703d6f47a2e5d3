import { BitSet } from "./bit-set.ts";
import { Contents } from "./contents.ts";
import type { TableDefinition } from "./definition.ts";
import { StoreError } from "./errors.ts";
import {
  type PageOptions,
  type SelectOptions,
  type Selection,
  type KeyRange,
  isSortCheaper,
  selectPage,
  sortPage,
} from "./selection.ts";
import type { ReportRow } from "./import-issues.ts";
import type { UndoLog, UndoPart } from "./undo.ts";

export { defineTable, type TableDefinition, type TableParent } from "./definition.ts";
export type { BitSet } from "./bit-set.ts";
export type { KeyRange, PageOptions, SelectOptions, Selection } from "./selection.ts";

interface Prior<R> {
  readonly record: R;
  readonly sequence: number;
}

/**
 * Rows by key, with the indexes of the table's definition. Records are frozen. An update replaces a record, so that readers and
 * snapshots keep the state that they read. Every method except `rows` uses an index instead of reading all rows. Lists are
 * copies, so writing during an iteration is safe.
 *
 * A write that breaks a unique index is an internal error and changes nothing.
 */
export class Table<
  R extends object,
  U extends string = string,
  O extends string = string,
  K extends keyof R & string = keyof R & string,
  S extends string = never,
> {
  readonly #definition: TableDefinition<R, U, O, K, S>;
  readonly #log: UndoLog;
  readonly #part: UndoPart<R[K], Prior<R> | null>;
  /** Null until the first use: most mocks use few of their tables. */
  #used: Contents<R, U, O, K, S> | null = null;

  constructor(definition: TableDefinition<R, U, O, K, S>, log: UndoLog) {
    this.#definition = definition;
    this.#log = log;
    this.#part = {
      area: definition.name,
      read: (id) => {
        const entry = this.#contents.entries.get(id);
        return entry === undefined ? null : { record: entry.record, sequence: entry.sequence };
      },
      putBack: (priors) => this.#putBack(priors),
    };
  }

  get #contents(): Contents<R, U, O, K, S> {
    return (this.#used ??= new Contents(this.#definition));
  }

  get name(): string {
    return this.#definition.name;
  }

  get definition(): TableDefinition<R, U, O, K, S> {
    return this.#definition;
  }

  get size(): number {
    return this.#contents.entries.size;
  }

  get(id: R[K]): R | undefined {
    return this.#contents.entries.get(id)?.record;
  }

  has(id: R[K]): boolean {
    return this.#contents.entries.has(id);
  }

  /** Adds a row and returns it. */
  insert(record: R): R {
    const { key, name } = this.#definition;
    const id = record[key];
    Object.freeze(record);
    if (this.has(id)) throw new StoreError(`${name} already has a row with this ${key}.`);
    this.#contents.assertNoConflicts(record);
    this.#log.record(this.#part, id);
    this.#contents.add(id, { record, sequence: this.#contents.nextSequence() });
    return record;
  }

  /** Replaces the given fields of a row and returns its new record. */
  update(id: R[K], patch: Partial<R>): R {
    const { key, name } = this.#definition;
    const entry = this.#contents.entries.get(id);
    if (entry === undefined) throw new StoreError(`${name} has no row with this ${key} to update.`);
    // Not a spread: on Node 20, V8 makes a new hidden class for each copy of a small object that is frozen.
    const record: R = Object.freeze(Object.assign({}, entry.record, patch));
    if (record[key] !== id) throw new StoreError(`The ${key} of a row of ${name} never changes.`);
    this.#contents.assertNoConflicts(record, entry);
    this.#log.record(this.#part, id);
    this.#contents.replace(entry, record);
    return record;
  }

  /** Deletes a row. Returns false when there was none. */
  delete(id: R[K]): boolean {
    const entry = this.#contents.entries.get(id);
    if (entry === undefined) return false;
    this.#log.record(this.#part, id);
    this.#contents.drop(id, entry);
    return true;
  }

  find(index: U, value: string): R | undefined {
    return this.#contents.unique.get(index)!.find(value)?.record;
  }

  /** Returns the rows of an ordered index, or of them those between two keys, or a page of them. */
  page(index: O, options: PageOptions = {}): R[] {
    const list = this.#contents.ordered.get(index)!.list(options.group);
    if (list === undefined) return [];
    const [from, to] = list.findBounds(options);
    const { offset = 0, limit = to, direction } = options;
    const count = Math.min(limit, to - from - offset);
    const start = direction === "desc" ? to - offset - count : from + offset;
    const rows: R[] = [];
    list.visit(start, start + count, (_, entries, index) => rows.push(entries[index]!.record));
    return direction === "desc" ? rows.toReversed() : rows;
  }

  count(index: O, group?: string): number {
    return this.#contents.ordered.get(index)!.list(group)?.size ?? 0;
  }

  /** Returns all rows of an ordered index, or of one group, in order. */
  all(index: O, group?: string): readonly R[] {
    return this.page(index, { group });
  }

  /** Creates an empty set of rows, to which `selectBy...` methods add rows. */
  createEmptySet(): BitSet {
    return new BitSet(this.#contents.bound);
  }

  /** Selects the rows with one of the values in a set index. Like the methods below, it adds them to `bits`. */
  selectByValue(index: S, values: readonly string[], bits = this.createEmptySet()): BitSet {
    for (const value of values) this.#contents.sets.get(index)!.collect(value, bits);
    return bits;
  }

  /** Selects the rows whose value in a set index of texts in lower case contains the part, ignoring case. */
  selectByText(index: S, part: string, bits = this.createEmptySet()): BitSet {
    this.#contents.sets.get(index)!.collectContaining(part.toLowerCase(), bits);
    return bits;
  }

  selectBetween(index: O, range: KeyRange, bits = this.createEmptySet()): BitSet {
    const list = this.#contents.ordered.get(index)!.list(range.group);
    list?.visit(...list.findBounds(range), (sequence) => bits.add(sequence));
    return bits;
  }

  selectByKeys(ids: readonly R[K][]): BitSet {
    const bits = this.createEmptySet();
    for (const id of ids) {
      const entry = this.#contents.entries.get(id);
      if (entry !== undefined) bits.add(entry.sequence);
    }
    return bits;
  }

  /** Returns a sorted page of the selected rows and their total number. */
  select({ order, direction, where, range, offset, limit }: SelectOptions<O>): Selection<R> {
    const index = this.#contents.ordered.get(order)!;
    const list = index.list(undefined);
    if (list === undefined) return { rows: [], total: 0 };
    const rowOrder = {
      list,
      by: index.by,
      findEntry: (sequence: number) => this.#contents.numbered.get(sequence),
    };
    const [start, end] = list.findBounds(range ?? {});
    const selected = range && where ? where.and(this.selectBetween(order, range)) : where;
    const total = selected?.count() ?? Math.max(0, end - start);
    const page = { start, end, offset, limit, descending: direction === "desc" };
    if (offset >= total) return { rows: [], total };
    const isFew = selected !== null && isSortCheaper(total, list.size, page);
    return { rows: isFew ? sortPage(rowOrder, selected, page) : selectPage(rowOrder, selected, page), total };
  }

  /** Returns all rows in the order of insertion. It sorts the whole table, so use it only for exports and small tables. */
  rows(): R[] {
    const entries = [...this.#contents.entries.values()].toSorted((a, b) => a.sequence - b.sequence);
    return entries.map((entry) => entry.record);
  }

  exportRows(): object[] {
    const rows = this.rows();
    return this.#definition.packing?.pack(rows) ?? rows;
  }

  /** Restores the rows of an export. Reports a row that cannot be restored and returns null for it. */
  unpack(packed: readonly R[], report: ReportRow): readonly (R | null)[] {
    return this.#definition.packing?.unpack(packed, report) ?? packed;
  }

  /**
   * Prepares new content and returns a function that activates it and cannot fail. It is not recorded for undo, because the
   * caller discards open snapshots. Reports rows without a key and rows with a duplicate key or unique value.
   */
  prepareImport(records: readonly (R | null)[], report: ReportRow): () => void {
    const contents = new Contents(this.#definition);
    for (const [index, record] of records.entries()) {
      if (record !== null) this.#load(contents, record, (path, rule) => report(index, path, rule));
    }
    return () => {
      this.#used = contents;
    };
  }

  #load(
    contents: Contents<R, U, O, K, S>,
    record: R,
    report: (path: readonly PropertyKey[], rule: string) => void,
  ): void {
    const { key } = this.#definition;
    const id = record[key];
    if (typeof id !== "string" && typeof id !== "number")
      return report([key], "must be a string or a number");
    if (contents.entries.get(id) !== undefined) return report([key], "is the same as in another row");
    try {
      contents.assertNoConflicts(record);
      contents.add(id, { record: Object.freeze(record), sequence: contents.nextSequence() });
    } catch (failure) {
      report([], `breaks a rule: ${(failure as StoreError).message}`);
    }
  }

  #putBack(priors: ReadonlyMap<R[K], Prior<R> | null>): void {
    // Remove all changed rows first, because rows may have swapped their unique values.
    for (const id of priors.keys()) {
      const entry = this.#contents.entries.get(id);
      if (entry !== undefined) this.#contents.drop(id, entry);
    }
    for (const [id, prior] of priors) {
      if (prior !== null) this.#contents.add(id, { record: prior.record, sequence: prior.sequence });
    }
  }
}
