import { createLinkSteps, type LinkSteps } from "./resources/link.ts";
import { attachSettings } from "./transport/client-settings.ts";
import type { CredentialSource, TransportOptions } from "./transport/options.ts";
import { createSettings } from "./transport/settings.ts";
import { createTransport } from "./transport/transport.ts";

/** Options of {@link createLinkClient}. */
export interface LinkClientOptions extends TransportOptions {
  /**
   * The link token, sent as `x-service-link-token`; or a function that gives it, called for every attempt. Your server makes
   * it with `client.link.createToken`. It is never printed.
   */
  linkToken: CredentialSource;
}

/** The steps of linking, and nothing else of the service: all that a link token opens. */
export interface LinkClient {
  /** Connecting the user of the link token to a provider. */
  readonly link: LinkSteps;
}

/**
 * Makes a client that holds a link token in place of the team key. It can do no more than connect one user to one provider, so
 * it may live in a browser.
 *
 * @param options - `baseUrl` and `linkToken` are required; all others are those of `createClient`.
 * @throws ConfigurationError for an option that cannot be used.
 * @example
 * ```ts
 * import { createLinkClient, isLinkState } from "sanguine";
 *
 * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
 * const answer = await client.link.email("marlstone_sensor", { email: "sam@example.com" });
 * if (isLinkState(answer, "error")) console.log(answer.error_type);
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
