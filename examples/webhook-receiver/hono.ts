import { Hono } from "hono";
import type { Receive } from "./receive.ts";

/** A receiver on hono: it hands over the raw request. */
export function honoReceiver(receive: Receive): Hono {
  const app = new Hono();
  app.post("/webhooks", async (c) => new Response(null, { status: await receive(c.req.raw) }));
  // A handler failed, and the service retries. The default would print the error, which may quote the event.
  app.onError((_, c) => c.body(null, 500));
  return app;
}
