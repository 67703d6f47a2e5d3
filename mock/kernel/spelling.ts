/** Longer texts are not compared: they resemble no name, and comparing them is slow. */
const MAX_LENGTH = 100;

/** Computes the edit distance of two texts. Inserting, deleting, replacing and swapping two neighbors cost 1 each. */
export function computeEditDistance(from: string, to: string): number {
  const width = to.length + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const replaced = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const shifted = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swaps =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(Math.min(replaced, shifted, swaps ? (beforeLast[column - 2] ?? 0) + 1 : Infinity));
    }
    beforeLast = last;
    last = current;
  }
  return last[width - 1] ?? 0;
}

/** Finds up to two names that are most similar to a misspelled one, best first. Returns an empty list when none is similar. */
export function findSimilar(given: string, names: readonly string[]): string[] {
  if (given.length > MAX_LENGTH) return [];
  const lower = given.toLowerCase();
  const limit = Math.max(1, Math.floor(given.length / 3));
  return [...new Set(names)]
    .filter(({ length }) => Math.abs(length - given.length) <= limit)
    .map((name) => ({ name, distance: computeEditDistance(lower, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance)
    .filter(({ distance }, _, [best]) => distance === best?.distance)
    .slice(0, 2)
    .map(({ name }) => name);
}

/** Returns a hint such as ` Did you mean "operation"?`, or an empty string when no name is similar. */
export function suggestName(given: unknown, names: readonly string[]): string {
  const near = typeof given === "string" ? findSimilar(given, names) : [];
  return near.length === 0 ? "" : ` Did you mean ${near.map((name) => `"${name}"`).join(" or ")}?`;
}
