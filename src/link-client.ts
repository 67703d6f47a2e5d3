import { createLinkSteps, type LinkSteps } from "./resources/link.ts";
import { attachSettings } from "./transport/client-settings.ts";
import type { CredentialSource, TransportOptions } from "./transport/options.ts";
import { createSettings } from "./transport/settings.ts";
import { createTransport } from "./transport/transport.ts";

/** Options of {@link createLinkClient}. */
export interface LinkClientOptions extends TransportOptions {
  /**
   * The link token, sent as `x-service-link-token`, or a function that returns it, called for every attempt. Your server creates
   * it with `client.link.createToken`. It is never printed.
   */
  linkToken: CredentialSource;
}

/** A client with the link steps, which are all that a link token allows. */
export interface LinkClient {
  /** Connects the user of the link token to a provider. */
  readonly link: LinkSteps;
}

/**
 * Creates a client with a link token instead of the team key. It can only connect one user to one provider, so it is safe in a
 * browser.
 *
 * @param options - `baseUrl` and `linkToken` are required; the other options are those of `createClient`.
 * @throws ConfigurationError for an option that cannot be used.
 * @example
 * ```ts
 * import { createLinkClient, isLinkState } from "sanguine";
 *
 * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
 * const result = await client.link.email("marlstone_sensor", { email: "sam@example.com" });
 * if (isLinkState(result, "error")) console.log(result.error_type);
 * ```
 */
export function createLinkClient(options: LinkClientOptions): LinkClient {
  const settings = createSettings(
    options,
    { header: "x-service-link-token", option: "linkToken", value: options.linkToken },
    "createLinkClient",
  );
  return attachSettings({ link: createLinkSteps(createTransport(settings)) }, settings);
}
