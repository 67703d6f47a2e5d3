import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { seriesDefinitions } from "../../../src/generated/series.ts";
import { findProvider } from "../../catalog/providers.ts";
import { MINUTE, parseInstant, toIso } from "../../kernel/time.ts";
import { LocalDay } from "../../kernel/local-day.ts";
import { getLocalDate } from "../../kernel/zones.ts";
import { hasResourceSubscriber } from "../connections/daily-schedule.ts";
import { storeDevice } from "../connections/devices.ts";
import { getDataZone, getEndOfDay, getStartOfDay } from "../connections/ingestion.ts";
import { computeMaxHeartRate } from "../users/max-heart-rate.ts";
import type { UserRecord } from "../users/table.ts";
import type { World } from "../world.ts";
import { serializeSource } from "./serialize-source.ts";
import { getCatalogName, getProfile, type SeriesName } from "./profiles/index.ts";
import { addDefaultOffset } from "../query.ts";
import type { Point } from "./generation/series.ts";
import { listSourceTypes } from "./sources.ts";
import { openPointStreams, readStreams } from "./streams.ts";
import { buildSource, type PointSource } from "../connections/source.ts";
import { type RecordedPoint, buildSeriesKey, buildDisabledSeriesKey } from "./table.ts";

/** A point to add. The profile of the series determines absent fields. */
export interface PointSeed {
  /** ISO 8601. UTC without an offset. Set this or `start`. */
  readonly timestamp?: string;
  readonly start?: string;
  /** @default the start plus the usual interval of the series */
  readonly end?: string;
  readonly value?: number | string;
  /** Any further field of the series' points. */
  readonly [field: string]: unknown;
}

/** Points to add to a series, and their source. */
export interface PointsSeed {
  /** Provider slug. The user needs no connection to it. */
  readonly provider: string;
  /** @default the usual source of the provider for the series */
  readonly source?: Partial<Omit<PointSource, "provider">>;
  readonly points: readonly PointSeed[];
}

export interface AddedPoints {
  /** Number of points that are stored: the last one of each instant. */
  readonly added: number;
  /** Number of points before `ingestion_start` or after `ingestion_end`. They are not stored. */
  readonly outside: number;
}

interface ParsedTime {
  readonly time: number;
  /** Seconds. */
  readonly offset: number;
}

/** Parses a time and keeps its offset. Throws TypeError when it is malformed. */
function parseTime(field: string, text: unknown): ParsedTime {
  const withOffset = addDefaultOffset(String(text));
  const time = parseInstant(withOffset);
  if (time === null) throw new TypeError(`The ${field} of a point must be an ISO 8601 date-time.`);
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(withOffset) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60;
  return { time, offset: sign === "-" ? -offset : offset };
}

/** Returns the default duration of a point, in milliseconds. */
function getUsualLength(resource: SeriesName): number {
  if (seriesDefinitions[resource].kind === "instant") return 0;
  return (getProfile(resource).sampling.every ?? 1) * MINUTE;
}

function completePoint(resource: SeriesName, seed: PointSeed): { time: number; point: Point } {
  const { timestamp, start, end, ...fields } = seed;
  const { time, offset } = parseTime("timestamp or start", start ?? timestamp);
  const text = toIso(time, offset);
  const last = end === undefined ? { time: time + getUsualLength(resource), offset } : parseTime("end", end);
  if (last.time < time) throw new TypeError("The end of a point must not be before its start.");
  const { unit } = seriesDefinitions[resource];
  const span = { timestamp: text, start: text, end: toIso(last.time, last.offset), timezone_offset: offset };
  return { time, point: { ...span, type: null, unit, ...fields } };
}

/** Applies the user's ingestion bounds and maximum heart rate to an added point. Returns null for a point outside the bounds. */
function applyIngestionRules(
  user: UserRecord,
  provider: string,
  resource: SeriesName,
  row: RecordedPoint,
): RecordedPoint | null {
  const zone = getDataZone(user, provider);
  if (user.ingestion_start !== null && row.time < getStartOfDay(zone, user.ingestion_start)) return null;
  if (user.ingestion_end !== null && row.time >= getEndOfDay(zone, user.ingestion_end)) return null;
  if (resource !== "heartrate" || findProvider(provider)?.gives_age === true) return row;
  const highest = computeMaxHeartRate(user.birth_date?.value ?? null, getLocalDate(zone, row.time));
  const { value } = row.point;
  return highest === null || typeof value !== "number" || value <= highest
    ? row
    : { ...row, point: { ...row.point, value: highest } };
}

