import { linkFaults, type LinkFault } from "../../catalog/link-faults.ts";
import { ServiceError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LinkTokenRecord } from "./table.ts";

/** How a token stands at this moment. */
export type TokenState = "invalid" | "expired" | "consumed" | "unvalidated" | "validated";

/** A token that a step may use, or what is wrong with it. The record is there wherever the token is known. */
export type Admission =
  | { readonly fault: null; readonly record: LinkTokenRecord }
  | { readonly fault: LinkFault; readonly record: LinkTokenRecord | null };

const stateFaults = {
  invalid: "invalid_token",
  expired: "token_expired",
  consumed: "token_consumed",
} as const;

/** The first that holds of: invalid, expired, consumed, not validated. A token of a deleted user is as good as none. */
export function tokenState(world: World, token: string): TokenState {
  const record = recordOf(world, token);
  if (record === null) return "invalid";
  if (world.now() >= record.expires_at) return "expired";
  if (record.consumed_at !== null) return "consumed";
  return record.validated_at === null ? "unvalidated" : "validated";
}

/** Lets a first step in: the page being opened, or any programmatic step but the second factor. It validates the token. */
export function openLink(world: World, token: string): Admission {
  const admission = judge(world, token);
  if (admission.fault !== null || admission.record.validated_at !== null) return admission;
  return { fault: null, record: world.tables.linkTokens.update(token, { validated_at: world.now() }) };
}

/** Lets a step in that completes an earlier one. */
export function continueLink(world: World, token: string): Admission {
  const admission = judge(world, token);
  if (admission.fault === null && admission.record.validated_at === null) {
    return { fault: "token_not_validated", record: admission.record };
  }
  return admission;
}

/** The record of a usable token, for the operations that answer 401 where it is no good. */
export function requireLink(world: World, token: string): LinkTokenRecord {
  const admission = openLink(world, token);
  if (admission.fault === null) return admission.record;
  const detail = { error_type: admission.fault, error_message: linkFaults[admission.fault] };
  throw new ServiceError(401, detail);
}

/** The token of a user who is not deleted. */
export function recordOf(world: World, token: string): LinkTokenRecord | null {
  const record = world.tables.linkTokens.get(token);
  if (record === undefined) return null;
  const user = world.tables.users.get(record.user_id);
  return user === undefined || user.deleted_at !== null ? null : record;
}

function judge(world: World, token: string): Admission {
  const record = recordOf(world, token);
  const state = tokenState(world, token);
  if (record === null) return { fault: "invalid_token", record };
  if (state === "validated" || state === "unvalidated") return { fault: null, record };
  return { fault: stateFaults[state], record };
}
