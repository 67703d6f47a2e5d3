import type { MockRequest } from "./exchange.ts";

/**
 * A request whose adapter says whether the caller has disconnected. Its body rejects then. A signal for each request would cost the adapter
 * for node:http more ("GET of a user at a port" in docs/performance.md). A copy is no watched request, because its maker may have given it
 * another signal.
 */
export class WatchedRequest {
  readonly #isGone: () => boolean;

  constructor(isGone: () => boolean) {
    this.#isGone = isGone;
  }

  static isWatched(request: object): request is WatchedRequest {
    return #isGone in request;
  }

  static isAborted(request: MockRequest): boolean {
    return WatchedRequest.isWatched(request) ? request.#isGone() : request.signal?.aborted === true;
  }
}

/** A `Request` or a request of the core, which may have a signal. */
export interface Abortable {
  readonly signal?: AbortSignal | null | undefined;
}

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
