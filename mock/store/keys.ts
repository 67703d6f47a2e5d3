/** What an ordered index sorts by. Null comes before every number, numbers before texts, a tuple compares part by part. */
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
  // Texts are compared by code unit: the order must not depend on the machine's locale.
  return (a ?? 0) < (b ?? 0) ? -1 : 1;
}

function toParts(key: SortKey): readonly SortPart[] {
  return typeof key === "object" && key !== null ? key : [key];
}

/** Negative where `a` sorts before `b`, 0 where both are the same key; a tuple sorts before its own extensions. */
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
