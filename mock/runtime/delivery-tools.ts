import type { DeliveryTools } from "../webhooks/send.ts";

// Taken when the module is loaded: a test that fakes timers later means its own time, not a receiver's.
const { setTimeout, clearTimeout } = globalThis;

/** A receiver at work. What it leaves behind goes on in its context, and nobody waits for that. */
interface Receiving {
  waitedFor: boolean;
}

/** What is used of Node's `AsyncLocalStorage`. */
interface AsyncContext {
  run<T>(store: Receiving, work: () => T): T;
  getStore(): Receiving | undefined;
}

/** A runtime that hands out its modules without an import, as Node, Bun and Deno do and no browser does. */
interface WithModules {
  readonly process?: {
    getBuiltinModule?(name: string): { readonly AsyncLocalStorage: new () => AsyncContext } | undefined;
  };
}

/** Follows what a receiver does across its awaits, where the runtime can. */
function createAsyncContext(): AsyncContext | null {
  const { process }: WithModules = globalThis;
  const hooks = process?.getBuiltinModule?.("node:async_hooks");
  return hooks === undefined ? null : new hooks.AsyncLocalStorage();
}

/** Sends webhooks by the global fetch, and watches receivers by the real clock. */
export function createDeliveryTools(): DeliveryTools {
  const context = createAsyncContext();
  return {
    // Bound late, as an application's fetch is.
    fetch: (url, init) => globalThis.fetch(url, init),
    setTimer: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    runReceiver: async (receiver) => {
      if (context === null) return receiver();
      const own: Receiving = { waitedFor: true };
      try {
        return await context.run(own, receiver);
      } finally {
        own.waitedFor = false;
      }
    },
    isInsideReceiver: () => context?.getStore()?.waitedFor === true,
  };
}
