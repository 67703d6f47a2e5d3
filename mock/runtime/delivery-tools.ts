import type { DeliveryTools } from "../webhooks/send.ts";
import { isInsideReceiver, runReceiver } from "./receiver-context.ts";

// Read at load time, so that fake timers of a test do not affect deliveries.
const { setTimeout, clearTimeout } = globalThis;

/** Creates delivery tools that use the global fetch and the real clock. */
export function createDeliveryTools(): DeliveryTools {
  const tools: DeliveryTools = {
    // Read at each call, because applications and tests replace the global fetch.
    fetch: (url, init) => globalThis.fetch(url, init),
    setTimer: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    runReceiver: (receiver) => runReceiver(tools, receiver),
    isInsideReceiver: () => isInsideReceiver(tools),
  };
  return tools;
}
