import type { Call } from "../transport/call.ts";
import type { DemoConnection, DemoConnectionCreate, LinkToken, LinkTokenCreate } from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";
import { createLinkStepsResource, type LinkCallOptions, type LinkSteps } from "./link-steps.ts";

/** Connecting users to providers: by the link page, or step by step with the link token of each user. */
export interface Link extends LinkSteps<LinkCallOptions> {
  /**
   * Makes a short-lived token with which one user can connect one provider, and the browser address that starts it.
   *
   * Operation `link.createToken` (LNK-1 to LNK-6, LNK-11).
   *
   * @param body - the user; a provider, to skip the list of them; where to go when it is done. A provider newer than this
   * release can be named as well.
   * @throws NotFoundError for an unknown user, ValidationError for an unknown provider, and what every call throws.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { link_token, link_web_url } = await client.link.createToken({
   *   user_id: "11111111-1111-4111-8111-111111111111",
   *   provider: "acme_watch",
   *   redirect_url: "https://app.example.com/linked",
   * });
   * console.log(link_token.length, link_web_url);
   * ```
   */
  createToken(body: LinkTokenCreate, options?: CallOptions): Call<LinkToken>;
  /**
   * Connects a user to a made-up account at a demo provider, with 30 days of history, for 7 days.
   *
   * Operation `link.connectDemo` (assumed).
   *
   * @throws BadRequestError for a user who has a real connection, NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   *
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user_id = "11111111-1111-4111-8111-111111111111";
   * const { success } = await client.link.connectDemo({ user_id, provider: "acme_watch" });
   * console.log(success);
   * ```
   */
  connectDemo(body: DemoConnectionCreate, options?: CallOptions): Call<DemoConnection>;
}

/** Binds the methods to a transport. */
export const createLinkResource = (send: Transport): Link => ({
  createToken: (body, options) => send("post", "/v2/link/token", { body }, options),
  connectDemo: (body, options) => send("post", "/v2/link/connect/demo", { body }, options),
  ...createLinkStepsResource(send),
});
