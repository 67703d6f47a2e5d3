import type { Sleep } from "./options.ts";

/** What to call when a signal aborts. */
const callbacks = new WeakMap<AbortSignal, Set<() => void>>();

function callAll(this: AbortSignal): void {
  callbacks.get(this)?.forEach((run) => run());
}

/**
 * Calls `run` when the signal aborts. Call the returned function to cancel this. All calls that share a signal use one listener,
 * which is removed after the last call. One listener per call would make the runtime warn of a leak.
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  const runs = callbacks.get(signal) ?? new Set();
  callbacks.set(signal, runs.add(run));
  signal.addEventListener("abort", callAll);
  return () => {
    runs.delete(run);
    if (runs.size === 0) signal.removeEventListener("abort", callAll);
  };
}

/** The longest time that a timer takes; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Runs work until it is done, its signal aborts or its time in milliseconds is over; Infinity is no limit. The returned promise settles
 * at once when one of them ends it, even if the work ignores the signal of its controller. It always removes its timer and its listener.
 * @param createAbortError - makes the error of an aborted signal out of its reason.
 */
export function runBounded<T>(
  signal: AbortSignal | null | undefined,
  ms: number,
  createAbortError: (reason: unknown) => unknown,
  createTimeoutError: () => unknown,
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const release = () => {
      clearTimeout(timer);
      forget?.();
    };
    const end = (error: unknown) => {
      release();
      reject(error);
      controller.abort(error);
    };
    const abort = () => end(createAbortError(signal!.reason));
    const timer = ms <= longestTimer ? setTimeout(() => end(createTimeoutError()), ms) : undefined;
    const forget = signal && onAbort(signal, abort);
    if (signal?.aborted) return abort();
    work(controller).finally(release).then(resolve, reject);
  });
}

/** Waits by a timer of the runtime, which the signal clears. It is work that never ends by itself. */
export const sleepWithTimer: Sleep = (ms, signal) => {
  const wake = () => undefined;
  return runBounded(signal, ms, wake, wake, () => new Promise<void>(wake)).catch(wake);
};
