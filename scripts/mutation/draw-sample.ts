import { createHash } from "node:crypto";

/** Draws some of a list. The same seed draws the same ones, as long as their keys stay the same. */
export function drawSample<T>(
  from: readonly T[],
  count: number,
  seed: string,
  getKey: (one: T) => string,
): T[] {
  const rank = (one: T): string =>
    createHash("sha256")
      .update(`${seed} ${getKey(one)}`)
      .digest("hex");
  return from
    .map((one) => ({ one, at: rank(one) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, count)
    .map(({ one }) => one);
}
