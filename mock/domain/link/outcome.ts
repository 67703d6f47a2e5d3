import type { linkStateValues } from "../../../src/generated/enums.ts";
import type { MfaMethod } from "../../catalog/link-credentials.ts";
import { linkErrors, type LinkErrorType } from "../../catalog/link-errors.ts";
import type { LinkTokenRecord } from "./table.ts";
import { connect, findLiveConnection, isRejectedDuplicate, type ConnectInput } from "../connections/rules.ts";
import type { World } from "../world.ts";

/** A second factor that a provider requires. */
export interface LinkMfaPrompt {
  readonly method: MfaMethod;
  /** Destination of the code, mostly masked. */
  readonly hint: string;
}

/** Outcome of a link step. Operations return it as JSON; the link page turns it into a screen or a redirect. */
export interface LinkOutcome {
  readonly state: (typeof linkStateValues)[number];
  /** Set only in state `error`. */
  readonly error_type: LinkErrorType | null;
  /** Message for developers. Set only in state `error`. */
  readonly error: string | null;
  /** Set only in state `pending_provider_mfa`. */
  readonly provider_mfa: LinkMfaPrompt | null;
  /** The `redirect_url` of the link token. */
  readonly redirect_url: string | null;
  /** Provider slug; null when the user has not chosen a provider. */
  readonly provider: string | null;
  /** The user's id at the provider. Set only in state `success`. */
  readonly provider_id: string | null;
}

/** An attempt to link. `record` is null when the token does not exist, `provider` when none is chosen. */
export interface LinkAttempt {
  readonly record: LinkTokenRecord | null;
  readonly provider: string | null;
}

/** Creates the outcome of an attempt. Parts left out are null. */
export function createOutcome(
  { record, provider }: LinkAttempt,
  state: LinkOutcome["state"],
  parts: Partial<LinkOutcome> = {},
): LinkOutcome {
  return {
    state,
    error_type: null,
    error: null,
    provider_mfa: null,
    redirect_url: record?.redirect_url ?? null,
    provider,
    provider_id: null,
    ...parts,
  };
}

export function createErrorOutcome(
  attempt: LinkAttempt,
  error_type: LinkErrorType,
  error: string = linkErrors[error_type],
): LinkOutcome {
  return createOutcome(attempt, "error", { error_type, error });
}

export interface KnownLinkAttempt {
  readonly record: LinkTokenRecord;
  readonly provider: string;
}

/**
 * Connects the account and consumes the token. Every successful link ends here. Returns the error `duplicate_connection` when
 * the user is already connected to the provider and the team rejects duplicates.
 */
export function finishLink(
  world: World,
  attempt: KnownLinkAttempt,
  consent: Pick<ConnectInput, "granted" | "denied"> = {},
): LinkOutcome {
  const { record, provider } = attempt;
  const { linkTokens } = world.tables;
  if (isRejectedDuplicate(world, findLiveConnection(world, record.user_id, provider))) {
    linkTokens.update(record.token, { mfa: null });
    return createErrorOutcome(attempt, "duplicate_connection");
  }
  const connection = connect(world, { user: record, provider, ...consent });
  linkTokens.update(record.token, { consumed_at: world.now(), mfa: null });
  return createOutcome(attempt, "success", { provider_id: connection.external_user_id });
}
