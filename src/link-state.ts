import type { LinkErrorType, LinkState, ProviderMfaRequest } from "./generated/types.ts";

/** How a link, or a step of it, ended: what the answers of link steps and the redirect of the link page have in common. */
export interface LinkResponse {
  state: LinkState;
  error_type?: LinkErrorType | null;
  error?: string | null;
  provider_mfa?: ProviderMfaRequest | null;
}

/** What is certain in each state that this release knows. */
export interface LinkStateFields {
  success: { state: "success" };
  /** `error` is for developers; tell the user by `error_type`. */
  error: { state: "error"; error_type: LinkErrorType; error: string | null };
  pending_provider_mfa: { state: "pending_provider_mfa"; provider_mfa: ProviderMfaRequest };
}

/** What to do for each state, in a {@link matchLink}. */
export interface LinkCases<Answer extends LinkResponse, Result> {
  success: (answer: Answer & LinkStateFields["success"]) => Result;
  error: (answer: Answer & LinkStateFields["error"]) => Result;
  /** Needed for sign-ins with a password only. @default `unknown` */
  pending_provider_mfa?: (answer: Answer & LinkStateFields["pending_provider_mfa"]) => Result;
  /** A state that no other case is for: the service may add some at any time. */
  unknown: (answer: Answer) => Result;
}

/** A redirect of the link page or of a provider's own site, in the shape of a link step. */
export interface LinkRedirect extends LinkResponse {
  /** Empty where the address tells of no link. */
  state: LinkState;
  /** Null unless the state is `error`, empty where that names no type. */
  error_type: LinkErrorType | null;
  /** What went wrong, in words for developers; null unless the state is `error`. */
  error: string | null;
}

/**
 * Tells whether a link is in a state, and narrows it to what is certain there (LNK-7, LNK-8).
 *
 * @param answer - what a link step answered, or what {@link parseLinkRedirect} read.
 * @param state - `success`, `error` or `pending_provider_mfa`.
 * @throws nothing.
 * @example
 * ```ts
 * import { createLinkClient, isLinkState } from "sanguine";
 *
 * const client = createLinkClient({ baseUrl: "https://api.example.com", linkToken: "<LINK_TOKEN>" });
 * const answer = await client.link.password("glucose_two", { username: "mfa_email", password: "secret" });
 * if (isLinkState(answer, "pending_provider_mfa")) console.log(answer.provider_mfa.hint);
 * ```
 */
export function isLinkState<Answer extends LinkResponse, State extends keyof LinkStateFields>(
  answer: Answer,
  state: State,
): answer is Answer & LinkStateFields[State] {
  return answer.state === state;
}

/**
 * Picks what to do by the state of a link (LNK-7). `unknown` is required, since the service may add states at any time.
 *
 * @param answer - what a link step answered, or what {@link parseLinkRedirect} read.
 * @returns what the case of the state returns.
 * @throws what that case throws.
 * @example
 * ```ts
 * import { matchLink, parseLinkRedirect } from "sanguine";
 *
 * const text = matchLink(parseLinkRedirect("https://app.example.com/linked?state=error&error_type=user_cancelled"), {
 *   success: () => "Connected.",
 *   error: ({ error_type }) => (error_type === "user_cancelled" ? "Maybe later." : "That did not work."),
 *   unknown: () => "Please look at your connections.",
 * });
 * console.log(text); // "Maybe later."
 * ```
 */
export function matchLink<Answer extends LinkResponse, Result>(
  answer: Answer,
  cases: LinkCases<Answer, Result>,
): Result {
  if (isLinkState(answer, "success")) return cases.success(answer);
  if (isLinkState(answer, "error")) return cases.error(answer);
  if (cases.pending_provider_mfa && isLinkState(answer, "pending_provider_mfa")) {
    return cases.pending_provider_mfa(answer);
  }
  return cases.unknown(answer);
}

/**
 * Reads the redirect by which a link page or a provider's own site sends the user back (`state`, `error_type`, `error`).
 * Whoever can reach the address can write one, so let it decide what to show, and ask the service who is connected.
 *
 * @param url - the whole address, or any part of it that has the query, such as `location.search`.
 * @returns the outcome, verbatim; without a `state` it is of a state that nothing is known of.
 * @throws nothing.
 * @example
 * ```ts
 * import { isLinkState, parseLinkRedirect } from "sanguine";
 *
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
    // An application's own address may have parameters of these names, which mean nothing beside another state.
    error_type: failed ? (parameters.get("error_type") ?? "") : null,
    error: failed ? parameters.get("error") : null,
  };
}
