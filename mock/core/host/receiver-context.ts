import type { AsyncLocalStorage } from "node:async_hooks";
import type { DeliveryTools } from "../../webhooks/send.ts";
import { getProcess } from "./files.ts";
import { startTimer } from "./start-timer.ts";

/** A receiver that has started. Work that it leaves behind keeps its context, but nothing waits for that work. */
interface Receiver {
  readonly owner: object;
  isAwaited: boolean;
}

/** The receivers, perhaps of several mocks, in which code runs. */
type AsyncContext = AsyncLocalStorage<readonly Receiver[]>;

/** Creates a context that follows a receiver across awaits. Returns null when the runtime does not support it. */
function createContext(): AsyncContext | null {
  const hooks = getProcess()?.getBuiltinModule?.("node:async_hooks");
  return hooks === undefined ? null : new hooks.AsyncLocalStorage();
}

// All mocks share one context, because Node 20 copies every context that was ever used into every later promise of the process.
let context: AsyncContext | null | undefined;

const listRunning = (): readonly Receiver[] =>
  context?.getStore()?.filter(({ isAwaited }) => isAwaited) ?? [];

/** Runs a receiver of an owner. `isInsideReceiver` returns true for everything that it does until it has ended. */
export async function runReceiver(owner: object, receiver: () => unknown): Promise<unknown> {
  if (context === undefined) context = createContext();
  if (context === null) return receiver();
  const own: Receiver = { owner, isAwaited: true };
  try {
    // Without those that have ended: otherwise, receivers that start each other would hold one another forever.
    return await context.run([...listRunning(), own], receiver);
  } finally {
    own.isAwaited = false;
  }
}

export const isInsideReceiver = (owner: object): boolean =>
  listRunning().some((receiver) => receiver.owner === owner);

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
