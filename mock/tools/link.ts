import type { LinkToken } from "../../src/generated/types.ts";
import { findLinkToken, getLinkTokenState, type LinkTokenState } from "../domain/link/check-token.ts";
import { closeLink, getLinkDestination, type LinkTrigger } from "../domain/link/destination.ts";
import { getPendingCode } from "../domain/link/mfa.ts";
import { completeOAuth, type LinkConsentInput } from "../domain/link/oauth.ts";
import { getSignInMethod, linkableProviders, type SignInMethod } from "../domain/link/linkable-providers.ts";
import type { LinkOutcome } from "../domain/link/outcome.ts";
import type { LinkTokenRecord } from "../domain/link/table.ts";
import { createLinkToken, type LinkTokenInput } from "../domain/link/tokens.ts";
import { serializeLinkToken } from "../domain/link/wire.ts";
import { createNotFoundError } from "../domain/service-error.ts";
import { getActiveUser } from "../domain/users/rules.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import { toIso } from "../kernel/time.ts";

/** A link token: its text, or an object that contains it, such as the response of `link.createToken`. */
export type LinkTokenRef = string | { readonly link_token: string };

/** The user and the options of a new link token. */
export interface LinkTokenSeed extends Omit<LinkTokenInput, "user_id"> {
  readonly user: UserRef;
}

/** A link token and its state. */
export interface MockLinkToken extends LinkToken {
  user_id: string;
  /** Slug of the only provider that the link can connect; null when the user chooses. */
  provider: string | null;
  /** The one-time code that was sent last, while the link waits for it; otherwise null. */
  code: string | null;
  state: LinkTokenState;
  /** First instant at which the token is expired, ISO 8601. */
  expires_at: string;
}

/** A provider that a link can connect. */
export interface LinkableProvider {
  readonly slug: string;
  readonly name: string;
  /** How a user signs in on the link page. `unsupported`: not in a browser. */
  readonly sign_in: SignInMethod;
}

/** Outcome of a link step, and where the link page sends the user's browser. */
export interface MockLinkOutcome extends LinkOutcome {
  /** The `redirect_url` with the outcome in its query; null when the link page shows a screen of its own. */
  readonly location: string | null;
}

/** `mock.link`: does what a user does on the link page, without a browser. */
export interface LinkFacade {
  /** Creates a link token, as `link.createToken` does. */
  createToken(seed: LinkTokenSeed): MockLinkToken;
  /** Returns a link token and its state. Throws a `ServiceError` 404 when it does not exist. */
  get(token: LinkTokenRef): MockLinkToken;
  /** Lists the link tokens of a user, or of all users, oldest first. */
  list(user?: UserRef): MockLinkToken[];
  /** Lists the providers that the link page lists without a filter, by name. */
  providers(): LinkableProvider[];
  /** Returns the one-time code that was sent last. Throws a `ServiceError` 400 when no second factor is pending. */
  code(token: LinkTokenRef): string;
  /** Completes a sign-in on a provider's consent page. Grants every scope unless `granted` or `denied` says otherwise. */
  completeOAuth(token: LinkTokenRef, consent?: LinkConsentInput): MockLinkOutcome;
  /** Presses the close button of the link page. */
  close(token: LinkTokenRef): MockLinkOutcome;
  /** Expires a token. */
  expire(token: LinkTokenRef): MockLinkToken;
  /** Consumes a token without connecting an account. */
  consume(token: LinkTokenRef): MockLinkToken;
}

/** Creates `mock.link`. */
export function createLinkFacade(world: World, linkUrl: string): LinkFacade {
  const { linkTokens } = world.tables;
  const present = (record: LinkTokenRecord): MockLinkToken => ({
    ...serializeLinkToken(record, linkUrl),
    user_id: record.user_id,
    provider: record.provider,
    code: record.mfa === null ? null : getPendingCode(world, record.token),
    state: getLinkTokenState(world, record.token),
    expires_at: toIso(record.expires_at, 0),
  });
  const getRecord = (ref: LinkTokenRef): LinkTokenRecord => {
    const record = linkTokens.get(getTokenText(ref));
    if (record === undefined) throw createNotFoundError("Link token");
    return record;
  };
  const addLocation = (ref: LinkTokenRef, trigger: LinkTrigger, outcome: LinkOutcome): MockLinkOutcome => {
    const destination = getLinkDestination(findLinkToken(world, getTokenText(ref)), trigger, outcome);
    return { ...outcome, location: destination.kind === "redirect" ? destination.location : null };
  };
  return {
    createToken: ({ user, ...rest }) =>
      present(createLinkToken(world, { ...rest, user_id: getUserId(user) })),
    get: (token) => present(getRecord(token)),
    list: (user) =>
      (user === undefined
        ? linkTokens.rows().toSorted((a, b) => a.created_at - b.created_at)
        : linkTokens.all("user", getActiveUser(world, getUserId(user)).user_id)
      ).map(present),
    providers: () =>
      linkableProviders.map((provider) => ({
        slug: provider.slug,
        name: provider.name,
        sign_in: getSignInMethod(provider),
      })),
    code: (token) => getPendingCode(world, getTokenText(token)),
    completeOAuth: (token, consent) =>
      addLocation(token, "consent", completeOAuth(world, getTokenText(token), consent)),
    close: (token) => addLocation(token, "close", closeLink(world, getTokenText(token))),
    expire: (token) => present(linkTokens.update(getRecord(token).token, { expires_at: world.now() })),
    consume: (token) => present(linkTokens.update(getRecord(token).token, { consumed_at: world.now() })),
  };
}

function getTokenText(ref: LinkTokenRef): string {
  return typeof ref === "string" ? ref : ref.link_token;
}
