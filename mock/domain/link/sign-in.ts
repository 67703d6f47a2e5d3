import {
  findSignInOutcome,
  mfaHints,
  unsupportedRegions,
  type MfaMethod,
  type SignInOutcome,
} from "../../catalog/link-credentials.ts";
import type { World } from "../world.ts";
import { validateLinkToken, checkValidatedLinkToken, findLinkToken } from "./check-token.ts";
import {
  createErrorOutcome,
  createOutcome,
  type LinkOutcome,
  finishLink,
  type KnownLinkAttempt,
} from "./outcome.ts";
import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError, orNotFound } from "../service-error.ts";
import type { MfaSession } from "./table.ts";

/** Signs in with a user name and a password. The provider may require a second factor: see `completeMfa`. */
export function signInWithPassword(
  world: World,
  token: string,
  provider: string,
  input: { readonly username: string; readonly password: string; readonly region?: string | null },
): LinkOutcome {
  const { username, password, region } = input;
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
  { email, region }: { readonly email: string; readonly region?: string | null },
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

export const MAX_WRONG_CODES = 5;

function startMfa(
  world: World,
  attempt: KnownLinkAttempt,
  { methods, rejectsEveryCode }: Extract<SignInOutcome, { readonly methods: readonly MfaMethod[] }>,
): LinkOutcome {
  return sendCode(world, attempt, { methods, rejectsEveryCode, wrongCodes: 0 });
}

/**
 * Checks a one-time code. A wrong code keeps the session pending until the fifth wrong one ends it. A correct code finishes the
 * link, or sends the next code when the provider requires more.
 */
export function completeMfa(world: World, token: string, provider: string, code: string): LinkOutcome {
  const { error, record } = checkValidatedLinkToken(world, token);
  if (error !== null) return createErrorOutcome({ record, provider }, error);
  const attempt = { record, provider };
  const session = record.mfa;
  if (session === null || session.provider !== provider) {
    return createErrorOutcome(
      attempt,
      "incorrect_mfa_code",
      "No code is pending for this provider. Sign in with user name and password first.",
    );
  }
  if (session.rejectsEveryCode || code.replaceAll(/\s/g, "") !== computeCode(world, session)) {
    return rejectCode(world, attempt, session);
  }
  const methods = session.methods.slice(1);
  return methods.length === 0
    ? finishLink(world, attempt)
    : sendCode(world, attempt, { ...session, methods });
}

/** Returns the code that was sent last. Throws ServiceError 404 for an unknown token, 400 when no code is pending. */
export function getPendingCode(world: World, token: string): string {
  const record = orNotFound("Link token", findLinkToken(world, token));
  if (record.mfa === null) throw createBadRequestError("No second factor is pending for this link token.");
  return computeCode(world, record.mfa);
}

function sendCode(
  world: World,
  attempt: KnownLinkAttempt,
  { methods, rejectsEveryCode, wrongCodes }: Pick<MfaSession, "methods" | "rejectsEveryCode" | "wrongCodes">,
): LinkOutcome {
  // A session has at least one.
  const method = methods[0]!;
  const { provider, record } = attempt;
  const serial = world.ids.integer("mfa_code");
  world.tables.linkTokens.update(record.token, {
    mfa: { provider, methods, serial, wrongCodes, rejectsEveryCode },
  });
  return createOutcome(attempt, "pending_provider_mfa", { provider_mfa: { method, hint: mfaHints[method] } });
}

function rejectCode(world: World, attempt: KnownLinkAttempt, session: MfaSession): LinkOutcome {
  const wrongCodes = session.wrongCodes + 1;
  const hasEnded = wrongCodes >= MAX_WRONG_CODES;
  world.tables.linkTokens.update(attempt.record.token, { mfa: hasEnded ? null : { ...session, wrongCodes } });
  if (!hasEnded) return createErrorOutcome(attempt, "incorrect_mfa_code");
  return createErrorOutcome(
    attempt,
    "incorrect_mfa_code",
    "Too many wrong codes. Sign in again to get a new code.",
  );
}

/** Computes the six digits of a code. They are never 000000, which the documentation gives as a wrong code. */
function computeCode(world: World, { serial }: MfaSession): string {
  return String(1 + (hash53(world.seed, "mfa_code", serial) % 999_999)).padStart(6, "0");
}
