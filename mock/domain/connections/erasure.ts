import type { World } from "../world.ts";

/** Erases a user's connections, live or ended, their devices, and with the segments all series that were computed from them. */
export function eraseConnections(world: World, userId: string): void {
  const { connections, devices, ingestion } = world.tables;
  for (const device of devices.all("user", userId)) devices.delete(device.device_id);
  for (const segment of ingestion.all("user", userId)) ingestion.delete(segment.segment_id);
  for (const connection of connections.all("user", userId)) connections.delete(connection.connection_id);
}
