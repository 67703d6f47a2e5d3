import type { DeliveryTools } from "../../webhooks/send.ts";
import { isInsideReceiver, runReceiver } from "./receiver-context.ts";
import { startTimer } from "./start-timer.ts";

/** Creates delivery tools that use the global fetch and the real clock. */
export function createDeliveryTools(): DeliveryTools {
  const tools: DeliveryTools = {
    // Read at each call, because applications and tests replace the global fetch.
    fetch: (url, init) => globalThis.fetch(url, init),
    setTimer: startTimer,
    runReceiver: (receiver) => runReceiver(tools, receiver),
    isInsideReceiver: () => isInsideReceiver(tools),
  };
  return tools;
}