/** Validates points against the OpenAPI document before they are stored, so that adding them fails and not a later read. */
function assertValidPoints(resource: SeriesName, source: PointSource, points: readonly Point[]): void {
  const body = { groups: { [source.provider]: [{ data: points, source: serializeSource(source) }] } };
  const result = strictOperations["timeseries.grouped"].response(200, { resource })?.safeParse(body);
  const issue = result?.error?.issues[0];
  if (issue === undefined) return;
  const path = issue.path.slice(3).join(".");
  throw new TypeError(`Invalid points of ${resource}: ${path}: ${issue.message}`);
}

/**
 * Adds points to a series of a user. A point replaces the one of the same series, source and instant, or with `isWhole` the points
 * replace all of the series, computed ones included.
 */
export function addPoints(
  world: World,
  user: UserRecord,
  resource: SeriesName,
  seed: PointsSeed,
  { isWhole = false } = {},
): AddedPoints {
  const { provider } = seed;
  const types = findProvider(provider)?.source_types ?? ["unknown"];
  const type = seed.source?.type ?? listSourceTypes(resource, types)[0] ?? "unknown";
  const source = { ...buildSource(world.seed, user.user_id, provider, type), ...seed.source };
  const series = buildSeriesKey(user.user_id, resource, provider, type);
  const points = seed.points.map((point) => completePoint(resource, point));
  assertValidPoints(
    resource,
    source,
    points.map(({ point }) => point),
  );
  const inside = points.flatMap(({ time, point }): RecordedPoint[] => {
    const whole = { point_id: `${series} ${time}`, user_id: user.user_id, resource, source, time, point };
    const row = applyIngestionRules(user, provider, resource, whole);
    return row === null ? [] : [row];
  });
  const rows = [...new Map(inside.map((row) => [row.point_id, row])).values()];
  const days = groupByDay(world, user, resource, provider, rows);
  const { recordedPoints } = world.tables;
  if (isWhole) {
    clearPoints(world, user.user_id, { resource });
    disableSeries(world, user.user_id, resource, null);
  }
  const { device_id } = source;
  if (rows.length > 0) storeDevice(world, { user_id: user.user_id, provider, type, device_id });
  for (const row of rows) {
    if (recordedPoints.has(row.point_id)) recordedPoints.update(row.point_id, row);
    else recordedPoints.insert(row);
  }
  for (const { wasEmitted, points: data } of days) {
    const change = wasEmitted ? "updated" : "created";
    const group = { source: serializeSource(source), data };
    world.emit(`daily.data.${getCatalogName(resource)}.${change}`, group, user.user_id);
  }
  return { added: rows.length, outside: points.length - inside.length };
}

interface AddedDay {
  /** Whether points of the day were emitted before: added ones, or all once the day has ended. */
  readonly wasEmitted: boolean;
  readonly points: Point[];
}

/** Groups points by the day of the user, in their order. */
function groupByDay(
  world: World,
  user: UserRecord,
  resource: SeriesName,
  provider: string,
  rows: readonly RecordedPoint[],
): Iterable<AddedDay> {
  const streams = openPointStreams(world, { userId: user.user_id, resource, provider });
  const zone = getDataZone(user, provider);
  const now = world.now();
  const isHeard = hasResourceSubscriber(world, getCatalogName(resource));
  const days = new Map<number, AddedDay>();
  for (const { time, point } of rows) {
    const { number, start, end } = LocalDay.at(zone, time);
    let day = days.get(number);
    if (day === undefined) {
      // Nobody receives the event otherwise, and a day takes long to compute.
      const earlier = isHeard ? readStreams(streams, { from: start, until: end - 1, now }) : [];
      day = { wasEmitted: earlier.some(({ isAdded }) => isAdded || end <= now), points: [] };
      days.set(number, day);
    }
    day.points.push(point);
  }
  return days.values();
}

/** Selects series of a user. Absent fields select all. */
export interface SeriesFilter {
  readonly resource?: SeriesName;
  readonly provider?: string;
}

/** Removes added points and enables disabled series again. */
export function clearPoints(world: World, userId: string, { resource, provider }: SeriesFilter): void {
  const { recordedPoints, disabledSeries } = world.tables;
  const points =
    resource === undefined
      ? recordedPoints.all("user", userId)
      : recordedPoints.all("resource", `${userId} ${resource}`);
  for (const { point_id, source } of points) {
    if (provider === undefined || source.provider === provider) recordedPoints.delete(point_id);
  }
  for (const row of disabledSeries.all("user", userId)) {
    const matches = provider === undefined || row.provider === provider;
    if (matches && (resource === undefined || row.resource === resource))
      disabledSeries.delete(row.disabled_id);
  }
}

/** Disables the computed points of a series, for one provider or for all. Added points remain. */
export function disableSeries(
  world: World,
  userId: string,
  resource: SeriesName,
  provider: string | null,
): void {
  const disabled_id = buildDisabledSeriesKey(userId, resource, provider);
  if (world.tables.disabledSeries.has(disabled_id)) return;
  world.tables.disabledSeries.insert({ disabled_id, user_id: userId, resource, provider });
}
