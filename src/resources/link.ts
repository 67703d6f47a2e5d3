/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/link
 */
import { link } from "../generated/descriptors.ts";
import type {
  DemoConnection,
  DemoConnectionCreate,
  EmailSignIn,
  LinkSource,
  LinkToken,
  LinkTokenCreate,
  MfaCompletion,
  OauthSource,
  PasswordSignIn,
  ProviderLinkResponse,
  RequestEnums,
} from "../generated/types.ts";
import type { Call } from "../transport/call.ts";
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
 * Links a user step by step, without the link page. Each step returns its outcome in `state`; read it with `matchLink`
 * or `isLinkState`. An invalid link token and a failed sign-in do not throw: they return the state `error`.
 * @typeParam Options - the options of each call. A link client's options need no token.
 */
export interface LinkSteps<Options extends CallOptions = CallOptions> {
  /**
   * Lists every provider that can be linked in a browser. An OAuth provider has `oauth_url`; any other has the fields to ask for
   * in `form_components`. The token's provider filter does not apply.
   * Operation `link.providers`.
   * @throws AuthenticationError for a link token that is invalid, expired or consumed.
   * @example
   * ```ts
   * import { createLinkClient } from "sanguine";
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * for (const { name, slug, oauth_url } of await client.link.providers()) console.log(name, slug, oauth_url !== null);
   * ```
   */
  providers(options?: Options): Call<LinkSource[]>;
  /**
   * Starts a sign-in at the provider's own site. Send the user's browser to `oauth_url`. It returns to the link token's
   * `redirect_url`; parse that address with `parseLinkRedirect`.
   * Operation `link.oauth`.
   * @throws AuthenticationError for a link token that is missing, invalid, expired or consumed; ValidationError for a provider without OAuth.
   * @example
   * ```ts
   * import { createLinkClient } from "sanguine";
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const { oauth_url } = await client.link.oauth("acme_watch");
   * console.log(oauth_url?.length); // it contains the token: send the browser there and never log it
   * ```
   */
  oauth(provider: RequestEnums["OauthProvider"], options?: Options): Call<OauthSource>;
  /**
   * Signs in with a user name and a password. When the provider requires a second factor, the state is
   * `pending_provider_mfa`: call `completeMfa`. A failed call is not retried when the service may have received it.
   * Operation `link.password`.
   * @throws ValidationError for a provider without password sign-in.
   * @example
   * ```ts
   * import { createLinkClient, matchLink } from "sanguine";
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const result = await client.link.password("glucose_two", { username: "sam", password: "secret", region: "us" });
   * const text = matchLink(result, {
   *   success: () => "Connected.",
   *   error: ({ error_type }) => `Not connected: ${error_type}`,
   *   pending_provider_mfa: ({ provider_mfa }) => `Enter the code that was sent to ${provider_mfa.hint}.`,
   *   unknown: ({ state }) => `Unknown state: ${state}`,
   * });
   * console.log(text);
   * ```
   */
  password(
    provider: RequestEnums["PasswordProvider"],
    body: PasswordSignIn,
    options?: Options,
  ): Call<ProviderLinkResponse>;
  /**
   * Submits the one-time code of a second factor. A wrong code returns `incorrect_mfa_code`; the fifth wrong code ends the
   * sign-in. After a correct code the provider may require another factor.
   * Operation `link.completeMfa`.
   * @throws ValidationError for a provider without password sign-in.
   * @example
   * ```ts
   * import { createLinkClient, isLinkState } from "sanguine";
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const result = await client.link.password("glucose_two", { username: "mfa_sms", password: "secret" });
   * if (isLinkState(result, "pending_provider_mfa")) {
   *   console.log(result.provider_mfa.method, result.provider_mfa.hint);
   *   const { state, error_type } = await client.link.completeMfa("glucose_two", { mfa_code: "000000" });
   *   console.log(state, error_type);
   * }
   * ```
   */
  completeMfa(
    provider: RequestEnums["PasswordProvider"],
    body: MfaCompletion,
    options?: Options,
  ): Call<ProviderLinkResponse>;
  /**
   * Requests that a provider invite the user by e-mail. A failed call is not retried when the service may have received it.
   * Operation `link.email`.
   * @throws ValidationError for a provider without e-mail sign-in.
   * @example
   * ```ts
   * import { createLinkClient } from "sanguine";
   * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
   * const { state } = await client.link.email("marlstone_sensor", { email: "sam@example.com", region: "us" });
   * console.log(state);
   * ```
   */
  email(
    provider: RequestEnums["EmailProvider"],
    body: EmailSignIn,
    options?: Options,
  ): Call<ProviderLinkResponse>;
}

/** Connects users to providers, on the link page or step by step with a link token. */
export interface Link extends LinkSteps<LinkCallOptions> {
  /**
   * Creates a short-lived token that lets one user connect one provider, and the address of the link page.
   * Operation `link.createToken`.
   * @param body - the user; a provider, to skip the provider list; the address to return to. A provider newer than this release is
   * accepted.
   * @throws NotFoundError for an unknown user, ValidationError for an unknown provider, and the errors of any call.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
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
   * Connects a user to a demo account with 30 days of synthetic history, for 7 days.
   * Operation `link.connectDemo`.
   * @throws BadRequestError for a user who has a real connection, NotFoundError for an unknown user.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const user_id = "11111111-1111-4111-8111-111111111111";
   * const { success } = await client.link.connectDemo({ user_id, provider: "acme_watch" });
   * console.log(success);
   * ```
   */
  connectDemo(body: DemoConnectionCreate, options?: CallOptions): Call<DemoConnection>;
}

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
