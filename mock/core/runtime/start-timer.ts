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
