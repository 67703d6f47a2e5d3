/**
 * One rate limit for all processes that call the service, kept in Redis 6.2 or later.
 *
 * @module sanguine/rate-limit
 */
import { runBounded, sleepWithTimer } from "./transport/bounded.ts";
import { checkNames, checkValue, isFunction, type ValueCheck } from "./transport/check-options.ts";
import type { Middleware } from "./transport/options.ts";
import { parseRetryAfter } from "./transport/parse-rate-limit.ts";

/** Sends a command to Redis and returns its response, as `sendCommand` of `redis` and `call` of `ioredis` do. */
export type SendCommand = (command: [name: string, ...parameters: string[]]) => Promise<unknown>;

/** Options of {@link shareRateLimit}. */
export interface SharedRateLimitOptions {
  /** Limits with the same name in the same Redis are one limit. Use no name that tells something about a person. */
  readonly name: string;
  /** How many requests may reach the service within any `window`, a whole number of at least 1. */
  readonly requests: number;
  /** Whole milliseconds. */
  readonly window: number;
  /** The longest time that a request can be on its way: the `timeout` of the client, in whole milliseconds. */
  readonly timeout: number;
  /** The longest pause, in whole milliseconds, that a `Retry-After` of the service causes. @default 600000 */
  readonly longestPause?: number | undefined;
}

// Each script runs alone in Redis, and all of them use the clock of Redis, so the clocks of the machines do not matter.
const now = `
local time = redis.call("TIME")
local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** Takes a slot and returns 0, or returns how many milliseconds to wait. The slots expire when the last one is free. */
const take = `${now}
local paused = redis.call("PTTL", KEYS[2])
if paused > 0 then return paused end
redis.call("ZREMRANGEBYSCORE", KEYS[1], "-inf", now)
if redis.call("ZCARD", KEYS[1]) < tonumber(ARGV[1]) then
  redis.call("ZADD", KEYS[1], now + ARGV[2] + 1, ARGV[3])
  redis.call("PEXPIREAT", KEYS[1], redis.call("ZRANGE", KEYS[1], -1, -1, "WITHSCORES")[2])
  return 0
end
return redis.call("ZRANGE", KEYS[1], 0, 0, "WITHSCORES")[2] - now`;

/** Frees a slot one window from now. */
const release = `${now}
redis.call("ZADD", KEYS[1], "XX", now + ARGV[1] + 1, ARGV[2])`;

const pause = `
if redis.call("PTTL", KEYS[1]) < tonumber(ARGV[1]) then redis.call("SET", KEYS[1], "1", "PX", ARGV[1]) end`;

const ignore = () => undefined;

/** How long a response waits until Redis has freed its slot, in milliseconds. */
const longestRelease = 1_000;

// The scripts return whole numbers. They would return 0 for half a millisecond, which means that a slot was taken.
const isWhole = (least: number): ValueCheck => [
  (value) => Number.isSafeInteger(value) && (value as number) >= least,
  `a whole number of at least ${least}`,
];

const isResponding: ValueCheck = [
  (response) => response != null && Number(response) >= 0,
  "a function that resolves to the response of Redis",
];

const isText: ValueCheck = [(value) => typeof value === "string" && value !== "", "text"];
const where = "shareRateLimit";
const checks: Readonly<Record<keyof SharedRateLimitOptions, ValueCheck>> = {
  name: isText,
  requests: isWhole(1),
  window: isWhole(1),
  timeout: isWhole(1),
  longestPause: isWhole(0),
};

/**
 * Limits the attempts of all clients that share a Redis. There are as many slots as requests in a window. An attempt occupies a slot
 * until one window after its response, so that the service sees at most that many requests in any window, however long each one
 * travels. The slot of a process that died frees itself when its request has surely ended. After a 429 or 503 with `Retry-After`, no
 * client sends a request for that long.
 *
 * @param send - sends a command by the Redis library of your choice. An error of it fails the call, unless the service has responded:
 * then the response is returned, and the slot frees itself like that of a process that died.
 * @returns a middleware for `attemptMiddleware` of a client. Attempts wait in it; the signal and the deadline of their call end the wait.
 * @throws ConfigurationError for an option that cannot be used.
 * @example
 * ```ts compile-only
 * import { createClientPool } from "redis";
 * import { createClient } from "sanguine";
 * import { shareRateLimit } from "sanguine/rate-limit";
 *
 * const redis = createClientPool({ url: "redis://localhost" });
 * // A lost connection would end the process otherwise.
 * redis.on("error", () => undefined);
 * await redis.connect();
 * const limit = { name: "service", requests: 20, window: 1_000, timeout: 30_000 };
 *
 * export const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   apiKey: process.env["SANGUINE_API_KEY"] ?? "",
 *   timeout: limit.timeout,
 *   attemptMiddleware: [shareRateLimit((command) => redis.sendCommand(command), limit)],
 * });
 * ```
 */
export function shareRateLimit(send: SendCommand, options: SharedRateLimitOptions): Middleware {
  checkValue(`${where}.send`, isFunction, send);
  checkNames(where, options, Object.keys(checks));
  const given = { longestPause: 600_000, ...options };
  for (const [name, check] of Object.entries(checks))
    checkValue(`${where}.${name}`, check, given[name as keyof SharedRateLimitOptions]);
  const { name, requests, window, timeout, longestPause } = given;
  const slots = `rate-limit:{${name}}:slots`;
  const pauses = `rate-limit:{${name}}:pause`;
  const run = async (script: string, keys: readonly string[], ...values: readonly (number | string)[]) =>
    send(["EVAL", script, String(keys.length), ...keys, ...values.map(String)]);

  /** Waits for a slot and returns its id. */
  async function takeSlot(signal: AbortSignal | undefined): Promise<string> {
    const slot = crypto.randomUUID();
    for (;;) {
      const response = await run(take, [slots, pauses], requests, timeout + window, slot);
      checkValue(`${where}.send`, isResponding, response);
      const wait = Number(response);
      if (wait === 0 && signal?.aborted) await send(["ZREM", slots, slot]);
      signal?.throwIfAborted();
      if (wait === 0) return slot;
      // While all requests are on their way, the first slot can free itself earlier than it says.
      await sleepWithTimer(Math.min(wait, window), signal);
      signal?.throwIfAborted();
    }
  }

  return async (request, next, { signal }) => {
    const slot = await takeSlot(signal);
    // Without a response, the request may still be on its way, so it keeps its slot.
    const response = await next(request);
    const isPaused = response.status === 429 || response.status === 503;
    const wait = isPaused ? Math.ceil(Math.min(parseRetryAfter(response, Date.now) ?? 0, longestPause)) : 0;
    const update = () =>
      Promise.allSettled([run(release, [slots], window, slot), wait > 0 && run(pause, [pauses], wait)]);
    // The service may have changed something, so a Redis that fails or hangs must not lose the response.
    await runBounded(signal, longestRelease, ignore, ignore, update).catch(ignore);
    return response;
  };
}
