import { linkErrors, type LinkErrorType } from "../../catalog/link-errors.ts";
import { ServiceError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LinkTokenRecord } from "./table.ts";

/** State of a link token at the current virtual time. */
export type LinkTokenState = "invalid" | "expired" | "consumed" | "unvalidated" | "validated";

/** Result of checking a link token. `error` is null when the token is usable. `record` is null when the token does not exist. */
export type TokenCheck =
  | { readonly error: null; readonly record: LinkTokenRecord }
  | { readonly error: LinkErrorType; readonly record: LinkTokenRecord | null };

const stateErrors = {
  invalid: "invalid_token",
  expired: "token_expired",
  consumed: "token_consumed",
} as const;

/**
 * Returns the state of a link token: the first that applies of invalid, expired, consumed and unvalidated. A token is
 * invalid once its user was deleted.
 */
export function getLinkTokenState(world: World, token: string): LinkTokenState {
  const record = findLinkToken(world, token);
  if (record === null || record.revoked_at !== null) return "invalid";
  if (world.now() >= record.expires_at) return "expired";
  if (record.consumed_at !== null) return "consumed";
  return record.validated_at === null ? "unvalidated" : "validated";
}

/**
 * Checks a link token at the first step of a link and marks it as validated. Opening the link page and every programmatic step
 * except completing a second factor are first steps.
 */
export function validateLinkToken(world: World, token: string): TokenCheck {
  const check = checkUsable(world, token);
  if (check.error !== null || check.record.validated_at !== null) return check;
  return { error: null, record: world.tables.linkTokens.update(token, { validated_at: world.now() }) };
}

/** Checks a link token at a step that completes an earlier one. The token must have been validated before. */
export function checkValidatedLinkToken(world: World, token: string): TokenCheck {
  const check = checkUsable(world, token);
  if (check.error === null && check.record.validated_at === null) {
    return { error: "token_not_validated", record: check.record };
  }
  return check;
}

/** Validates a link token. Throws ServiceError 401 when it is not usable. */
export function requireLinkToken(world: World, token: string): LinkTokenRecord {
  const check = validateLinkToken(world, token);
  if (check.error === null) return check.record;
  const detail = { error_type: check.error, error_message: linkErrors[check.error] };
  throw new ServiceError(401, detail);
}

/** Returns a link token, which may be unusable, or null when it does not exist. */
export function findLinkToken(world: World, token: string): LinkTokenRecord | null {
  return world.tables.linkTokens.get(token) ?? null;
}

function checkUsable(world: World, token: string): TokenCheck {
  const record = findLinkToken(world, token);
  const state = getLinkTokenState(world, token);
  if (record === null) return { error: "invalid_token", record };
  if (state === "validated" || state === "unvalidated") return { error: null, record };
  return { error: stateErrors[state], record };
}
