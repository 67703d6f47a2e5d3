/**
 * Measures how work grows with its input: the time of one that is eight times as large, in times of the smaller one. Linear
 * work comes to about 8 and quadratic work to 64. Work of less than a millisecond counts as one, so that noise is no growth.
 */
export function measureGrowth(work: (size: number) => unknown, size: number): number {
  return (
    shortestRun(() => work(8 * size)) /
    Math.max(
      1,
      shortestRun(() => work(size)),
    )
  );
}

/** Growth beyond this is superlinear; a busy machine stays below it. */
export const SUPERLINEAR = 32;

/** The shortest of a few runs, in milliseconds: the others were interrupted. */
function shortestRun(work: () => unknown): number {
  const runs = [0, 1, 2].map(() => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...runs);
}
