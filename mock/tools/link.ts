import type { LinkToken } from "../../src/generated/types.ts";
import { findLinkToken, getLinkTokenState, type LinkTokenState } from "../domain/link/check-token.ts";
import { closeLink, getLinkRedirect, type LinkTrigger } from "../domain/link/destination.ts";
import { getPendingCode } from "../domain/link/sign-in.ts";
import { completeOAuth, type LinkConsentInput } from "../domain/link/oauth.ts";
import {
  getSignInMethod,
  getLinkableProviders,
  type SignInMethod,
} from "../domain/link/linkable-providers.ts";
import type { LinkOutcome } from "../domain/link/outcome.ts";
import type { LinkTokenRecord } from "../domain/link/table.ts";
import { createLinkToken, type LinkTokenInput } from "../domain/link/tokens.ts";
import { serializeLinkToken } from "../domain/link/serialize.ts";
import { orNotFound } from "../domain/service-error.ts";
import { getActiveUser } from "../domain/users/rules.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import { toIso } from "../kernel/time.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import type { ToolContext } from "./context.ts";
import { type Area, method } from "./define-area.ts";

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
  /** Creates a link token, as `client.link.createToken` does. */
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
  /** Expires a link token. */
  expire(token: LinkTokenRef): MockLinkToken;
  /** Consumes a link token without connecting an account. */
  consume(token: LinkTokenRef): MockLinkToken;
}

const token = required("token", seeds.tokenRef);

export const linkArea: Area<LinkFacade, LinkFacade> = {
  createToken: method(
    "MockLinkToken",
    [required("seed", seeds.linkTokenSeed)],
    (context, { user, ...rest }) =>
      present(context, createLinkToken(context.world, { ...rest, user_id: getUserId(user) })),
  ),
  get: method("MockLinkToken", [token], (context, ref) => present(context, getRecord(context, ref))),
  list: method("MockLinkToken[]", [optional("user", seeds.userRef)], (context, user) => {
    const { linkTokens } = context.world.tables;
    const records =
      user === undefined
        ? linkTokens.rows().toSorted((a, b) => a.created_at - b.created_at)
        : linkTokens.all("user", getActiveUser(context.world, getUserId(user)).user_id);
    return records.map((record) => present(context, record));
  }),
  providers: method("LinkableProvider[]", [], () =>
    getLinkableProviders().map((provider) => ({
      slug: provider.slug,
      name: provider.name,
      sign_in: getSignInMethod(provider),
    })),
  ),
  code: method("text", [token], ({ world }, ref) => getPendingCode(world, getTokenText(ref))),
  completeOAuth: method(
    "MockLinkOutcome",
    [token, optional("consent", seeds.consent)],
    ({ world }, ref, consent) =>
      addLocation(world, ref, "consent", completeOAuth(world, getTokenText(ref), consent)),
  ),
  close: method("MockLinkOutcome", [token], ({ world }, ref) =>
    addLocation(world, ref, "close", closeLink(world, getTokenText(ref))),
  ),
  expire: method("MockLinkToken", [token], (context, ref) =>
    update(context, ref, { expires_at: context.world.now() }),
  ),
  consume: method("MockLinkToken", [token], (context, ref) =>
    update(context, ref, { consumed_at: context.world.now() }),
  ),
};

function present({ world, linkUrl }: ToolContext, record: LinkTokenRecord): MockLinkToken {
  return {
    ...serializeLinkToken(record, linkUrl),
    user_id: record.user_id,
    provider: record.provider,
    code: record.mfa === null ? null : getPendingCode(world, record.token),
    state: getLinkTokenState(world, record.token),
    expires_at: toIso(record.expires_at, 0),
  };
}

function getRecord({ world }: ToolContext, ref: LinkTokenRef): LinkTokenRecord {
  return orNotFound("Link token", world.tables.linkTokens.get(getTokenText(ref)));
}

function update(context: ToolContext, ref: LinkTokenRef, patch: Partial<LinkTokenRecord>): MockLinkToken {
  return present(context, context.world.tables.linkTokens.update(getRecord(context, ref).token, patch));
}

function addLocation(
  world: World,
  ref: LinkTokenRef,
  trigger: LinkTrigger,
  outcome: LinkOutcome,
): MockLinkOutcome {
  const location = getLinkRedirect(findLinkToken(world, getTokenText(ref)), trigger, outcome);
  return { ...outcome, location };
}

function getTokenText(ref: LinkTokenRef): string {
  return typeof ref === "string" ? ref : ref.link_token;
}
