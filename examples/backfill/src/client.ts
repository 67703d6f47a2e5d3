import type { Redis } from "ioredis";
import { createClient, type Client } from "sanguine";
import { shareRateLimit } from "sanguine/rate-limit";
import type { Settings } from "./settings.ts";

/** Creates the client of a worker. All workers share one rate limit. */
export function createLimitedClient(settings: Settings, redis: Redis): Client {
  const { serviceUrl, apiKey, requests, windowMs, timeoutMs } = settings;
  return createClient({
    baseUrl: serviceUrl,
    apiKey,
    timeout: timeoutMs,
    retries: 5,
    headers: { "user-agent": `nightly-backfill (worker ${process.pid})` },
    attemptMiddleware: [
      shareRateLimit((command) => redis.call(...command), {
        name: "service",
        requests,
        window: windowMs,
        timeout: timeoutMs,
      }),
    ],
  });
}
