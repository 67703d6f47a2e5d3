// Read at load time, so that fake timers of a test do not affect the mock.
const { setTimeout, clearTimeout } = globalThis;

/** The longest time that one timer takes, in milliseconds. A longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** Calls a function after some milliseconds of real time, however many. Returns a function that cancels it. */
export function startTimer(ms: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : call()), Math.min(left, LONGEST));
  };
  wait(ms);
  return () => clearTimeout(timer);
}

/** Sleeps in real time. Resolves early when the signal aborts. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const wake = (): void => {
      cancel();
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const cancel = startTimer(ms, wake);
    signal?.addEventListener("abort", wake);
  });
}
