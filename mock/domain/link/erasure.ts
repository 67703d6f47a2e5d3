import type { World } from "../world.ts";

/** Erases the link tokens of a user. */
export function eraseLinkTokens(world: World, userId: string): void {
  const { linkTokens } = world.tables;
  for (const row of linkTokens.all("user", userId)) linkTokens.delete(row.token);
}
