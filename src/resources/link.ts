import {
  linkCompleteMfa,
  linkConnectDemo,
  linkCreateToken,
  linkEmail,
  linkOauth,
  linkPassword,
  linkProviders,
} from "../generated/descriptors.ts";
import type {
  DemoConnection,
  DemoConnectionCreate,
  EmailProvider,
  EmailSignIn,
  LinkSource,
  LinkToken,
  LinkTokenCreate,
  MfaCompletion,
  OauthProvider,
  OauthSource,
  PasswordProvider,
  PasswordSignIn,
  ProviderLinkResponse,
} from "../generated/types.ts";
import type { Call } from "../transport/call.ts";
import type { CallOptions } from "../transport/options.ts";
import type { Transport } from "../transport/transport.ts";

/** Options of a link step that is called with a team key. */
export interface LinkCallOptions extends CallOptions {
  /**
   * The link token, sent as `x-service-link-token` beside the team key. Every step needs it but the list of providers,
   * which without it has no addresses. It is never printed.
   */
  linkToken?: string;
}

/**
 * Linking without the link page, step by step. A step answers how it ended in `state`; read it with {@link matchLink} or
 * {@link isLinkState}. A link token that is no good, and a sign-in that the provider refuses, do not throw: they are answered
 * in state `error`.
 *
 * @typeParam Options - the options of each call; those of a link client need no token.
 */
export interface LinkSteps<Options extends CallOptions = CallOptions> {
  /**
   * Lists everything that can be linked in a browser: for a provider with a sign-in of its own the address of that
   * (`oauth_url`), for any other the fields to ask for (`form_components`). The filter of the token does not limit it.
   *
   * Operation `link.providers` (AUT-1, LNK-3).
   *
   * @throws AuthenticationError for a link token that is invalid, expired or consumed.
   * @example
   * ```ts
   * import { createLinkClient } from "sanguine";
   *
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * for (const { name, slug, oauth_url } of await client.link.providers()) console.log(name, slug, oauth_url !== null);
   * ```
   */
  providers(options?: Options): Call<LinkSource[]>;
  /**
   * Begins a sign-in at a provider's own site: send the user's browser to `oauth_url`. It comes back to the `redirect_url`
   * of the link token, which {@link parseLinkRedirect} reads.
   *
   * Operation `link.oauth` (AUT-1, LNK-4).
   *
   * @throws AuthenticationError for a link token that is missing, invalid, expired or consumed; ValidationError for a
   * provider without a sign-in of its own.
   * @example
   * ```ts
   * import { createLinkClient } from "sanguine";
   *
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const { oauth_url } = await client.link.oauth("acme_watch");
   * console.log(oauth_url?.length); // it holds the token: send the browser there, and print it nowhere
   * ```
   */
  oauth(provider: OauthProvider, options?: Options): Call<OauthSource>;
  /**
   * Signs in with a user name and a password. A provider that asks for a second factor leaves the step pending: see
   * `completeMfa`. It is not repeated after a failure that may have had an effect.
   *
   * Operation `link.password` (AUT-1, LNK-7, LNK-8).
   *
   * @throws ValidationError for a provider that takes no passwords.
   * @example
   * ```ts
   * import { createLinkClient, matchLink } from "sanguine";
   *
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const answer = await client.link.password("glucose_two", { username: "sam", password: "secret", region: "us" });
   * const text = matchLink(answer, {
   *   success: () => "Connected.",
   *   error: ({ error_type }) => `Not connected: ${error_type}`,
   *   pending_provider_mfa: ({ provider_mfa }) => `Enter the code that was sent to ${provider_mfa.hint}.`,
   *   unknown: ({ state }) => `This release knows no state ${state}.`,
   * });
   * console.log(text);
   * ```
   */
  password(provider: PasswordProvider, body: PasswordSignIn, options?: Options): Call<ProviderLinkResponse>;
  /**
   * Hands in the one-time code of a second factor. A wrong one is `incorrect_mfa_code`, and leaves the factor pending up to the
   * fifth; a provider may ask for another factor after a right one.
   *
   * Operation `link.completeMfa` (AUT-3, LNK-7 to LNK-9, LNK-14).
   *
   * @throws ValidationError for a provider that takes no passwords.
   * @example
   * ```ts
   * import { createLinkClient, isLinkState } from "sanguine";
   *
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const asked = await client.link.password("glucose_two", { username: "mfa_sms", password: "secret" });
   * if (isLinkState(asked, "pending_provider_mfa")) {
   *   console.log(asked.provider_mfa.method, asked.provider_mfa.hint);
   *   const { state, error_type } = await client.link.completeMfa("glucose_two", { mfa_code: "000000" });
   *   console.log(state, error_type);
   * }
   * ```
   */
  completeMfa(provider: PasswordProvider, body: MfaCompletion, options?: Options): Call<ProviderLinkResponse>;
  /**
   * Has a provider invite the user by e-mail. It is not repeated after a failure that may have had an effect.
   *
   * Operation `link.email` (AUT-1, LNK-7, LNK-8).
   *
   * @throws ValidationError for a provider that does not invite by e-mail.
   * @example
   * ```ts
   * import { createLinkClient } from "sanguine";
   *
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const { state } = await client.link.email("marlstone_sensor", { email: "sam@example.com", region: "us" });
   * console.log(state);
   * ```
   */
  email(provider: EmailProvider, body: EmailSignIn, options?: Options): Call<ProviderLinkResponse>;
}

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

/** Creates the steps that a link token allows. */
export const createLinkSteps = (send: Transport): LinkSteps<LinkCallOptions> => ({
  providers: ({ linkToken, ...options } = {}) => send(linkProviders, {}, options, { linkToken }),
  oauth: (oauth_provider, { linkToken, ...options } = {}) =>
    send(linkOauth, { path: { oauth_provider } }, options, { linkToken }),
  password: (provider, body, { linkToken, ...options } = {}) =>
    send(linkPassword, { path: { provider }, body }, options, { linkToken }),
  completeMfa: (provider, body, { linkToken, ...options } = {}) =>
    send(linkCompleteMfa, { path: { provider }, body }, options, { linkToken }),
  email: (provider, body, { linkToken, ...options } = {}) =>
    send(linkEmail, { path: { provider }, body }, options, { linkToken }),
});

/** Creates the resource on a transport. */
export const createLinkResource = (send: Transport): Link => ({
  createToken: (body, options) => send(linkCreateToken, { body }, options),
  connectDemo: (body, options) => send(linkConnectDemo, { body }, options),
  ...createLinkSteps(send),
});
