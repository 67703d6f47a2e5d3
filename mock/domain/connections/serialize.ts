import type { connectionStatusValues } from "../../../src/generated/enums.ts";
import { DAY, toIso } from "../../kernel/time.ts";
import type { UserRecord } from "../users/table.ts";
import type { World } from "../world.ts";
import { getResourceAvailability } from "./availability.ts";
import { serializeProvider } from "./events.ts";
import { getDataZone, getEndOfDay } from "./ingestion.ts";
import type { RefreshOutcome } from "./refresh.ts";
import { listLiveConnections } from "./rules.ts";
import type { Connection } from "./table.ts";

/** Time after the end of ingestion at which a connection is paused. */
const PAUSED_AFTER = 7 * DAY;

export function serializeConnection(world: World, connection: Connection, user: UserRecord) {
  const { error } = connection;
  return {
    created_on: toIso(connection.created_on, 0),
    ...serializeProvider(connection.provider),
    status: getConnectionStatus(world, connection, user),
    external_user_id: connection.external_user_id,
    error_details: error === null ? null : { ...error, errored_at: toIso(error.errored_at, 0) },
    resource_availability: getResourceAvailability(connection),
  };
}

/** Serializes a connection for the user. `source` is the former name of `provider`. */
function serializeConnectedSource(connection: Connection) {
  const provider = serializeProvider(connection.provider);
  return { provider, created_on: toIso(connection.created_on, 0), source: provider };
}

export function serializeUser(world: World, user: UserRecord) {
  const { time_zone: zone, birth_date: birth } = user;
  return {
    user_id: user.user_id,
    team_id: world.team.id,
    client_user_id: user.client_user_id,
    created_on: toIso(user.created_on, 0),
    connected_sources: listLiveConnections(world, user.user_id).map(serializeConnectedSource),
    fallback_time_zone: zone === null ? null : { ...zone, updated_at: toIso(zone.updated_at, 0) },
    fallback_birth_date: birth === null ? null : { ...birth, updated_at: toIso(birth.updated_at, 0) },
    ingestion_start: user.ingestion_start,
    ingestion_end: user.ingestion_end,
  };
}

export function serializeUserProviders(world: World, user: UserRecord) {
  const connections = listLiveConnections(world, user.user_id);
  return { providers: connections.map((connection) => serializeConnection(world, connection, user)) };
}

/**
 * Serializes the outcome of a refresh with its HTTP status: 200, 202 while a source is in progress, 400 if no source
 * could be refreshed.
 */
export function serializeRefresh(userId: string, { refreshed, inProgress, failed }: RefreshOutcome) {
  if (refreshed.length + inProgress.length === 0) {
    const error =
      failed.length === 0 ? "This user has no connected sources." : "All connected sources failed.";
    return { status: 400, body: { success: false as const, user_id: userId, error, failed_sources: failed } };
  }
  const body = {
    success: true as const,
    user_id: userId,
    refreshed_sources: refreshed,
    in_progress_sources: inProgress,
    failed_sources: failed,
  };
  return { status: inProgress.length > 0 ? 202 : 200, body };
}

function getConnectionStatus(
  world: World,
  connection: Connection,
  user: UserRecord,
): (typeof connectionStatusValues)[number] {
  if (connection.error !== null) return "error";
  if (user.ingestion_end === null) return "connected";
  const ended = getEndOfDay(getDataZone(user, connection.provider), user.ingestion_end);
  return world.now() >= ended + PAUSED_AFTER ? "paused" : "connected";
}
