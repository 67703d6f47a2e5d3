import type { MockRequest } from "./exchange.ts";

/**
 * How an adapter says that the caller of a request has disconnected, at less cost than a signal. A copy of a request is not in here,
 * because its maker may have given it another signal.
 */
const callers = new WeakMap<MockRequest, () => boolean>();

/** Says how to learn that the caller of a request has disconnected. The body of such a request rejects then. */
export function watchDisconnect(request: MockRequest, isGone: () => boolean): MockRequest {
  callers.set(request, isGone);
  return request;
}

/** Returns whether the body of a request rejects when the caller disconnects. */
export function hasWatch(request: MockRequest): boolean {
  return callers.has(request);
}

/** Returns whether the caller of a request has disconnected. */
export function isAborted(request: MockRequest): boolean {
  return callers.get(request)?.() ?? request.signal?.aborted === true;
}
