import type { linkStateValues } from "../../../src/generated/enums.ts";
import { mfaHints, type MfaMethod } from "../../catalog/link-credentials.ts";
import { linkErrors, type LinkErrorType } from "../../catalog/link-errors.ts";
import type { Connection } from "../connections/table.ts";
import type { LinkTokenRecord } from "./table.ts";
import { connect, findLiveConnection, type ConnectInput } from "../connections/rules.ts";
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

function createSuccessOutcome(attempt: LinkAttempt, connection: Connection): LinkOutcome {
  return { ...createEmptyOutcome(attempt), state: "success", provider_id: connection.external_user_id };
}

export function createErrorOutcome(
  attempt: LinkAttempt,
  errorType: LinkErrorType,
  error: string = linkErrors[errorType],
): LinkOutcome {
  return { ...createEmptyOutcome(attempt), state: "error", error_type: errorType, error };
}

export function createPendingOutcome(attempt: LinkAttempt, method: MfaMethod): LinkOutcome {
  const provider_mfa = { method, hint: mfaHints[method] };
  return { ...createEmptyOutcome(attempt), state: "pending_provider_mfa", provider_mfa };
}

function createEmptyOutcome({ record, provider }: LinkAttempt): Omit<LinkOutcome, "state"> {
  return {
    error_type: null,
    error: null,
    provider_mfa: null,
    redirect_url: record?.redirect_url ?? null,
    provider,
    provider_id: null,
  };
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
  if (
    world.settings.get().rejectDuplicateConnections &&
    findLiveConnection(world, record.user_id, provider) !== undefined
  ) {
    linkTokens.update(record.token, { mfa: null });
    return createErrorOutcome(attempt, "duplicate_connection");
  }
  const connection = connect(world, { user: record, provider, ...consent });
  linkTokens.update(record.token, { consumed_at: world.now(), mfa: null });
  return createSuccessOutcome(attempt, connection);
}
