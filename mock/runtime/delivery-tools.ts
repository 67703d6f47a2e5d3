import type { DeliveryTools } from "../webhooks/send.ts";

// Read at load time, so that fake timers of a test do not affect deliveries.
const { setTimeout, clearTimeout } = globalThis;

/** A running receiver. Work that it leaves behind keeps its context, but nothing waits for that work. */
interface RunningReceiver {
  isAwaited: boolean;
}

/** The parts of Node's `AsyncLocalStorage` that are used. */
interface AsyncContext {
  run<T>(store: RunningReceiver, work: () => T): T;
  getStore(): RunningReceiver | undefined;
}

/** A runtime that provides modules without an import: Node, Bun and Deno, but no browser. */
interface WithModules {
  readonly process?: {
    getBuiltinModule?(name: string): { readonly AsyncLocalStorage: new () => AsyncContext } | undefined;
  };
}

/** Creates a context that follows a receiver across awaits. Returns null when the runtime does not support it. */
function createAsyncContext(): AsyncContext | null {
  const { process }: WithModules = globalThis;
  const hooks = process?.getBuiltinModule?.("node:async_hooks");
  return hooks === undefined ? null : new hooks.AsyncLocalStorage();
}

/** Creates delivery tools that use the global fetch and the real clock. */
export function createDeliveryTools(): DeliveryTools {
  const context = createAsyncContext();
  return {
    // Read at each call, because applications and tests replace the global fetch.
    fetch: (url, init) => globalThis.fetch(url, init),
    setTimer: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    runReceiver: async (receiver) => {
      if (context === null) return receiver();
      const own: RunningReceiver = { isAwaited: true };
      try {
        return await context.run(own, receiver);
      } finally {
        own.isAwaited = false;
      }
    },
    isInsideReceiver: () => context?.getStore()?.isAwaited === true,
  };
}
