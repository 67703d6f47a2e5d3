import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";

/**
 * Limits the forms that each address submits in a minute, because each costs requests to the service. Each server counts for
 * itself. Behind a proxy, take the address that your proxy reports.
 */
export function limitForms(perMinute: number, now: () => number = Date.now): MiddlewareHandler {
  const counts = new Map<string, number>();
  let minute = 0;
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>; // Tests in process have no connection.
    const address = incoming?.socket.remoteAddress ?? "";
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count > perMinute ? c.text("Please wait a minute.", 429) : next();
  };
}
