import type { ProviderDevice } from "../../../src/generated/types.ts";
import { providerOf } from "../../catalog/providers.ts";
import { toIso } from "../../kernel/time.ts";
import { createBadRequestError, createNotFoundError } from "../service-error.ts";
import { sourceOf } from "../timeseries/sources.ts";
import type { World } from "../world.ts";
import { availableResources } from "./availability.ts";
import { providerSummary } from "./events.ts";
import { accountKey, type Connection, type DeviceRow } from "./table.ts";

/** A device of which data comes. */
export interface DeviceSighting {
  readonly user_id: string;
  /** Slug. */
  readonly provider: string;
  /** Type of the source, such as `watch`. */
  readonly type: string;
  /** Null where the source has no device. */
  readonly device_id: string | null;
}

/**
 * Keeps the devices that an account brings along, where its provider tells of devices, and announces those that are new.
 * Devices keep their ids, so those of a user who connects again are known already.
 */
export function keepDevices(world: World, { user_id, provider }: Connection): void {
  for (const type of providerOf(provider).source_types) {
    const { device_id } = sourceOf(world.seed, user_id, provider, type);
    keepDevice(world, { user_id, provider, type, device_id });
  }
}

/** Keeps a device and announces it, unless it is known, or no live connection of the user tells of devices. */
export function keepDevice(world: World, { user_id, provider, type, device_id }: DeviceSighting): void {
  if (device_id === null || world.tables.devices.has(device_id)) return;
  const connection = world.tables.connections.find("live", accountKey(user_id, provider));
  if (connection === undefined || !availableResources(connection).includes("device")) return;
  const now = world.now();
  const device = world.tables.devices.insert({
    device_id,
    user_id,
    provider,
    name: `${providerOf(provider).name} (${type.replaceAll("_", " ")})`,
    created_at: now,
    updated_at: now,
  });
  world.emit("provider.device.created", describeDevice(device), user_id);
}

/** Changes the name of a device and announces the change. Nothing happens where the name stays the same. */
export function renameDevice(world: World, deviceId: string, name: string): DeviceRow {
  const device = world.tables.devices.get(deviceId);
  if (device === undefined) throw createNotFoundError("Device");
  if (name === "") throw createBadRequestError("A device needs a name.");
  if (name === device.name) return device;
  const changed = world.tables.devices.update(deviceId, { name, updated_at: world.now() });
  world.emit("provider.device.updated", describeDevice(changed), changed.user_id);
  return changed;
}

/** A device as events name it. */
export function describeDevice(device: DeviceRow): ProviderDevice {
  return {
    id: device.device_id,
    user_id: device.user_id,
    provider: providerSummary(device.provider),
    name: device.name,
    created_at: toIso(device.created_at, 0),
    updated_at: toIso(device.updated_at, 0),
  };
}
