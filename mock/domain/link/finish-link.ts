import { connect, findLiveConnection, type ConnectInput } from "../connections/rules.ts";
import type { World } from "../world.ts";
import { createErrorOutcome, createSuccessOutcome, type LinkOutcome } from "./outcome.ts";
import type { LinkTokenRecord } from "./table.ts";

/** An attempt to link whose token and provider are known. */
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
