import type { World } from "../world.ts";

/** Erases a user's connections, live or ended, and with the segments all series that were computed from them. */
export function eraseConnections(world: World, userId: string): void {
  const { connections, ingestion } = world.tables;
  for (const segment of ingestion.all("user", userId)) ingestion.delete(segment.segment_id);
  for (const connection of connections.all("user", userId)) connections.delete(connection.connection_id);
}
