import type { LinkToken } from "../../src/generated/types.ts";
import { toIso } from "../kernel/time.ts";
import { createNotFoundError } from "../domain/service-error.ts";
import { getUserId, type UserRef } from "../domain/users/user-ref.ts";
import type { World } from "../domain/world.ts";
import { recordOf, tokenState, type TokenState } from "../domain/link/admission.ts";
import { closeLink, destinationOf, type LinkSurface } from "../domain/link/destination.ts";
import { completeOAuth, type ConsentInput } from "../domain/link/oauth.ts";
import type { LinkOutcome } from "../domain/link/outcome.ts";
import { pendingCode } from "../domain/link/second-factor.ts";
import type { LinkTokenRecord } from "../domain/link/table.ts";
import { createLinkToken, type LinkTokenInput } from "../domain/link/tokens.ts";
import { serializeLinkToken } from "../domain/link/wire.ts";

/** A link token by its text, or by the answer that brought it. */
export type LinkTokenRef = string | { readonly link_token: string };

/** What a test makes a link token of. */
export interface LinkTokenSeed extends Omit<LinkTokenInput, "user_id"> {
  readonly user: UserRef;
}

/** A link token and how it stands. */
export interface MockLinkToken extends LinkToken {
  user_id: string;
  state: TokenState;
  /** First instant at which it no longer works, ISO 8601. */
  expires_at: string;
}

/** How a step ended, and where the link page sends the user's browser with it. */
export interface MockLinkOutcome extends LinkOutcome {
  /** The `redirect_url` with the outcome in its parameters; null where the link page shows a screen of its own. */
  readonly location: string | null;
}

/** `mock.link`: what a user does in a browser, without one. */
export interface LinkFacade {
  /** Makes a link token, as a request does. */
  createToken(seed: LinkTokenSeed): MockLinkToken;
  /** Returns a link token and its state. Throws a `ServiceError` 404 when it does not exist. */
  get(token: LinkTokenRef): MockLinkToken;
  /** The one-time code that a second factor under way has sent. */
  code(token: LinkTokenRef): string;
  /** Does what a provider's own page does. Every scope is granted unless `granted` or `denied` says otherwise. */
  completeOAuth(token: LinkTokenRef, consent?: ConsentInput): MockLinkOutcome;
  /** Does what the close button of the link page does. */
  close(token: LinkTokenRef): MockLinkOutcome;
  /** Ends a token's time at once. */
  expire(token: LinkTokenRef): MockLinkToken;
  /** Uses a token up without connecting anything. */
  consume(token: LinkTokenRef): MockLinkToken;
}

/** Creates `mock.link`. */
export function createLinkFacade(world: World, linkUrl: string): LinkFacade {
  const { linkTokens } = world.tables;
  const shown = (record: LinkTokenRecord): MockLinkToken => ({
    ...serializeLinkToken(record, linkUrl),
    user_id: record.user_id,
    state: tokenState(world, record.token),
    expires_at: toIso(record.expires_at, 0),
  });
  const found = (ref: LinkTokenRef): LinkTokenRecord => {
    const record = linkTokens.get(getTokenText(ref));
    if (record === undefined) throw createNotFoundError("Link token");
    return record;
  };
  const ended = (ref: LinkTokenRef, surface: LinkSurface, outcome: LinkOutcome): MockLinkOutcome => {
    const destination = destinationOf(recordOf(world, getTokenText(ref)), surface, outcome);
    return { ...outcome, location: destination.kind === "redirect" ? destination.location : null };
  };
  return {
    createToken: ({ user, ...rest }) => shown(createLinkToken(world, { ...rest, user_id: getUserId(user) })),
    get: (token) => shown(found(token)),
    code: (token) => pendingCode(world, getTokenText(token)),
    completeOAuth: (token, consent) =>
      ended(token, "consent", completeOAuth(world, getTokenText(token), consent)),
    close: (token) => ended(token, "close", closeLink(world, getTokenText(token))),
    expire: (token) => shown(linkTokens.update(found(token).token, { expires_at: world.now() })),
    consume: (token) => shown(linkTokens.update(found(token).token, { consumed_at: world.now() })),
  };
}

function getTokenText(ref: LinkTokenRef): string {
  return typeof ref === "string" ? ref : ref.link_token;
}
