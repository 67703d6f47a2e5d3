import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";

/** What a run left behind. All are zero after a clean run. */
export interface Leftovers {
  /** Listeners on signals of callers. */
  readonly listeners: number;
  /** Timers that are still waiting. */
  readonly timers: number;
  /** Requests that the server still has to respond to, because nobody closed them. */
  readonly requests: number;
  /** Open TCP sockets after the server was closed. */
  readonly sockets: number;
  /** Warnings of the runtime, such as of too many listeners. */
  readonly warnings: number;
}

/** The names by which Node lists timers and sockets. */
const TIMERS = ["Timeout"];
const SOCKETS = ["TCPSocketWrap", "TCPServerWrap"];

/** Timers of a latency that the server drew end within this time; a timer of the client takes longer. */
const TIMER_GRACE = 150;
/** A closed socket is gone in the next turns of the event loop; on a busy machine these take time. */
const SOCKET_GRACE = 5_000;

const countResources = (names: readonly string[]): number =>
  process.getActiveResourcesInfo().filter((name) => names.includes(name)).length;

/** Waits for turns of the event loop until a number is zero or the time is over. Returns the number. */
async function waitForZero(count: () => number, grace: number): Promise<number> {
  const end = performance.now() + grace;
  while (count() > 0 && performance.now() < end) await new Promise((resume) => setImmediate(resume));
  return Math.max(0, count());
}

/** Counts what a run holds, with means of the runtime. Create it before the server and the first call. */
export class ResourceWatch {
  readonly #patience: number;
  readonly #timers = countResources(TIMERS);
  readonly #sockets = countResources(SOCKETS);
  readonly #open = new Set<ServerResponse>();
  #listeners = 0;
  #warnings = 0;

  /** @param patience - how long requests may take to end, in milliseconds */
  constructor(patience = 3_000) {
    this.#patience = patience;
    subscribe("http.server.request.start", this.#track);
    process.on("warning", this.#warn);
  }

  /** Counts the listeners that a finished call left on its own signal. */
  check(signal: AbortSignal): void {
    this.#listeners += getEventListeners(signal, "abort").length;
  }

  /** Counts what is left after the last call. `close` stops the server. */
  async finish(close: () => Promise<void>): Promise<Leftovers> {
    const timers = await waitForZero(() => countResources(TIMERS) - this.#timers, TIMER_GRACE);
    const requests = await waitForZero(() => this.#open.size, this.#patience);
    await close();
    const sockets = await waitForZero(() => countResources(SOCKETS) - this.#sockets, SOCKET_GRACE);
    unsubscribe("http.server.request.start", this.#track);
    process.off("warning", this.#warn);
    return { listeners: this.#listeners, timers, requests, sockets, warnings: this.#warnings };
  }

  readonly #track = (message: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node publishes
    const { response } = message as { readonly response: ServerResponse };
    this.#open.add(response);
    response.once("close", () => this.#open.delete(response));
  };

  readonly #warn = (): void => {
    this.#warnings += 1;
  };
}
