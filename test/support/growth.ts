/**
 * Measures how work grows with its input: the time for an input that is eight times as large, divided by the time for
 * the smaller one. Linear work has about 8 and quadratic work 64. Work of less than a millisecond counts as one, which
 * excludes noise. A busy machine can interrupt every run of the larger work, so growth above the limit is measured again:
 * superlinear work stays above it.
 */
export function measureGrowth(work: (size: number) => unknown, size: number): number {
  let growth = Infinity;
  for (let attempt = 0; attempt < 5 && growth >= SUPERLINEAR; attempt += 1) {
    const smaller = Math.max(
      1,
      shortestRun(() => work(size)),
    );
    growth = Math.min(growth, shortestRun(() => work(8 * size)) / smaller);
  }
  return growth;
}

/** Growth above this is superlinear; linear work on a busy machine stays below it. */
export const SUPERLINEAR = 32;

/** Returns the shortest of a few runs, in milliseconds: the others were interrupted. */
function shortestRun(work: () => unknown): number {
  const runs = [0, 1, 2].map(() => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...runs);
}
