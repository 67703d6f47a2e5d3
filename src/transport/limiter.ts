/** Waits for room, and gives the function that makes room again. */
export type Limiter = () => Promise<() => void>;

/**
 * Lets at most `most` pieces of work run at once, in the order of asking; undefined where there is room without end.
 * What was aborted in the queue still gets its turn, finds that it has been ended, and makes room at once.
 */
export function createLimiter(most: number): Limiter | undefined {
  if (most === Infinity) return undefined;
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    running--;
    queue.shift()?.();
  };
  return () =>
    new Promise((resolve) => {
      const enter = () => {
        running++;
        resolve(leave);
      };
      if (running < most) enter();
      else queue.push(enter);
    });
}
