import type { Factor, SignInOutcome } from "../../catalog/link-credentials.ts";
import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError, createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { continueLink, recordOf } from "./admission.ts";
import { finishLink, type Accepted } from "./connect.ts";
import { pending, refused, type LinkOutcome } from "./outcome.ts";
import type { MfaSession } from "./table.ts";

/** How many wrong codes end a second factor. */
export const MOST_WRONG_CODES = 5;

/** Sends the first code of a sign-in that asks for some. */
export function askForCode(
  world: World,
  accepted: Accepted,
  { factors, stubborn }: Extract<SignInOutcome, { readonly factors: readonly Factor[] }>,
): LinkOutcome {
  return sendCode(world, accepted, { factors, stubborn, wrong: 0 });
}

/** Takes a code. A wrong one leaves the second factor under way up to the fifth; a right one may be followed by another. */
export function completeMfa(world: World, token: string, provider: string, code: string): LinkOutcome {
  const { fault, record } = continueLink(world, token);
  if (fault !== null) return refused({ record, provider }, fault);
  const accepted = { record, provider };
  const session = record.mfa;
  if (session === null || session.provider !== provider) {
    return refused(
      accepted,
      "incorrect_mfa_code",
      "No code of this provider is awaited. Sign in with user name and password first.",
    );
  }
  if (session.stubborn || code.trim() !== codeOf(world, session)) return miss(world, accepted, session);
  const factors = session.factors.slice(1);
  return factors.length === 0
    ? finishLink(world, accepted)
    : sendCode(world, accepted, { ...session, factors });
}

/** The code that a user would find in the message that was sent last. */
export function pendingCode(world: World, token: string): string {
  const record = recordOf(world, token);
  if (record === null) throw createNotFoundError("Link token");
  if (record.mfa === null) throw createBadRequestError("No second factor is under way with this link token.");
  return codeOf(world, record.mfa);
}

function sendCode(
  world: World,
  accepted: Accepted,
  { factors, stubborn, wrong }: Pick<MfaSession, "factors" | "stubborn" | "wrong">,
): LinkOutcome {
  const [method] = factors;
  if (method === undefined) throw new Error("A second factor needs a way to send its code.");
  const { provider, record } = accepted;
  const serial = world.ids.integer("mfa_code");
  world.tables.linkTokens.update(record.token, { mfa: { provider, factors, serial, wrong, stubborn } });
  return pending(accepted, method);
}

function miss(world: World, accepted: Accepted, session: MfaSession): LinkOutcome {
  const wrong = session.wrong + 1;
  const ended = wrong >= MOST_WRONG_CODES;
  world.tables.linkTokens.update(accepted.record.token, { mfa: ended ? null : { ...session, wrong } });
  if (!ended) return refused(accepted, "incorrect_mfa_code");
  return refused(accepted, "incorrect_mfa_code", "Too many wrong codes. Sign in again to be sent a new one.");
}

/** Six digits, never all of them zero: that is the code that documentation calls wrong. */
function codeOf(world: World, { serial }: MfaSession): string {
  return String(1 + (hash53(world.seed, "mfa_code", serial) % 999_999)).padStart(6, "0");
}
