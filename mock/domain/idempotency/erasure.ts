import type { World } from "../world.ts";

/** Erases the answers that are kept about a user. Their keys are free again, since nothing is left to be made twice. */
export function eraseKeptAnswers(world: World, userId: string): void {
  const { keptAnswers } = world.tables;
  for (const row of keptAnswers.all("user", userId)) keptAnswers.delete(row.slot);
}
