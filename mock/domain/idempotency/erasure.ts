import type { World } from "../world.ts";

/** Erases the answers that are kept about a user. Their keys are free again, since nothing is left to be made twice. */
export function eraseStoredResponses(world: World, userId: string): void {
  const { storedResponses } = world.tables;
  for (const row of storedResponses.all("user", userId)) storedResponses.delete(row.slot);
}
