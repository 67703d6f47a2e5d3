import type { ServerResponse } from "node:http";

// Read at load time, so that fake timers of a test do not affect the mock.
const { clearTimeout, setTimeout } = globalThis;

/** The requests of a server that wait for their response. */
export class InFlight {
  readonly #responses = new Set<ServerResponse>();
  #notify: (() => void) | undefined;

  add(response: ServerResponse): void {
    this.#responses.add(response);
    response.once("close", () => this.delete(response));
  }

  /** Forgets a request, such as one that never gets its response. */
  delete(response: ServerResponse): void {
    this.#responses.delete(response);
    if (this.#responses.size === 0) this.#notify?.();
  }

  /** Resolves when no request waits. */
  async waitUntilEmpty(): Promise<void> {
    if (this.#responses.size === 0) return;
    await new Promise<void>((resolve) => {
      this.#notify = resolve;
    });
  }
}

/** Resolves when a promise has settled, or after this many milliseconds. */
export function waitAtMost(promise: Promise<unknown>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    promise.then(end, end);
  });
}
