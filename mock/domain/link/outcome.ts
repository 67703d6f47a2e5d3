import { factorHints, type Factor } from "../../catalog/link-credentials.ts";
import { linkFaults, type LinkFault } from "../../catalog/link-faults.ts";
import type { Connection } from "../connections/table.ts";
import type { LinkTokenRecord } from "./table.ts";

/** A second factor that a provider asks for. */
export interface MfaPrompt {
  readonly method: Factor;
  /** Where the code went, most of it hidden. */
  readonly hint: string;
}

/** How a step of linking ended: what operations answer as JSON, and the link page as a screen or a redirect. */
export interface LinkOutcome {
  readonly state: "success" | "error" | "pending_provider_mfa";
  /** Set in state `error` only. */
  readonly error_type: LinkFault | null;
  /** Set in state `error` only; for developers. */
  readonly error: string | null;
  /** Set in state `pending_provider_mfa` only. */
  readonly provider_mfa: MfaPrompt | null;
  /** As it was given when the token was made. */
  readonly redirect_url: string | null;
  /** Slug; null where the user had not chosen one yet. */
  readonly provider: string | null;
  /** The user's id at the provider; set in state `success` only. */
  readonly provider_id: string | null;
}

/** What an outcome says of the link that it is one of. The record is null where the token is unknown. */
export interface Attempt {
  readonly record: LinkTokenRecord | null;
  readonly provider: string | null;
}

/** The account is connected. */
export function succeeded(attempt: Attempt, connection: Connection): LinkOutcome {
  return { ...outcome(attempt), state: "success", provider_id: connection.external_user_id };
}

/** The account is not connected. */
export function refused(attempt: Attempt, fault: LinkFault, text: string = linkFaults[fault]): LinkOutcome {
  return { ...outcome(attempt), state: "error", error_type: fault, error: text };
}

/** The provider has sent a code. */
export function pending(attempt: Attempt, method: Factor): LinkOutcome {
  const provider_mfa = { method, hint: factorHints[method] };
  return { ...outcome(attempt), state: "pending_provider_mfa", provider_mfa };
}

function outcome({ record, provider }: Attempt): Omit<LinkOutcome, "state"> {
  return {
    error_type: null,
    error: null,
    provider_mfa: null,
    redirect_url: record?.redirect_url ?? null,
    provider,
    provider_id: null,
  };
}
