import type { MfaMethod, SignInOutcome } from "../../catalog/link-credentials.ts";
import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError, orNotFound } from "../service-error.ts";
import type { World } from "../world.ts";
import { checkValidatedLinkToken, findLinkToken } from "./check-token.ts";
import {
  createErrorOutcome,
  createPendingOutcome,
  type LinkOutcome,
  finishLink,
  type KnownLinkAttempt,
} from "./outcome.ts";
import type { MfaSession } from "./table.ts";

export const MAX_WRONG_CODES = 5;

export function startMfa(
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
  if (session.rejectsEveryCode || code.trim() !== computeCode(world, session)) {
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
  const [method] = methods;
  if (method === undefined) throw new Error("An MFA session needs at least one method.");
  const { provider, record } = attempt;
  const serial = world.ids.integer("mfa_code");
  world.tables.linkTokens.update(record.token, {
    mfa: { provider, methods, serial, wrongCodes, rejectsEveryCode },
  });
  return createPendingOutcome(attempt, method);
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
