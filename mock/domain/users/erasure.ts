import { eraseConnections } from "../connections/erasure.ts";
import { eraseLinkTokens } from "../link/erasure.ts";
import type { World } from "../world.ts";

/** What each area does when a user is erased; an area that keeps rows of users adds its own here. */
const erasers: readonly ((world: World, userId: string) => void)[] = [eraseConnections, eraseLinkTokens];

/** Erases a user and all that belongs to it. It cannot be undone. */
export function eraseUser(world: World, userId: string): void {
  for (const erase of erasers) erase(world, userId);
  world.tables.users.delete(userId);
}
