import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";

/** The names by which Node lists timers and sockets. */
const TIMERS = ["Timeout"];
const SOCKETS = ["TCPSocketWrap", "TCPServerWrap"];

/** Timers of a latency that the server drew end within this time; a timer of the client takes longer. */
const TIMER_GRACE = 150;
/** A closed socket is gone in the next turns of the event loop; on a busy machine these take time. */
const SOCKET_GRACE = 5_000;

const countResources = (names: readonly string[]): number =>
  process.getActiveResourcesInfo().filter((name) => names.includes(name)).length;

/** How often a number that should become zero is read, in milliseconds. Reading it in each turn of the event loop would keep a core busy. */
const POLL = 5;

/** Waits until a number is zero or the time is over. Returns the number. */
async function waitForZero(count: () => number, grace: number): Promise<number> {
  const end = performance.now() + grace;
  while (count() > 0 && performance.now() < end) await setTimeout(POLL);
  return Math.max(0, count());
}

/**
 * Counts what a run holds, with means of the runtime. Call it before the server and the first call are created.
 *
 * @param patience - how long requests may take to end, in milliseconds
 */
export function watchResources(patience = 3_000) {
  const before = { timers: countResources(TIMERS), sockets: countResources(SOCKETS) };
  const open = new Set<ServerResponse>();
  let listeners = 0;
  let warnings = 0;
  const track = (message: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Node publishes
    const { response } = message as { readonly response: ServerResponse };
    open.add(response);
    response.once("close", () => open.delete(response));
  };
  const warn = (): void => void (warnings += 1);
  subscribe("http.server.request.start", track);
  process.on("warning", warn);
  return {
    /** Counts the listeners that a finished call left on its own signal. */
    check(signal: AbortSignal): void {
      listeners += getEventListeners(signal, "abort").length;
    },
    /**
     * Counts what is left after the last call; all counts are zero after a clean run. `requests` are those without a response, and
     * `warnings` those of the runtime. `close` stops the server.
     */
    async finish(close: () => Promise<void>) {
      const timers = await waitForZero(() => countResources(TIMERS) - before.timers, TIMER_GRACE);
      const requests = await waitForZero(() => open.size, patience);
      await close();
      const sockets = await waitForZero(() => countResources(SOCKETS) - before.sockets, SOCKET_GRACE);
      unsubscribe("http.server.request.start", track);
      process.off("warning", warn);
      return { listeners, timers, requests, sockets, warnings };
    },
  };
}
