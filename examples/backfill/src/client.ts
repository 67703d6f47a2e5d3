import type { Redis } from "ioredis";
import { createClient, type Client } from "sanguine";
import { createRateLimit, limitRate } from "./rate-limit.ts";
import type { Settings } from "./settings.ts";

/** Creates the client of a worker. All workers share one rate limit. */
export function createLimitedClient(settings: Settings, redis: Redis): Client {
  const { serviceUrl, apiKey, requests, windowMs, timeoutMs } = settings;
  const limit = createRateLimit(redis, { name: "service", requests, windowMs, timeoutMs });
  return createClient({
    baseUrl: serviceUrl,
    apiKey,
    timeout: timeoutMs,
    retries: 5,
    headers: { "user-agent": `nightly-backfill (worker ${process.pid})` },
    attemptMiddleware: [limitRate(limit)],
  });
}
