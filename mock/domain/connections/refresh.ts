import { HOUR, SECOND } from "../../kernel/time.ts";
import { listLiveConnections } from "./rules.ts";
import type { Connection } from "./table.ts";
import { createRateLimitError } from "../service-error.ts";
import type { World } from "../world.ts";
import { getActiveUser } from "../users/rules.ts";

const REFRESHES_PER_HOUR = 8;

/** Outcome of a refresh: slugs of the user's providers by result. */
export interface RefreshOutcome {
  readonly refreshed: readonly string[];
  readonly inProgress: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Refreshes all live connections of a user. A connection in error fails. A connection that takes longer than the timeout is in
 * progress. Throws ServiceError 429 above the hourly limit.
 *
 * @param timeout seconds
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
  const listSlugs = (matches: (connection: Connection) => boolean) =>
    connections.filter(matches).map(({ provider }) => provider);
  const isSlow = (connection: Connection) => connection.refresh_seconds > timeout;
  return {
    refreshed: listSlugs((each) => each.error === null && !isSlow(each)),
    inProgress: listSlugs((each) => each.error === null && isSlow(each)),
    failed: listSlugs((each) => each.error !== null),
  };
}
