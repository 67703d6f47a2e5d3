/** The normal distribution with mean 0 and standard deviation 1. */

/** Below this share, and above its complement, the tails have an approximation of their own. */
const TAIL = 0.02425;

/**
 * Returns the deviate below which a share of the distribution lies: 0 for 0.5, 1.645 for 0.95. The approximation is Acklam's,
 * with a relative error below 1.2e-9.
 */
export function getNormalDeviate(share: number): number {
  const p = Math.min(Math.max(share, 1e-12), 1 - 1e-12);
  if (p < TAIL) return computeTailDeviate(Math.sqrt(-2 * Math.log(p)));
  if (p > 1 - TAIL) return -computeTailDeviate(Math.sqrt(-2 * Math.log(1 - p)));
  const q = p - 0.5;
  const r = q * q;
  return (
    ((((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
      30.66479806614716) *
      r +
      2.506628277459239) *
      q) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  );
}

function computeTailDeviate(q: number): number {
  return (
    (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) *
      q +
      4.374664141464968) *
      q +
      2.938163982698783) /
    ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) * q +
      1)
  );
}

/** Returns the share of the distribution below a deviate. The approximation is Abramowitz and Stegun 26.2.17. */
export function getNormalShare(deviate: number): number {
  if (deviate < 0) return 1 - getNormalShare(-deviate);
  const t = 1 / (1 + 0.2316419 * deviate);
  const tail =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429)))) *
    0.3989422804014327 *
    Math.exp((-deviate * deviate) / 2);
  return 1 - tail;
}
