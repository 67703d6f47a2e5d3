/** Sums values with one decimal. */
export function computeSum(values: readonly number[]): number {
  return roundToTenth(values.reduce((total, value) => total + value, 0));
}

/** Computes the mean of values, with one decimal. */
export function computeMean(values: readonly number[]): number {
  return roundToTenth(values.reduce((total, value) => total + value, 0) / values.length);
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
