import type { ProviderDevice } from "../../../src/generated/types.ts";
import { getCatalogProvider } from "../../catalog/providers.ts";
import { toIso } from "../../kernel/time.ts";
import { createBadRequestError, orNotFound } from "../service-error.ts";
import type { World } from "../world.ts";
import { listAvailableResources } from "./availability.ts";
import { serializeProvider } from "./events.ts";
import { buildSource } from "./source.ts";
import { buildAccountKey, type Connection, type DeviceRow } from "./table.ts";

/** A device that delivers data. */
export interface DeviceInput {
  readonly user_id: string;
  /** Slug. */
  readonly provider: string;
  /** Type of the source, such as `watch`. */
  readonly type: string;
  /** Null where the source has no device. */
  readonly device_id: string | null;
}

/**
 * Stores the devices of a connection when its provider reports devices. Emits an event for each new device. Devices keep their
 * ids, so connecting again adds none.
 */
export function storeDevices(world: World, { user_id, provider }: Connection): void {
  for (const type of getCatalogProvider(provider).source_types) {
    const { device_id } = buildSource(world.seed, user_id, provider, type);
    storeDevice(world, { user_id, provider, type, device_id });
  }
}

/** Stores a new device and emits an event. Does nothing when the device is known or no live connection reports devices. */
export function storeDevice(world: World, { user_id, provider, type, device_id }: DeviceInput): void {
  if (device_id === null || world.tables.devices.has(device_id)) return;
  const connection = world.tables.connections.find("live", buildAccountKey(user_id, provider));
  if (connection === undefined || !listAvailableResources(connection).includes("device")) return;
  const now = world.now();
  const device = world.tables.devices.insert({
    device_id,
    user_id,
    provider,
    name: `${getCatalogProvider(provider).name} (${type.replaceAll("_", " ")})`,
    created_at: now,
    updated_at: now,
  });
  world.emit("provider.device.created", serializeDevice(device), user_id);
}

/** Renames a device and emits an event. Does nothing when the name stays the same. */
export function renameDevice(world: World, deviceId: string, name: string): DeviceRow {
  const device = orNotFound("Device", world.tables.devices.get(deviceId));
  if (name === "") throw createBadRequestError("name must not be empty.");
  if (name === device.name) return device;
  const changed = world.tables.devices.update(deviceId, { name, updated_at: world.now() });
  world.emit("provider.device.updated", serializeDevice(changed), changed.user_id);
  return changed;
}

export function serializeDevice(device: DeviceRow): ProviderDevice {
  return {
    id: device.device_id,
    user_id: device.user_id,
    provider: serializeProvider(device.provider),
    name: device.name,
    created_at: toIso(device.created_at, 0),
    updated_at: toIso(device.updated_at, 0),
  };
}
