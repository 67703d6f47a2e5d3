import { connect, findLiveConnection, type ConnectInput } from "../connections/rules.ts";
import type { World } from "../world.ts";
import { refused, succeeded, type LinkOutcome } from "./outcome.ts";
import type { LinkTokenRecord } from "./table.ts";

/** A link whose user has done all that the provider asks for. */
export interface Accepted {
  readonly record: LinkTokenRecord;
  readonly provider: string;
}

/** The end of every successful link: connects the account and consumes the token, unless the team rejects duplicates. */
export function finishLink(
  world: World,
  accepted: Accepted,
  consent: Pick<ConnectInput, "granted" | "denied"> = {},
): LinkOutcome {
  const { record, provider } = accepted;
  const { linkTokens } = world.tables;
  if (
    world.settings.get().rejectDuplicateConnections &&
    findLiveConnection(world, record.user_id, provider) !== undefined
  ) {
    linkTokens.update(record.token, { mfa: null });
    return refused(accepted, "duplicate_connection");
  }
  const connection = connect(world, { user: record, provider, ...consent });
  linkTokens.update(record.token, { consumed_at: world.now(), mfa: null });
  return succeeded(accepted, connection);
}
