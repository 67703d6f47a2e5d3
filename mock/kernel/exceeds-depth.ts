/** Returns whether a JSON value has more levels than a recursive function can walk. */
export function exceedsDepth(value: unknown, maxDepth: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}
