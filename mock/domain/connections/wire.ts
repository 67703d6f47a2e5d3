import { DAY, toIso } from "../../kernel/time.ts";
import type { UserRecord } from "../users/table.ts";
import type { World } from "../world.ts";
import { availability } from "./availability.ts";
import { providerSummary } from "./events.ts";
import { DEFAULT_ZONE, endOfDay } from "./ingestion.ts";
import type { Connection } from "./table.ts";

/** How long after the end of ingestion a connection is answered as paused. */
const PAUSED_AFTER = 7 * DAY;

/** A connection as the user's list of providers answers it. */
export function connectedProvider(world: World, connection: Connection, user: UserRecord) {
  const { error } = connection;
  return {
    ...providerSummary(connection.provider),
    created_on: toIso(connection.created_on, 0),
    status: statusOf(world, connection, user),
    external_user_id: connection.external_user_id,
    error_details: error === null ? null : { ...error, errored_at: toIso(error.errored_at, 0) },
    resource_availability: availability(connection),
  };
}

/** A connection as the user's own record answers it; `source` is the name that older clients read. */
export function connectedSource(connection: Connection) {
  const provider = providerSummary(connection.provider);
  return { provider, created_on: toIso(connection.created_on, 0), source: provider };
}

function statusOf(world: World, connection: Connection, user: UserRecord): "connected" | "error" | "paused" {
  if (connection.error !== null) return "error";
  if (user.ingestion_end === null) return "connected";
  const ended = endOfDay(user.time_zone?.id ?? DEFAULT_ZONE, user.ingestion_end);
  return world.now() >= ended + PAUSED_AFTER ? "paused" : "connected";
}
