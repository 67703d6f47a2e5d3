import type { Limiter, TransportPlugin } from "./plugin.ts";
import { checkRule, isAtLeast } from "./rules.ts";

/**
 * Lets at most `most` pieces of work run at once, in the order of asking. What was aborted in the queue still gets its turn,
 * finds that it has been ended, and makes room at once.
 */
function createLimiter(most: number): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    running--;
    queue.shift()?.();
  };
  return () =>
    new Promise((resolve) => {
      const enter = () => {
        running++;
        resolve(leave);
      };
      if (running < most) enter();
      else queue.push(enter);
    });
}

/** Creates the plugin; `where` names the option in messages. */
export function createLimiterPlugin(most: number, where: string): TransportPlugin {
  checkRule(where, isAtLeast(1), most);
  return { limit: createLimiter(most) };
}

/**
 * Limits the concurrent requests of a transport. Further requests wait in a queue.
 *
 * @param most - the maximum number of concurrent requests, at least 1.
 * @throws ConfigurationError for any other number.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport, limitConcurrency } from "sanguine/transport";
 *
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const users = createUsers(createTransport({ ...options, plugins: [limitConcurrency(8)] }));
 * console.log((await users.resolve("u-1")).user_id);
 * ```
 */
export const limitConcurrency = (most: number): TransportPlugin =>
  createLimiterPlugin(most, "limitConcurrency");
