import type { LinkErrorType, LinkState, ProviderMfaRequest } from "./generated/types.ts";

/** The outcome of a link or a link step: the common fields of link responses and of the link page's redirect. */
export interface LinkResponse {
  state: LinkState;
  error_type?: LinkErrorType | null | undefined;
  error?: string | null | undefined;
  provider_mfa?: ProviderMfaRequest | null | undefined;
}

/** The fields of each known state. */
export interface LinkStateFields {
  success: { state: "success" };
  /** `error` is for developers; tell the user by `error_type`. */
  error: { state: "error"; error_type: LinkErrorType; error: string | null };
  pending_provider_mfa: { state: "pending_provider_mfa"; provider_mfa: ProviderMfaRequest };
}

/** The handlers of {@link matchLink}, one for each state. */
export interface LinkCases<Outcome extends LinkResponse, Result> {
  success: (response: Outcome & LinkStateFields["success"]) => Result;
  error: (response: Outcome & LinkStateFields["error"]) => Result;
  /** Required only for sign-ins with a password. @default `unknown` */
  pending_provider_mfa?:
    ((response: Outcome & LinkStateFields["pending_provider_mfa"]) => Result) | undefined;
  /** Handles any other state: the service may add states at any time. */
  unknown: (response: Outcome) => Result;
}

/** A redirect of the link page or of a provider's own site, with the fields of a link step. */
export interface LinkRedirect extends LinkResponse {
  /** Empty when the address has no state. */
  state: LinkState;
  /** Null unless the state is `error`; empty when the address has no type. */
  error_type: LinkErrorType | null;
  /** What went wrong, in words for developers; null unless the state is `error`. */
  error: string | null;
}

/**
 * Returns whether a link response has a state, and narrows it to the fields of that state.
 * @param response - the response of a link step, or the result of {@link parseLinkRedirect}.
 * @param state - `success`, `error` or `pending_provider_mfa`.
 * @throws nothing.
 * @example
 * ```ts
 * import { createLinkClient, isLinkState } from "sanguine";
 * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
 * const response = await client.link.password("glucose_two", { username: "mfa_email", password: "secret" });
 * if (isLinkState(response, "pending_provider_mfa")) console.log(response.provider_mfa.hint);
 * ```
 */
export function isLinkState<Outcome extends LinkResponse, State extends keyof LinkStateFields>(
  response: Outcome,
  state: State,
): response is Outcome & LinkStateFields[State] {
  return response.state === state;
}

/**
 * Calls the handler for the state of a link response. `unknown` is required, because the service may add states at any time.
 * @param response - the response of a link step, or the result of {@link parseLinkRedirect}.
 * @returns the handler's result.
 * @throws the handler's error.
 * @example
 * ```ts
 * import { matchLink, parseLinkRedirect } from "sanguine";
 * const text = matchLink(parseLinkRedirect("https://app.example.com/linked?state=error&error_type=user_cancelled"), {
 *   success: () => "Connected.",
 *   error: ({ error_type }) => (error_type === "user_cancelled" ? "Cancelled." : "Could not connect."),
 *   unknown: () => "Please check your connections.",
 * });
 * console.log(text); // "Cancelled."
 * ```
 */
export function matchLink<Outcome extends LinkResponse, Result>(
  response: Outcome,
  cases: LinkCases<Outcome, Result>,
): Result {
  if (isLinkState(response, "success")) return cases.success(response);
  if (isLinkState(response, "error")) return cases.error(response);
  if (cases.pending_provider_mfa && isLinkState(response, "pending_provider_mfa")) {
    return cases.pending_provider_mfa(response);
  }
  return cases.unknown(response);
}

/**
 * Parses the redirect from the link page or a provider's own site (`state`, `error_type`, `error`). Anyone can forge such an
 * address. Use it to decide what to show, and ask the service who is connected.
 * @param url - the address, or any part of it that has the query, such as `location.search`.
 * @returns the outcome, verbatim. Without a `state` in the address, `state` is empty.
 * @throws nothing.
 * @example
 * ```ts
 * import { isLinkState, parseLinkRedirect } from "sanguine";
 * const outcome = parseLinkRedirect("https://app.example.com/linked?state=success");
 * console.log(isLinkState(outcome, "success")); // true
 * ```
 */
export function parseLinkRedirect(url: string | URL): LinkRedirect {
  const query = /^[^#?]*\?([^#]*)/.exec(String(url))?.[1];
  const parameters = new URLSearchParams(query);
  const state = parameters.get("state") ?? "";
  const failed = state === "error";
  return {
    state,
    // The application's own address may use these parameter names. They count only in the state `error`.
    error_type: failed ? (parameters.get("error_type") ?? "") : null,
    error: failed ? parameters.get("error") : null,
  };
}
