import type { BitSet } from "./bit-set.ts";
import { compareKeys, type SortKey } from "./keys.ts";
import type { Slot } from "./slot.ts";
import type { SortedList, Slice, Visit } from "./sorted-list.ts";

/** The page of a selection to return. */
interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  readonly descending: boolean;
}

/** An order of all rows of a table, and a function that finds a row by its sequence number. */
interface RowOrder<R> {
  readonly list: SortedList<Slot<R>>;
  readonly by: (record: R) => SortKey;
  readonly findSlot: (sequence: number) => Slot<R> | undefined;
}

/** Estimated relative costs: to scan one row of a list, and to fetch and sort one row. */
const SCAN_COST = 1;
const FETCH_COST = 60;

/**
 * Selects a page of the rows in a bit set.
 * @param total - the number of rows in the bit set
 */
export function selectPage<R>(order: RowOrder<R>, bits: BitSet, total: number, page: PageRequest): R[] {
  const { offset, limit } = page;
  if (offset >= total || limit <= 0) return [];
  const scanCost = Math.min(1, (offset + limit) / total) * order.list.size * SCAN_COST;
  const fetchCost = total * (FETCH_COST + Math.log2(total));
  return fetchCost < scanCost ? sortPage(order, bits, page) : scanPage(order.list, bits, page);
}

/** Selects a page of the rows between two positions of the list. Rows with equal keys are on the same side of each. */
export function selectPageBetween<R>(
  { list }: RowOrder<R>,
  start: number,
  end: number,
  { offset, limit, descending }: PageRequest,
): R[] {
  const rows: R[] = [];
  const most = Math.min(limit, end - start - offset);
  if (most <= 0) return rows;
  const take: Visit<Slot<R>> = (slice) => {
    visitSlice(slice, (index) => rows.length < most && rows.push(slice.slots[index]!.record) > 0);
    return rows.length === most;
  };
  if (descending) list.scanDescending(list.size - end + offset, take);
  else list.scan(start + offset, end, take);
  return rows;
}

/** Scans the list for rows in the bit set. Fast for many rows, because the page fills early. */
function scanPage<R>(
  list: SortedList<Slot<R>>,
  bits: BitSet,
  { offset, limit, descending }: PageRequest,
): R[] {
  const rows: R[] = [];
  let left = offset;
  const take: Visit<Slot<R>> = (slice) => {
    const { sequences, slots, start, end } = slice;
    const hits = bits.countIn(sequences, start, end);
    if (hits <= left) {
      left -= hits;
      return false;
    }
    visitSlice(slice, (index) => {
      if (!bits.has(sequences[index]!)) return true;
      if (left > 0) left -= 1;
      else rows.push(slots[index]!.record);
      return rows.length < limit;
    });
    return rows.length === limit;
  };
  if (descending) list.scanDescending(0, take);
  else list.scan(0, list.size, take);
  return rows;
}

/** Visits the indexes of a slice in order, until a visit returns false. */
function visitSlice<S>({ start, end, backwards }: Slice<S>, visit: (index: number) => boolean): void {
  if (backwards) {
    for (let index = end - 1; index >= start && visit(index); index -= 1);
  } else {
    for (let index = start; index < end && visit(index); index += 1);
  }
}

/** Fetches the rows in the bit set and sorts them. Fast for few rows, which may be far apart in the list. */
function sortPage<R>(
  { by, findSlot }: RowOrder<R>,
  bits: BitSet,
  { offset, limit, descending }: PageRequest,
): R[] {
  const found: { readonly key: SortKey; readonly slot: Slot<R> }[] = [];
  bits.forEach((sequence) => {
    const slot = findSlot(sequence);
    if (slot !== undefined) found.push({ key: by(slot.record), slot });
  });
  const sign = descending ? -1 : 1;
  found.sort((a, b) => sign * compareKeys(a.key, b.key) || a.slot.sequence - b.slot.sequence);
  return found.slice(offset, offset + limit).map(({ slot }) => slot.record);
}

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
