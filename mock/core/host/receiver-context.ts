import type { AsyncLocalStorage } from "node:async_hooks";
import type { DeliveryTools } from "../../webhooks/send.ts";
import { getProcess } from "./files.ts";
import { startTimer } from "./start-timer.ts";

/** A running receiver. Work that it leaves behind keeps its context, but nothing waits for that work. */
interface RunningReceiver {
  readonly owner: object;
  isAwaited: boolean;
  /** The receiver, perhaps of another mock, in which this one runs. */
  outer: RunningReceiver | undefined;
}

type AsyncContext = AsyncLocalStorage<RunningReceiver>;

/** Creates a context that follows a receiver across awaits. Returns null when the runtime does not support it. */
function createContext(): AsyncContext | null {
  const hooks = getProcess()?.getBuiltinModule?.("node:async_hooks");
  return hooks === undefined ? null : new hooks.AsyncLocalStorage();
}

// All mocks share one context, because Node 20 copies every context that was ever used into every later promise of the process.
let context: AsyncContext | null | undefined;

/** Returns the first receiver that still runs: this one, or one around it. */
function findRunning(receiver: RunningReceiver | undefined): RunningReceiver | undefined {
  let found = receiver;
  while (found !== undefined && !found.isAwaited) found = found.outer;
  return found;
}

/** Runs a receiver of an owner. `isInsideReceiver` returns true for everything that it does until it has ended. */
export async function runReceiver(owner: object, receiver: () => unknown): Promise<unknown> {
  if (context === undefined) context = createContext();
  if (context === null) return receiver();
  const running: RunningReceiver = { owner, isAwaited: true, outer: findRunning(context.getStore()) };
  try {
    return await context.run(running, receiver);
  } finally {
    running.isAwaited = false;
  }
}

export function isInsideReceiver(owner: object): boolean {
  let running = findRunning(context?.getStore());
  while (running !== undefined && running.owner !== owner) {
    // Receivers that have ended are forgotten: otherwise, receivers that start each other would hold one another forever.
    running.outer = findRunning(running.outer);
    running = running.outer;
  }
  return running !== undefined;
}

/** Creates delivery tools that use the global fetch and the real clock. */
export function createDeliveryTools(): DeliveryTools {
  const tools: DeliveryTools = {
    // Read at each call, because applications and tests replace the global fetch.
    fetch: (url, init) => globalThis.fetch(url, init),
    setTimer: startTimer,
    runReceiver: (receiver) => runReceiver(tools, receiver),
    isInsideReceiver: () => isInsideReceiver(tools),
    now: () => performance.now(),
  };
  return tools;
}
