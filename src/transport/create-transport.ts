import { authorizeLink, authorizeTeam, type LinkCredential, type TeamCredential } from "./credentials.ts";
import type { ConnectionOptions } from "./options.ts";
import type { TransportPlugin } from "./plugin.ts";
import { createSettings } from "./settings.ts";
import { openTransport, type Transport } from "./transport.ts";

/** Options of {@link createTransport}: those of `createClient` or `createLinkClient`, with plugins in place of some. */
export type TransportOptions = ConnectionOptions &
  (TeamCredential | LinkCredential) & {
    /**
     * Features beyond sending and retrying: `limitConcurrency`, `logCalls`, `runMiddleware`, `runAttemptMiddleware`, `validateResponses`.
     * @default none
     */
    readonly plugins?: readonly TransportPlugin[] | undefined;
  };

/**
 * Creates a transport for single resources, so that a bundle holds only those that you import. It sends nothing until you call
 * a method of a resource. Resources can share one.
 *
 * @param options - `baseUrl` and `apiKey`, or `linkToken`, are required.
 * @throws ConfigurationError for an option that cannot be used, and for a team key in a browser.
 * @example
 * ```ts
 * import { createOrders } from "sanguine/resources/orders";
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport } from "sanguine/transport";
 *
 * const transport = createTransport({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const { user_id } = await createUsers(transport).resolve("u-1");
 * console.log((await createOrders(transport).list({ user_id })).items.length);
 * ```
 */
export function createTransport(options: TransportOptions): Transport {
  const where = "createTransport";
  const names = ["plugins"];
  const authorization =
    Object(options) === options && "linkToken" in options
      ? authorizeLink(options, where, names)
      : authorizeTeam(options as TeamCredential, where, names);
  return openTransport(createSettings(options, authorization, where));
}
