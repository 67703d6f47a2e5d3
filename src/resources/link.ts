import { link } from "../generated/descriptors.ts";
import type { LinkOperations, LinkStepOperations } from "../generated/resources.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import { checkCredential } from "../transport/settings.ts";
import type { Transport } from "../transport/transport.ts";

/** Options of a link step that you call with a team key. */
export interface LinkCallOptions extends CallOptions {
  /**
   * The link token, sent as `x-service-link-token` in addition to the team key. Every step requires it except the list of providers,
   * which has no addresses without it. It is never printed.
   */
  linkToken?: string | undefined;
}

/**
 * Links a user step by step, without the link page. Sign-ins return their outcome in `state`; read it with `matchLink`
 * or `isLinkState`. An invalid link token and a failed sign-in do not throw there: they return the state `error`.
 * @typeParam Options - the options of each call. A link client's options need no token.
 */
export interface LinkSteps<Options extends CallOptions = CallOptions> extends LinkStepOperations<Options> {}

/** Connects users to providers, on the link page or step by step with a link token. */
export interface Link extends LinkSteps<LinkCallOptions>, LinkOperations {}

const openLink = (send: Transport) =>
  openResource(send, "link", link, (_, options: LinkCallOptions | undefined) => {
    const linkToken = options?.linkToken;
    if (linkToken === undefined) return undefined;
    return {
      prepare: async (call) => {
        call.linkToken = checkCredential("linkToken", linkToken);
      },
    };
  }).methods;

/**
 * Creates the link steps on a transport, which a link token is enough for.
 * @example
 * ```ts
 * import { createLinkSteps } from "sanguine/resources/link";
 * import { createTransport } from "sanguine/transport";
 * const transport = createTransport({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
 * const { state } = await createLinkSteps(transport).email("marlstone_sensor", { email: "sam@example.com" });
 * console.log(state);
 * ```
 */
export const createLinkSteps = (send: Transport): LinkSteps<LinkCallOptions> => {
  const { createToken: _createToken, connectDemo: _connectDemo, ...steps } = openLink(send);
  return steps;
};

/** Creates the resource of linking on a transport with an API key. */
export const createLink = (send: Transport): Link => openLink(send);
