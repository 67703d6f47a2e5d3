import type { BitSet } from "./bit-set.ts";
import type { SortKey } from "./keys.ts";

/** How rows are counted off from an ordered index. */
export interface PageOptions {
  /** The group to read; needed where the index has groups. */
  readonly group?: string;
  /** How many rows to pass over. @default 0 */
  readonly offset?: number;
  /** How many rows at most. @default all */
  readonly limit?: number;
  /** `desc` is the exact reverse of `asc`, ties included. @default "asc" */
  readonly direction?: "asc" | "desc";
}

/** A stretch of an ordered index between two keys. */
export interface KeyRange {
  /** The group to read; needed where the index has groups. */
  readonly group?: string;
  /** The first key, included. */
  readonly from?: SortKey;
  /** The last key, excluded. */
  readonly to?: SortKey;
}

/** A page of such a stretch. */
export interface RangeOptions extends PageOptions, KeyRange {}

/** Which rows a selection takes, and in which order. */
export interface SelectOptions<O extends string> {
  /** An ordered index without groups. */
  readonly order: O;
  /** Whatever the direction, rows of equal keys come in the order of insertion. @default "asc" */
  readonly direction?: "asc" | "desc";
  /** The rows to take, by a question to this table as it stands; null takes all. */
  readonly where: BitSet | null;
  readonly offset: number;
  readonly limit: number;
}

/** One page of what was selected. */
export interface Selection<R> {
  readonly rows: R[];
  /** How many rows were selected, on whatever page. */
  readonly total: number;
}
