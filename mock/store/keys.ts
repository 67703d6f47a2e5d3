/** A sort key of an ordered index. Null sorts before numbers, and numbers before strings. Tuples compare part by part. */
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
  return (a ?? 0) < (b ?? 0) ? -1 : 1;
}

function toParts(key: SortKey): readonly SortPart[] {
  return typeof key === "object" && key !== null ? key : [key];
}

/** Compares two keys. Returns a negative number when `a` sorts before `b`, and 0 when they are equal. A tuple sorts before longer tuples that begin with it. */
export function compareKeys(a: SortKey, b: SortKey): number {
  if (typeof a === "number" && typeof b === "number") return a === b ? 0 : a < b ? -1 : 1;
  if (typeof a === "string" && typeof b === "string") return a < b ? -1 : a > b ? 1 : 0;
  const [left, right] = [toParts(a), toParts(b)];
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const order = compareParts(left[index] ?? null, right[index] ?? null);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
