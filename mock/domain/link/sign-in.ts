import { findSignInOutcome, unsupportedRegions } from "../../catalog/link-credentials.ts";
import type { World } from "../world.ts";
import { validateLinkToken } from "./check-token.ts";
import { startMfa } from "./mfa.ts";
import { createErrorOutcome, type LinkOutcome, finishLink, type KnownLinkAttempt } from "./outcome.ts";

export interface PasswordSignInInput {
  readonly username: string;
  readonly password: string;
  readonly region?: string | null;
}

/** A sign-in with an e-mail address. */
export interface EmailSignInInput {
  readonly email: string;
  readonly region?: string | null;
}

/** Signs in with a user name and a password. The provider may require a second factor: see `completeMfa`. */
export function signInWithPassword(
  world: World,
  token: string,
  provider: string,
  { username, password, region }: PasswordSignInInput,
): LinkOutcome {
  return signIn(world, token, provider, region, (attempt) => {
    const account = username.trim() === "" || password.trim() === "" ? null : username;
    if (account === null) return createErrorOutcome(attempt, "provider_credential_error");
    const outcome = findSignInOutcome(account);
    if ("error" in outcome) return createErrorOutcome(attempt, outcome.error);
    return outcome.methods.length === 0 ? finishLink(world, attempt) : startMfa(world, attempt, outcome);
  });
}

/** Signs in with an e-mail address. Never requires a second factor, because no operation could complete it. */
export function signInWithEmail(
  world: World,
  token: string,
  provider: string,
  { email, region }: EmailSignInInput,
): LinkOutcome {
  return signIn(world, token, provider, region, (attempt) => {
    const account = parseEmailAccount(email.trim());
    if (account === null) return createErrorOutcome(attempt, "provider_credential_error");
    const outcome = findSignInOutcome(account);
    return "error" in outcome ? createErrorOutcome(attempt, outcome.error) : finishLink(world, attempt);
  });
}

function signIn(
  world: World,
  token: string,
  provider: string,
  region: string | null | undefined,
  authenticate: (attempt: KnownLinkAttempt) => LinkOutcome,
): LinkOutcome {
  const { error, record } = validateLinkToken(world, token);
  if (error !== null) return createErrorOutcome({ record, provider }, error);
  // A new sign-in discards the MFA session of an earlier one.
  const attempt = { record: world.tables.linkTokens.update(token, { mfa: null }), provider };
  if (region != null && unsupportedRegions.includes(region)) {
    return createErrorOutcome(attempt, "unsupported_region");
  }
  return authenticate(attempt);
}

/**
 * Returns the part of an e-mail address before its only `@`, or null when the text is not an address. A regular expression for
 * the whole address would take quadratic time on a long text.
 */
export function parseEmailAccount(address: string): string | null {
  const [account = "", domain = "", ...more] = address.split("@", 3);
  if (more.length > 0 || account === "" || /\s/.test(address)) return null;
  // The domain needs a dot with at least one character on either side.
  return domain.slice(1, -1).includes(".") ? account : null;
}
