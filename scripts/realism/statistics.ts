/** Computes the mean. Returns NaN for no values. */
export function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Computes the standard deviation of a sample. Returns NaN for fewer than two values. */
export function computeDeviation(values: readonly number[]): number {
  const mean = computeMean(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return values.length < 2 ? NaN : Math.sqrt(squares / (values.length - 1));
}

/**
 * Computes the value below which a share of the values lies, between the two nearest values.
 * @param sorted the values, lowest first
 * @param share from 0 to 1
 */
export function computeQuantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (high - low) * (place - Math.floor(place));
}

/** Ranks values from 1. Equal values share the mean of their ranks. */
export function rankValues(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = values.map(() => 0);
  for (let start = 0; start < order.length;) {
    let end = start;
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end += 1;
    for (let at = start; at < end; at += 1) ranks[order[at] ?? 0] = (start + end + 1) / 2;
    start = end;
  }
  return ranks;
}

/** Computes Pearson's coefficient of correlation. */
export function computeCorrelation(xs: readonly number[], ys: readonly number[]): number {
  const [meanX, meanY] = [computeMean(xs), computeMean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? NaN;
    xy += (x - meanX) * (y - meanY);
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}

/** Computes Spearman's coefficient: the correlation of ranks. */
export function computeRankCorrelation(xs: readonly number[], ys: readonly number[]): number {
  return computeCorrelation(rankValues(xs), rankValues(ys));
}
