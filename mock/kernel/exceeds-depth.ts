/** Returns whether a JSON value has more levels than a recursive function can walk. */
export function exceedsDepth(value: unknown, maxDepth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  const inner: unknown[] = Object.values(value);
  return maxDepth === 0 ? inner.length > 0 : inner.some((each) => exceedsDepth(each, maxDepth - 1));
}
