/** How every figure here is made: two ways of doing a thing, in turn, many times, and the median of the ratios. */

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** CPU time of this process that `work` takes, in milliseconds. */
export async function cpu(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Wall time that `work` takes, in milliseconds. */
export async function wall(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/**
 * Runs the two in turn and answers the median of the ratios a/b, so that a machine whose speed drifts slows both alike.
 *
 * @param by how one run is measured: `wall` or `cpu`
 */
export async function ratio(a, b, { rounds = 15, warmup = 3, by = wall } = {}) {
  const ratios = [];
  for (let round = -warmup; round < rounds; round++) {
    // Which of the two goes first changes from round to round: the second finds the caches warm.
    const first = round % 2 === 0 ? await by(a) : 0;
    const second = await by(b);
    const third = round % 2 === 0 ? 0 : await by(a);
    if (round >= 0) ratios.push((first + third) / second);
  }
  return median(ratios);
}

/** Does `work` so many times, one after the other. */
export const times = (count, work) => async () => {
  for (let i = 0; i < count; i++) await work(i);
};
