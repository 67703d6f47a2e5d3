import { getStartOfLocalDay } from "../../kernel/zones.ts";
import { toCivilDate, toEpochDay, parseDate, type CivilDate } from "../../kernel/time.ts";
import type { IngestionUser } from "../users/table.ts";
import type { World } from "../world.ts";
import { listAvailableResources } from "./availability.ts";
import { buildAccountKey, type Connection, type IngestionSegment } from "./table.ts";

/** Zone in which days are counted for a user who has none. */
export const DEFAULT_ZONE = "UTC";

/** Begins to take in data for a connection, under the user's settings of this moment. */
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
    zone: user.time_zone?.id ?? null,
    birth_date: user.birth_date?.value ?? null,
    resources: listAvailableResources(connection),
  });
}

/** Stops to take in data for a connection; nothing happens where nothing was taken in. */
export function closeIngestion(world: World, connectionId: string): IngestionSegment | null {
  const open = world.tables.ingestion.find("open", connectionId);
  return open === undefined ? null : world.tables.ingestion.update(open.segment_id, { until: world.now() });
}

/** Up to when data of a connection was taken in, if that has ever stopped. */
export function getIngestionEnd(
  world: World,
  { user_id, provider, connection_id: id }: Connection,
): number | null {
  const segments = world.tables.ingestion.all("account", buildAccountKey(user_id, provider));
  return segments.findLast((segment) => segment.connection_id === id)?.until ?? null;
}

/** Gives all live connections of a user the settings that were just changed, for data from this instant on. */
export function applyIngestionSettings(world: World, user: IngestionUser): void {
  for (const connection of world.tables.connections.all("liveOfUser", user.user_id)) {
    const closed = closeIngestion(world, connection.connection_id);
    if (closed !== null) openIngestion(world, connection, user, world.now());
  }
}

/** A stretch of time whose data is there, and the settings under which it was taken in. */
export interface IngestionWindow {
  readonly connection_id: string;
  readonly provider: string;
  /** Milliseconds, inclusive. */
  readonly from: number;
  /** Milliseconds, exclusive; Infinity while data still arrives. */
  readonly until: number;
  /**
   * Milliseconds. What had begun before this instant was no longer there to be taken in whole; -Infinity where the
   * window before goes on into this one without a gap.
   */
  readonly earliestStart: number;
  /**
   * Milliseconds. What had begun and not ended by this instant has never arrived, since nobody was there to take it in;
   * Infinity where data still arrives, or where the next window goes on without a gap.
   */
  readonly latestEnd: number;
  readonly zone: string | null;
  readonly birth_date: string | null;
}

/**
 * When data of one resource of one account was taken in: windows in order of time that never overlap. The user's
 * bounds are already applied. Where an account was connected twice the later connection's settings hold, as the
 * later pull overwrote what the earlier one had stored.
 *
 * @param resource a name of `Resource`, such as `weight` (not the path segment `body_weight`).
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

/** Slugs of the providers that a user's data came from, in order of first connection. */
export function listIngestedProviders(world: World, userId: string): string[] {
  return [...new Set(world.tables.ingestion.all("user", userId).map((segment) => segment.provider))];
}

/** What a segment spans once the user's bounds are applied: both days are inclusive in the user's zone. */
export function buildIngestionWindow(segment: IngestionSegment): IngestionWindow {
  const zone = segment.zone ?? DEFAULT_ZONE;
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
    zone: segment.zone,
    birth_date: segment.birth_date,
  };
}

/** First instant of a local day. */
export function getStartOfDay(zone: string, day: string): number {
  return getStartOfLocalDay(zone, parseStoredDate(day));
}

/** First instant after a local day. */
export function getEndOfDay(zone: string, day: string): number {
  const { year, month, day: dayOfMonth } = parseStoredDate(day);
  return getStartOfLocalDay(zone, toCivilDate(toEpochDay(year, month, dayOfMonth) + 1));
}

function parseStoredDate(day: string): CivilDate {
  const date = parseDate(day);
  if (date === null) throw new Error("A stored bound of ingestion is no date.");
  return date;
}

function subtractWindow(window: IngestionWindow, cut: IngestionWindow): IngestionWindow[] {
  const before = { ...window, until: Math.min(window.until, cut.from) };
  const after = { ...window, from: Math.max(window.from, cut.until) };
  return [before, after].filter((part) => part.from < part.until);
}
