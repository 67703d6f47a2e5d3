import { placeholderLogo, getCatalogProvider } from "../../catalog/providers.ts";
import { isDataResource } from "../../catalog/resources.ts";
import { toIso } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import { getResourceAvailability, listAvailableResources } from "./availability.ts";
import { buildIngestionWindow } from "./ingestion.ts";
import type { Connection, ConnectionError, IngestionSegment } from "./table.ts";

export function serializeProvider(slug: string): { name: string; slug: string; logo: string } {
  const { name, logo } = getCatalogProvider(slug);
  return { name, slug, logo: logo ?? placeholderLogo };
}

export function emitConnected(world: World, connection: Connection): void {
  const provider = serializeProvider(connection.provider);
  const data = {
    user_id: connection.user_id,
    provider,
    source: provider,
    external_user_id: connection.external_user_id,
    resource_availability: getResourceAvailability(connection),
  };
  world.emit("provider.connection.created", data, connection.user_id);
}

/** Emits `historical.data.<resource>.created` for each resource, with the time range of the history. */
export function emitHistory(world: World, connection: Connection, segment: IngestionSegment): void {
  const { from, until } = buildIngestionWindow(segment);
  const end = Math.min(until, world.now());
  if (from >= end) return;
  const data = {
    user_id: connection.user_id,
    start_date: toIso(from, 0),
    end_date: toIso(end, 0),
    is_final: true,
    provider: connection.provider,
  };
  for (const resource of listAvailableResources(connection)) {
    if (isDataResource(resource)) world.emit(`historical.data.${resource}.created`, data, connection.user_id);
  }
}

export function emitFailed(world: World, connection: Connection, fault: ConnectionError): void {
  const data = {
    user_id: connection.user_id,
    provider: serializeProvider(connection.provider),
    message: fault.error_message,
    error_type: fault.error_type,
    error_details: { ...fault, errored_at: toIso(fault.errored_at, 0) },
  };
  world.emit("provider.connection.error", data, connection.user_id);
}
