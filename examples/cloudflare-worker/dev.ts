/** Runs the worker with the mock of `npm start`, places an order there, and prints what the worker keeps of it. */
import { setTimeout } from "node:timers/promises";
import { createControlClient } from "sanguine/mock/control";
import { readOrder, startWorker } from "./start-worker.ts";

const { SANGUINE_URL = "", SANGUINE_API_KEY = "", SANGUINE_WEBHOOK_SECRET = "" } = process.env;
const worker = await startWorker({ SANGUINE_URL, SANGUINE_API_KEY, SANGUINE_WEBHOOK_SECRET }, 8787);
console.log("The worker receives webhooks at http://127.0.0.1:8787/webhooks. Press Ctrl+C to stop.");

const control = createControlClient({ url: SANGUINE_URL, token: process.env.SANGUINE_CONTROL_TOKEN ?? "" });
const order = await control.orders.create({ method: "on_site_collection", policy: { after: "5s" } });
process.once("SIGINT", () => process.exit());
for (let last = ""; !last.startsWith("completed"); await setTimeout(500)) {
  const { status } = (await readOrder(worker, order.id)) ?? { status: last };
  if (status !== last) console.log(`order ${order.id} is ${status}`);
  last = status;
}
await worker.dispose();
