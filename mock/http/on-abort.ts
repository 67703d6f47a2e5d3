/** What has a signal: a `Request`, or a request of the core. */
export interface Abortable {
  readonly signal?: AbortSignal | null | undefined;
}

/** The requests that something waits for, one entry for each wait. */
const waiting = new Set<{ readonly request: Abortable }>();

/**
 * Calls `run` when the signal of a request aborts. Call the returned function to cancel this. Until then the request stays in
 * memory: in Node, the signal of a `Request` follows the caller's signal only as long as the `Request` exists, and a call that waits
 * may be the last that refers to it.
 */
export function onAbort(request: Abortable, run: (reason: unknown) => void): () => void {
  const { signal } = request;
  if (!signal) return () => {};
  if (signal.aborted) {
    run(signal.reason);
    return () => {};
  }
  const wait = { request };
  const stop = (): void => {
    waiting.delete(wait);
    signal.removeEventListener("abort", abort);
  };
  const abort = (): void => {
    stop();
    run(signal.reason);
  };
  waiting.add(wait);
  signal.addEventListener("abort", abort);
  return stop;
}
