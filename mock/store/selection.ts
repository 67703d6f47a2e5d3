import type { BitSet } from "./bit-set.ts";
import { compareKeys, type SortKey } from "./keys.ts";
import type { Entry, SortedList, Visit } from "./sorted-list.ts";

/** An order of all rows of a table, and a function that finds a row by its sequence number. */
interface RowOrder<R> {
  readonly list: SortedList<Entry<R>>;
  readonly by: (record: R) => SortKey;
  readonly findEntry: (sequence: number) => Entry<R> | undefined;
}

/** Which rows to return: a page of those between two positions of a list. */
interface PageRequest {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

/** To fetch and sort one row costs as much as to scan this many rows of a list. */
const FETCH_COST = 60;

/** Selects a page of the rows of a list. Rows with equal keys are on the same side of each position. */
export function selectPage<R>(
  { list }: RowOrder<R>,
  selected: BitSet | null,
  { start, end, offset, limit, descending }: PageRequest,
): R[] {
  const rows: R[] = [];
  // Without a selection, the rows before the page need not be counted.
  const skip = selected === null ? offset : 0;
  let left = offset - skip;
  const most = selected === null ? Math.min(limit, end - start - offset) : limit;
  if (most <= 0) return rows;
  const take: Visit<Entry<R>> = (sequence, entries, index) => {
    if (selected?.has(sequence) === false) return true;
    if (left > 0) left -= 1;
    else rows.push(entries[index]!.record);
    return rows.length < most;
  };
  if (descending) list.visitDescending(end, skip, take);
  else list.visit(start + skip, end, take);
  return rows;
}

/** Whether it is cheaper to sort the selected rows, which may be far apart in the list, than to scan the list for them. */
export function isSortCheaper(total: number, size: number, { offset, limit }: PageRequest): boolean {
  const scanned = Math.min(1, (offset + limit) / total) * size;
  return total * (FETCH_COST + Math.log2(total)) < scanned;
}

export function sortPage<R>(
  { by, findEntry }: RowOrder<R>,
  selected: BitSet,
  { offset, limit, descending }: PageRequest,
): R[] {
  const found: { readonly key: SortKey; readonly entry: Entry<R> }[] = [];
  selected.forEach((sequence) => {
    // The selection is of the current table, so each of its rows exists.
    const entry = findEntry(sequence)!;
    found.push({ key: by(entry.record), entry });
  });
  const sign = descending ? -1 : 1;
  found.sort((a, b) => sign * compareKeys(a.key, b.key) || a.entry.sequence - b.entry.sequence);
  return found.slice(offset, offset + limit).map(({ entry }) => entry.record);
}

export interface PageOptions extends KeyRange {
  /** Number of rows to skip. @default 0 */
  readonly offset?: number;
  /** Maximum number of rows. @default all */
  readonly limit?: number;
  /** `desc` is the exact reverse of `asc`, ties included. @default "asc" */
  readonly direction?: "asc" | "desc";
}

export interface KeyRange {
  /** The group to read. Required when the index has groups. */
  readonly group?: string;
  /** The first key, inclusive. */
  readonly from?: SortKey;
  /** The last key, exclusive. */
  readonly to?: SortKey;
}

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
