/**
 * A sort key of an ordered index. Null sorts before numbers, and numbers before strings. The keys of one index are all single parts, or
 * all tuples, which compare part by part. A tuple sorts before longer tuples that begin with it.
 */
export type SortPart = string | number | null;
export type SortKey = SortPart | readonly SortPart[];

function rank(part: SortPart): number {
  if (part === null) return 0;
  return typeof part === "number" ? 1 : 2;
}

function compareParts(a: SortPart, b: SortPart): number {
  if (a === b) return 0;
  const ranks = rank(a) - rank(b);
  if (ranks !== 0) return ranks;
  // Compare strings by code unit, so that the order does not depend on the locale.
  return a! < b! ? -1 : 1;
}

const isTuple = (key: SortKey): key is readonly SortPart[] => typeof key === "object" && key !== null;

/** Compares two keys of an index. Returns a negative number when `a` sorts before `b`, and 0 when they are equal. */
export function compareKeys(a: SortKey, b: SortKey): number {
  if (!isTuple(a) || !isTuple(b)) return compareParts(a as SortPart, b as SortPart);
  let order = 0;
  const shared = Math.min(a.length, b.length);
  for (let index = 0; order === 0 && index < shared; index += 1) order = compareParts(a[index]!, b[index]!);
  return order || a.length - b.length;
}
