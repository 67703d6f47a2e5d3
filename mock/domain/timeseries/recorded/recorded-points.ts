import { strictOperations } from "../../../../src/generated/schemas/strict.ts";
import { findProvider } from "../../../catalog/providers.ts";
import { MINUTE, parseInstant, toIso } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import { storeDevice } from "../../connections/devices.ts";
import { DEFAULT_ZONE, getEndOfDay, getStartOfDay } from "../../connections/ingestion.ts";
import { computeMaxHeartRate } from "../../users/max-heart-rate.ts";
import type { UserRecord } from "../../users/table.ts";
import type { World } from "../../world.ts";
import { serializeSource } from "../serialize-source.ts";
import { getCatalogName, getProfile, type SeriesName } from "../profiles/index.ts";
import { addDefaultOffset } from "../time-range.ts";
import type { Point } from "../generation/series.ts";
import { listSourceTypes } from "../sources.ts";
import { buildSource, type Source } from "../../connections/source.ts";
import { type RecordedPoint, buildSeriesKey, buildDisabledSeriesKey } from "../table.ts";

/** A point as a test gives it; what is left out is filled in from the profile of the series. */
export interface PointSeed {
  /** ISO 8601; without an offset in UTC. Either this or `start` is needed. */
  readonly timestamp?: string;
  readonly start?: string;
  /** @default a quarter of an hour, or what the series usually takes, after the start */
  readonly end?: string;
  readonly value?: number | string;
  /** Any further field of the series' points. */
  readonly [field: string]: unknown;
}

/** What a test adds to a series. */
export interface PointsSeed {
  /** Provider slug; the user needs no connection to it. */
  readonly provider: string;
  /** @default the source that the provider's account usually has for the series */
  readonly source?: Partial<Omit<Source, "provider">>;
  readonly points: readonly PointSeed[];
}

/** What became of the points that were added. */
export interface AddedPoints {
  readonly added: number;
  /** Points before ingestion_start or after ingestion_end, which are not taken in. */
  readonly outside: number;
}

interface ParsedTime {
  readonly time: number;
  /** Seconds. */
  readonly offset: number;
}

/** Reads a time and keeps its offset, so that it comes out as it went in. */
function parseTime(field: string, text: unknown): ParsedTime {
  const attributed = addDefaultOffset(String(text));
  const time = parseInstant(attributed);
  if (time === null) throw new TypeError(`The ${field} of a point is an ISO 8601 date-time.`);
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(attributed) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60;
  return { time, offset: sign === "-" ? -offset : offset };
}

/** How long a point of a series lasts if nobody says so, in milliseconds. */
function getUsualLength(resource: SeriesName): number {
  const { sampling, kind } = getProfile(resource);
  if (kind === "instant") return 0;
  return sampling.kind === "grid" ? sampling.every * MINUTE : MINUTE;
}

/** Completes a point to what goes over the wire. */
function completePoint(resource: SeriesName, seed: PointSeed): { time: number; point: Point } {
  const { timestamp, start, end, ...fields } = seed;
  const { time, offset } = parseTime("timestamp or start", start ?? timestamp);
  const text = toIso(time, offset);
  const last = end === undefined ? { time: time + getUsualLength(resource), offset } : parseTime("end", end);
  if (last.time < time) throw new TypeError("The end of a point lies before its start.");
  const { unit } = getProfile(resource);
  const span = { timestamp: text, start: text, end: toIso(last.time, last.offset), timezone_offset: offset };
  return { time, point: { ...span, type: null, unit, ...fields } };
}

/** The rules that heart rates and bounds are taken in under apply to given points as they do to computed ones. */
function applyIngestionRules(
  user: UserRecord,
  provider: string,
  resource: SeriesName,
  row: RecordedPoint,
): RecordedPoint | null {
  const zone = user.time_zone?.id ?? DEFAULT_ZONE;
  if (user.ingestion_start !== null && row.time < getStartOfDay(zone, user.ingestion_start)) return null;
  if (user.ingestion_end !== null && row.time >= getEndOfDay(zone, user.ingestion_end)) return null;
  if (resource !== "heartrate" || findProvider(provider)?.gives_age === true) return row;
  const highest = computeMaxHeartRate(user.birth_date?.value ?? null, getLocalDate(zone, row.time));
  const { value } = row.point;
  return highest === null || typeof value !== "number" || value <= highest
    ? row
    : { ...row, point: { ...row.point, value: highest } };
}

/** Holds points to the document before they are stored, so that the test that gave them fails and not a later read. */
function assertValidPoints(resource: SeriesName, source: Source, points: readonly Point[]): void {
  const body = { groups: { [source.provider]: [{ data: points, source: serializeSource(source) }] } };
  const result = strictOperations["timeseries.grouped"].response(200, { resource })?.safeParse(body);
  const issue = result?.error?.issues[0];
  if (issue === undefined) return;
  const place = issue.path.slice(3).join(".");
  throw new TypeError(`These are no points of ${resource}: ${place}: ${issue.message}`);
}

/** Adds points to a series of a user. A point replaces the one of the same series, source and instant. */
export function addPoints(
  world: World,
  user: UserRecord,
  resource: SeriesName,
  seed: PointsSeed,
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
  const rows = points.flatMap(({ time, point }): RecordedPoint[] => {
    const whole = { point_id: `${series} ${time}`, user_id: user.user_id, resource, source, time, point };
    const row = applyIngestionRules(user, provider, resource, whole);
    return row === null ? [] : [row];
  });
  const { device_id } = source;
  if (rows.length > 0) storeDevice(world, { user_id: user.user_id, provider, type, device_id });
  const { recordedPoints } = world.tables;
  const replaced = new Set(rows.filter((row) => recordedPoints.has(row.point_id)));
  for (const row of rows) {
    if (recordedPoints.has(row.point_id)) recordedPoints.update(row.point_id, row);
    else recordedPoints.insert(row);
  }
  const announce = (what: "created" | "updated", news: readonly RecordedPoint[]): void => {
    if (news.length === 0) return;
    const data = { source: serializeSource(source), data: news.map(({ point }) => point) };
    world.emit(`daily.data.${getCatalogName(resource)}.${what}`, data, user.user_id);
  };
  announce(
    "created",
    rows.filter((row) => !replaced.has(row)),
  );
  announce("updated", [...replaced]);
  return { added: rows.length, outside: points.length - rows.length };
}

/** Which series of a user are meant; everything that is left out means all. */
export interface SeriesFilter {
  readonly resource?: SeriesName;
  readonly provider?: string;
}

/** Takes explicit points away, and the silence that was put on series. */
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
    const fits = provider === undefined || row.provider === provider;
    if (fits && (resource === undefined || row.resource === resource)) disabledSeries.delete(row.disabled_id);
  }
}

/** Stops computing a series, of one provider or of all: only explicit points remain. */
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
