/** Measures two ways of doing the same thing in turn, many times, and takes the median of the ratios. */

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

/** Returns the CPU time that `work` takes in this process, in milliseconds. */
export async function cpu(work) {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the wall time that `work` takes, in milliseconds. */
export async function wall(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/**
 * Runs both in turn and returns the median of the ratios a/b. A machine whose speed drifts slows both alike.
 *
 * @param by how one run is measured: `wall` or `cpu`
 */
export async function ratio(a, b, { rounds = 15, warmup = 3, by = wall } = {}) {
  const ratios = [];
  for (let round = -warmup; round < rounds; round++) {
    // The order alternates between rounds, because the second finds warm caches.
    const first = round % 2 === 0 ? await by(a) : 0;
    const second = await by(b);
    const third = round % 2 === 0 ? 0 : await by(a);
    if (round >= 0) ratios.push((first + third) / second);
  }
  return median(ratios);
}

/** Repeats `work` sequentially. */
export const times = (count, work) => async () => {
  for (let i = 0; i < count; i++) await work(i);
};

/** Returns the heap without garbage. A world that has just ended is free some turns of the event loop later. */
export async function measureHeap() {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise(setImmediate);
    globalThis.gc();
  }
  return process.memoryUsage().heapUsed;
}
