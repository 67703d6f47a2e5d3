/** Waits for room, and gives the function that makes room again; undefined where there is room without end. */
export type Limiter = (signal: AbortSignal | undefined) => Promise<() => void>;

/** Lets at most `most` pieces of work run at once, in the order of asking. What was aborted in the queue is passed over. */
export function limiter(most: number): Limiter | undefined {
  if (most === Infinity) return undefined;
  let running = 0;
  const queue = new Map<() => void, AbortSignal | undefined>();
  const leave = () => {
    running--;
    for (const [enter, signal] of queue) {
      queue.delete(enter);
      if (!signal?.aborted) return enter();
    }
  };
  return (signal) =>
    new Promise((resolve) => {
      const enter = () => {
        running++;
        resolve(leave);
      };
      if (running < most) enter();
      else queue.set(enter, signal);
    });
}
