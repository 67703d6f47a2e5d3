import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import type { Middleware } from "sanguine";

/** Options of {@link createRateLimit}. */
export interface RateLimitOptions {
  /** Limits with the same name in the same Redis are one limit. */
  readonly name: string;
  /** How many requests may reach the service within any `windowMs`. */
  readonly requests: number;
  readonly windowMs: number;
  /** The longest time that a request can be on its way: the client's `timeout`. */
  readonly timeoutMs: number;
}

/**
 * A rate limit that all workers share. There are as many slots as requests in a window. A request occupies a slot until one window
 * after its response. The service therefore sees at most that many requests in any window, however long each one travels.
 */
export interface RateLimit {
  /** Takes a slot, unless none is free. Returns its id, or how many milliseconds to wait. */
  tryTake(): Promise<{ readonly slot: string } | { readonly waitMs: number }>;
  /** Waits for a slot and returns its id. */
  take(signal?: AbortSignal): Promise<string>;
  /** Frees a slot one window from now. The slot of a worker that died frees itself when its request has surely ended. */
  release(slot: string): Promise<void>;
  /** Gives no slot to any worker for this long. */
  pause(durationMs: number): Promise<void>;
}

// Each script runs alone in Redis, and all of them use the clock of Redis, so the clocks of the machines do not matter.
const now = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

const take = `${now}
local paused = redis.call("PTTL", KEYS[2])
if paused > 0 then return paused end
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
if redis.call("ZCARD", KEYS[1]) < tonumber(ARGV[1]) then
  redis.call("ZADD", KEYS[1], now + ARGV[2] + 1, ARGV[3])
  return 0
end
return redis.call("ZRANGE", KEYS[1], 0, 0, "WITHSCORES")[2] - now`;

const release = `${now}
redis.call("ZADD", KEYS[1], "XX", now + ARGV[1] + 1, ARGV[2])`;

const pause = `
if redis.call("PTTL", KEYS[1]) < tonumber(ARGV[1]) then redis.call("SET", KEYS[1], "1", "PX", ARGV[1]) end`;

export function createRateLimit(
  redis: Redis,
  { name, requests, windowMs, timeoutMs }: RateLimitOptions,
): RateLimit {
  const slots = `rate-limit:{${name}}:slots`;
  const pauses = `rate-limit:{${name}}:pause`;
  const tryTake: RateLimit["tryTake"] = async () => {
    const slot = randomUUID();
    const waitMs = Number(await redis.eval(take, 2, slots, pauses, requests, timeoutMs + windowMs, slot));
    return waitMs === 0 ? { slot } : { waitMs };
  };
  return {
    tryTake,
    take: async (signal) => {
      for (;;) {
        const result = await tryTake();
        if ("slot" in result) return result.slot;
        // While all requests are on their way, the first slot can free itself earlier than it says.
        await sleep(Math.min(result.waitMs, windowMs), undefined, { signal });
      }
    },
    release: async (slot) => {
      await redis.eval(release, 1, slots, windowMs, slot);
    },
    pause: async (durationMs) => {
      await redis.eval(pause, 1, pauses, durationMs);
    },
  };
}

/** Limits each attempt of a client, retries included. After a 429 or 503 with `Retry-After`, no worker sends a request for that long. */
export function limitRate(limit: RateLimit, longestPauseMs = 600_000): Middleware {
  return async (request, next, { signal }) => {
    const slot = await limit.take(signal);
    // Without a response, the request may still be on its way, so it keeps its slot.
    const response = await next(request);
    await limit.release(slot);
    if (response.status === 429 || response.status === 503) {
      const pauseMs = readRetryAfter(response.headers.get("retry-after"), Date.now());
      if (pauseMs > 0) await limit.pause(Math.min(pauseMs, longestPauseMs));
    }
    return response;
  };
}

/** Reads `Retry-After`, which is a number of seconds or a date. Returns milliseconds; 0 without a usable value. */
function readRetryAfter(value: string | null, nowMs: number): number {
  if (value === null) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, Math.ceil(ms)) : 0;
}
