import { toIso } from "../../kernel/time.ts";
import { liveConnections } from "../connections/rules.ts";
import { connectedProvider, connectedSource } from "../connections/wire.ts";
import type { World } from "../world.ts";
import type { RefreshOutcome } from "./refresh.ts";
import type { UserRecord } from "./table.ts";

/** A user as it is answered. */
export function serializeUser(world: World, user: UserRecord) {
  const { time_zone: zone, birth_date: birth } = user;
  return {
    user_id: user.user_id,
    team_id: world.team.id,
    client_user_id: user.client_user_id,
    created_on: toIso(user.created_on, 0),
    connected_sources: liveConnections(world, user.user_id).map(connectedSource),
    fallback_time_zone: zone === null ? null : { ...zone, updated_at: toIso(zone.updated_at, 0) },
    fallback_birth_date: birth === null ? null : { ...birth, updated_at: toIso(birth.updated_at, 0) },
    ingestion_start: user.ingestion_start,
    ingestion_end: user.ingestion_end,
  };
}

/** The providers that a user is connected to, as they are answered. */
export function serializeUserProviders(world: World, user: UserRecord) {
  const connections = liveConnections(world, user.user_id);
  return { providers: connections.map((connection) => connectedProvider(world, connection, user)) };
}

/** The outcome of a refresh with its status: 202 while something is under way, 400 if nothing could be read. */
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
