import { createLinkSteps, type LinkSteps } from "./resources/link.ts";
import type { Changes, ConnectionOptions, FeatureOptions, LinkCredential } from "./transport/options.ts";
import { openClient } from "./transport/plugins.ts";
import type { SendRoute } from "./transport/transport.ts";

/** Options of {@link createLinkClient}. */
export interface LinkClientOptions extends ConnectionOptions, FeatureOptions, LinkCredential {}

/** A client with the link steps, which are all that a link token allows. */
export interface LinkClient extends Disposable {
  /** Connects the user of the link token to a provider. */
  readonly link: LinkSteps;
  /** Sends a request to a route that this release has no method for, like `request` of `createClient`. */
  readonly request: SendRoute;
  /** Creates a client with other options, like `with` of `createClient`. */
  with(options: Changes<LinkClientOptions>): LinkClient;
}

/**
 * Creates a client with a link token instead of the team key. It can only connect one user to one provider, so it is safe in a
 * browser.
 * @param options - `baseUrl` and `linkToken` are required; the other options are those of `createClient`.
 * @throws ConfigurationError for an option that cannot be used.
 * @example
 * ```ts
 * import { createLinkClient, isLinkState } from "sanguine";
 * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
 * const result = await client.link.email("marlstone_sensor", { email: "sam@example.com" });
 * if (isLinkState(result, "error")) console.log(result.error_type);
 * ```
 */
export function createLinkClient(options: LinkClientOptions): LinkClient {
  return openClient<LinkClientOptions, LinkClient>("linkToken", options, "createLinkClient", (transport) => ({
    link: createLinkSteps(transport),
  }));
}
