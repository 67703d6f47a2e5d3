import { findProvider } from "../../catalog/providers.ts";
import { getStartOfLocalDay } from "../../kernel/zones.ts";
import { toCivilDate, toEpochDay, parseDate, type CivilDate } from "../../kernel/time.ts";
import type { IngestionUser } from "../users/table.ts";
import type { World } from "../world.ts";
import { listAvailableResources } from "./availability.ts";
import { buildAccountKey, type Connection, type IngestionSegment } from "./table.ts";

/** Time zone of users that have none. */
const DEFAULT_ZONE = "UTC";

/**
 * Returns the time zone of a user's data at a provider, which decides their offsets and days. It is the user's zone. The devices of
 * a traveler have a zone of their own, which the providers that report zones pass on.
 */
export function getDataZone(
  { time_zone, device_zone }: Pick<IngestionUser, "time_zone" | "device_zone">,
  provider: string,
): string {
  const reported = findProvider(provider)?.gives_time_zone === true ? device_zone : undefined;
  return reported ?? time_zone?.id ?? DEFAULT_ZONE;
}

export function openIngestion(
  world: World,
  connection: Connection,
  user: IngestionUser,
  from: number,
): IngestionSegment {
  return world.tables.ingestion.insert({
    segment_id: world.ids.uuid("ingestion"),
    connection_id: connection.connection_id,
    user_id: connection.user_id,
    provider: connection.provider,
    opened_at: world.now(),
    from,
    until: null,
    start: user.ingestion_start,
    end: user.ingestion_end,
    zone: getDataZone(user, connection.provider),
    birth_date: user.birth_date?.value ?? null,
    resources: listAvailableResources(connection),
  });
}

export function closeIngestion(world: World, connectionId: string): IngestionSegment | null {
  const open = world.tables.ingestion.find("open", connectionId);
  return open === undefined ? null : world.tables.ingestion.update(open.segment_id, { until: world.now() });
}

export function getIngestionEnd(
  world: World,
  { user_id, provider, connection_id: id }: Connection,
): number | null {
  const segments = world.tables.ingestion.all("account", buildAccountKey(user_id, provider));
  return segments.findLast((segment) => segment.connection_id === id)?.until ?? null;
}

/** Applies changed settings of a user to all live connections, for data from now on. */
export function applyIngestionSettings(world: World, user: IngestionUser): void {
  for (const connection of world.tables.connections.all("liveOfUser", user.user_id)) {
    const closed = closeIngestion(world, connection.connection_id);
    if (closed !== null) openIngestion(world, connection, user, world.now());
  }
}

/** A time range of ingested data, and the settings that applied. */
export interface IngestionWindow {
  readonly connection_id: string;
  readonly provider: string;
  /** Milliseconds, inclusive. */
  readonly from: number;
  /** Milliseconds, exclusive. Infinity while data still arrives. */
  readonly until: number;
  /**
   * Milliseconds. Sessions that started before this time are not ingested, because they are incomplete. -Infinity when the
   * previous window ends where this one starts.
   */
  readonly earliestStart: number;
  /**
   * Milliseconds. Intervals that ended after this time are not ingested. Infinity while data still arrives, or when the next
   * window starts where this one ends.
   */
  readonly latestEnd: number;
  /** Time zone of the data. */
  readonly zone: string;
  readonly birth_date: string | null;
}

/**
 * Lists when data of one resource of one account was ingested. The windows are in order of time, do not overlap and respect the
 * user's bounds. When an account was connected twice, the settings of the later connection apply, because the later pull
 * overwrote earlier data.
 *
 * @param resource a name of `Resource`, such as `weight` (not the path segment `body_weight`)
 */
export function listIngestionWindows(
  world: World,
  userId: string,
  provider: string,
  resource: string,
): IngestionWindow[] {
  let windows: IngestionWindow[] = [];
  for (const segment of world.tables.ingestion.all("account", buildAccountKey(userId, provider))) {
    if (!segment.resources.includes(resource)) continue;
    const window = buildIngestionWindow(segment);
    if (window.from >= window.until) continue;
    windows = [...windows.flatMap((earlier) => subtractWindow(earlier, window)), window];
  }
  const ordered = windows.toSorted((a, b) => a.from - b.from);
  return ordered.map((window, index) => ({
    ...window,
    earliestStart: ordered[index - 1]?.until === window.from ? -Infinity : window.from,
    latestEnd: ordered[index + 1]?.from === window.until ? Infinity : window.latestEnd,
  }));
}

/** Lists the slugs of the providers that delivered a user's data, in order of first connection. */
export function listIngestedProviders(world: World, userId: string): string[] {
  return [...new Set(world.tables.ingestion.all("user", userId).map((segment) => segment.provider))];
}

/** Builds the window of a segment within the user's bounds. Both bounds are inclusive days in the zone of the data. */
export function buildIngestionWindow(segment: IngestionSegment): IngestionWindow {
  const { zone } = segment;
  const from =
    segment.start === null ? segment.from : Math.max(segment.from, getStartOfDay(zone, segment.start));
  return {
    connection_id: segment.connection_id,
    provider: segment.provider,
    from,
    until: Math.min(
      segment.until ?? Infinity,
      segment.end === null ? Infinity : getEndOfDay(zone, segment.end),
    ),
    earliestStart: from,
    latestEnd: segment.until ?? Infinity,
    zone,
    birth_date: segment.birth_date,
  };
}

/** Returns the first instant of a local day. */
export function getStartOfDay(zone: string, day: string): number {
  return getStartOfLocalDay(zone, parseStoredDate(day));
}

/** Returns the first instant after a local day. */
export function getEndOfDay(zone: string, day: string): number {
  const { year, month, day: dayOfMonth } = parseStoredDate(day);
  return getStartOfLocalDay(zone, toCivilDate(toEpochDay(year, month, dayOfMonth) + 1));
}

function parseStoredDate(day: string): CivilDate {
  const date = parseDate(day);
  if (date === null) throw new Error("A stored ingestion bound is not a date.");
  return date;
}

function subtractWindow(window: IngestionWindow, cut: IngestionWindow): IngestionWindow[] {
  const before = { ...window, until: Math.min(window.until, cut.from) };
  const after = { ...window, from: Math.max(window.from, cut.until) };
  return [before, after].filter((part) => part.from < part.until);
}
