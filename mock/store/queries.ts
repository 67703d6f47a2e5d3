import type { BitSet } from "./bit-set.ts";
import type { SortKey } from "./keys.ts";

/** Options that select a page of an ordered index. */
export interface PageOptions {
  /** The group to read. Required when the index has groups. */
  readonly group?: string;
  /** Number of rows to skip. @default 0 */
  readonly offset?: number;
  /** Maximum number of rows. @default all */
  readonly limit?: number;
  /** `desc` is the exact reverse of `asc`, ties included. @default "asc" */
  readonly direction?: "asc" | "desc";
}

/** A range of keys in an ordered index. */
export interface KeyRange {
  /** The group to read. Required when the index has groups. */
  readonly group?: string;
  /** The first key, inclusive. */
  readonly from?: SortKey;
  /** The last key, exclusive. */
  readonly to?: SortKey;
}

/** A page of a range of keys. */
export interface RangeOptions extends PageOptions, KeyRange {}

/** Options of a selection: which rows, and in which order. */
export interface SelectOptions<O extends string> {
  /** An ordered index without groups. */
  readonly order: O;
  /** Rows with equal keys keep the order of insertion in both directions. @default "asc" */
  readonly direction?: "asc" | "desc";
  /** The sequence numbers of the rows to select, from queries of the current table. Null selects all rows. */
  readonly where: BitSet | null;
  /** Selects only rows whose keys in `order` are in this range. Without `where`, it costs no more than the page. @default all */
  readonly range?: KeyRange | null;
  readonly offset: number;
  readonly limit: number;
}

/** One page of the selected rows. */
export interface Selection<R> {
  readonly rows: R[];
  /** Number of selected rows on all pages. */
  readonly total: number;
}
