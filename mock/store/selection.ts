import type { BitSet } from "./bit-set.ts";
import { compareKeys, type SortKey } from "./keys.ts";
import type { Slot } from "./slot.ts";
import type { SortedList, Slice, Visit } from "./sorted-list.ts";

/** Which rows of a selection are wanted. */
interface PageRequest {
  readonly offset: number;
  readonly limit: number;
  readonly down: boolean;
}

/** An order that all rows of a table lie in, and how to find a row of it by number. */
interface Ranking<R> {
  readonly list: SortedList<Slot<R>>;
  readonly by: (record: R) => SortKey;
  readonly numbered: (sequence: number) => Slot<R> | undefined;
}

/** Rough costs, one beside the other: going past a row of a list, and fetching and sorting one of a few. */
const PASS = 1;
const FETCH = 60;

/** A page of the rows that bits name, of which there are so many. */
export function selectPage<R>(ranking: Ranking<R>, bits: BitSet, total: number, wanted: PageRequest): R[] {
  const { offset, limit } = wanted;
  if (offset >= total || limit <= 0) return [];
  const passed = Math.min(1, (offset + limit) / total) * ranking.list.size * PASS;
  const fetched = total * (FETCH + Math.log2(total));
  return fetched < passed ? sortPage(ranking, bits, wanted) : scanPage(ranking.list, bits, wanted);
}

/** A page of all rows. */
export function selectPageOfAll<R>({ list }: Ranking<R>, { offset, limit, down }: PageRequest): R[] {
  const rows: R[] = [];
  if (limit <= 0) return rows;
  const take: Visit<Slot<R>> = (stretch) => {
    visitSlice(stretch, (index) => rows.length < limit && rows.push(stretch.slots[index]!.record) > 0);
    return rows.length === limit;
  };
  if (down) list.scanDown(offset, take);
  else list.scan(offset, list.size, take);
  return rows;
}

/** Goes through the list and takes what the bits name: the way for many rows, since a page is soon full. */
function scanPage<R>(list: SortedList<Slot<R>>, bits: BitSet, { offset, limit, down }: PageRequest): R[] {
  const rows: R[] = [];
  let left = offset;
  const take: Visit<Slot<R>> = (stretch) => {
    const { sequences, slots, start, end } = stretch;
    const hits = bits.countIn(sequences, start, end);
    if (hits <= left) {
      left -= hits;
      return false;
    }
    visitSlice(stretch, (index) => {
      if (!bits.has(sequences[index]!)) return true;
      if (left > 0) left -= 1;
      else rows.push(slots[index]!.record);
      return rows.length < limit;
    });
    return rows.length === limit;
  };
  if (down) list.scanDown(0, take);
  else list.scan(0, list.size, take);
  return rows;
}

/** Visits the places of a stretch in their order, until a visit returns false. */
function visitSlice<S>({ start, end, backwards }: Slice<S>, visit: (index: number) => boolean): void {
  if (backwards) {
    for (let index = end - 1; index >= start && visit(index); index -= 1);
  } else {
    for (let index = start; index < end && visit(index); index += 1);
  }
}

/** Fetches what the bits name and sorts it: the way for few rows, which may lie far apart in the list. */
function sortPage<R>({ by, numbered }: Ranking<R>, bits: BitSet, { offset, limit, down }: PageRequest): R[] {
  const found: { readonly key: SortKey; readonly slot: Slot<R> }[] = [];
  bits.forEach((sequence) => {
    const slot = numbered(sequence);
    if (slot !== undefined) found.push({ key: by(slot.record), slot });
  });
  const sign = down ? -1 : 1;
  found.sort((a, b) => sign * compareKeys(a.key, b.key) || a.slot.sequence - b.slot.sequence);
  return found.slice(offset, offset + limit).map(({ slot }) => slot.record);
}
