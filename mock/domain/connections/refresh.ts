import { HOUR, SECOND } from "../../kernel/time.ts";
import { listLiveConnections } from "./rules.ts";
import type { Connection } from "./table.ts";
import { createRateLimitError } from "../service-error.ts";
import type { World } from "../world.ts";
import { getActiveUser } from "../users/rules.ts";

/** How often a user can be refreshed within an hour. */
const REFRESHES_PER_HOUR = 8;

/** Slugs of a user's providers by how far the refresh came. */
export interface RefreshOutcome {
  readonly refreshed: readonly string[];
  readonly inProgress: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Fetches the newest data of all live connections. A connection in error fails; one whose provider takes longer than
 * the timeout is still in progress.
 *
 * @param timeout seconds.
 */
export function refreshUser(world: World, userId: string, timeout: number): RefreshOutcome {
  const user = getActiveUser(world, userId);
  const now = world.now();
  const recent = user.refreshes.filter((at) => at > now - HOUR);
  const [oldest] = recent;
  if (oldest !== undefined && recent.length >= REFRESHES_PER_HOUR) {
    const wait = Math.ceil((oldest + HOUR - now) / SECOND);
    throw createRateLimitError(wait, `A user can be refreshed ${REFRESHES_PER_HOUR} times an hour.`);
  }
  world.tables.users.update(userId, { refreshes: [...recent, now] });
  const connections = listLiveConnections(world, userId);
  const slugs = (wanted: (connection: Connection) => boolean) =>
    connections.filter(wanted).map(({ provider }) => provider);
  const isSlow = (connection: Connection) => connection.refresh_seconds > timeout;
  return {
    refreshed: slugs((each) => each.error === null && !isSlow(each)),
    inProgress: slugs((each) => each.error === null && isSlow(each)),
    failed: slugs((each) => each.error !== null),
  };
}
