import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { findProvider } from "../../catalog/providers.ts";
import { MINUTE, parseInstant, toIso } from "../../kernel/time.ts";
import { localDate } from "../../kernel/zones.ts";
import { keepDevice } from "../connections/devices.ts";
import { DEFAULT_ZONE, endOfDay, startOfDay } from "../connections/ingestion.ts";
import { maxHeartRate } from "../users/heart-rate.ts";
import type { UserRecord } from "../users/table.ts";
import type { World } from "../world.ts";
import { wireSource } from "./wire-source.ts";
import { catalogueName, profileOf, type SeriesName } from "./profiles/index.ts";
import { withOffset } from "./query.ts";
import type { Point } from "./series.ts";
import { sourceOf, typesFor } from "./sources.ts";
import { type ExplicitPoint, seriesKey, silenceKey, type Source } from "./table.ts";

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
export interface Added {
  readonly added: number;
  /** Points before ingestion_start or after ingestion_end, which are not taken in. */
  readonly outside: number;
}

interface Moment {
  readonly time: number;
  /** Seconds. */
  readonly offset: number;
}

/** Reads a time and keeps its offset, so that it comes out as it went in. */
function momentOf(field: string, text: unknown): Moment {
  const attributed = withOffset(String(text));
  const time = parseInstant(attributed);
  if (time === null) throw new TypeError(`The ${field} of a point is an ISO 8601 date-time.`);
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(attributed) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60;
  return { time, offset: sign === "-" ? -offset : offset };
}

/** How long a point of a series lasts if nobody says so, in milliseconds. */
function usualLength(resource: SeriesName): number {
  const { rhythm, kind } = profileOf(resource);
  if (kind === "instant") return 0;
  return rhythm.kind === "grid" ? rhythm.every * MINUTE : MINUTE;
}

/** Completes a point to what goes over the wire. */
function complete(resource: SeriesName, seed: PointSeed): { time: number; point: Point } {
  const { timestamp, start, end, ...fields } = seed;
  const { time, offset } = momentOf("timestamp or start", start ?? timestamp);
  const text = toIso(time, offset);
  const last = end === undefined ? { time: time + usualLength(resource), offset } : momentOf("end", end);
  if (last.time < time) throw new TypeError("The end of a point lies before its start.");
  const { unit } = profileOf(resource);
  const span = { timestamp: text, start: text, end: toIso(last.time, last.offset), timezone_offset: offset };
  return { time, point: { ...span, type: null, unit, ...fields } };
}

/** The rules that heart rates and bounds are taken in under apply to given points as they do to computed ones. */
function ingested(
  user: UserRecord,
  provider: string,
  resource: SeriesName,
  row: ExplicitPoint,
): ExplicitPoint | null {
  const zone = user.time_zone?.id ?? DEFAULT_ZONE;
  if (user.ingestion_start !== null && row.time < startOfDay(zone, user.ingestion_start)) return null;
  if (user.ingestion_end !== null && row.time >= endOfDay(zone, user.ingestion_end)) return null;
  if (resource !== "heartrate" || findProvider(provider)?.gives_age === true) return row;
  const highest = maxHeartRate(user.birth_date?.value ?? null, localDate(zone, row.time));
  const { value } = row.point;
  return highest === null || typeof value !== "number" || value <= highest
    ? row
    : { ...row, point: { ...row.point, value: highest } };
}

/** Holds points to the document before they are stored, so that the test that gave them fails and not a later read. */
function check(resource: SeriesName, source: Source, points: readonly Point[]): void {
  const body = { groups: { [source.provider]: [{ data: points, source: wireSource(source) }] } };
  const result = strictOperations["timeseries.grouped"].response(200, { resource })?.safeParse(body);
  const issue = result?.error?.issues[0];
  if (issue === undefined) return;
  const place = issue.path.slice(3).join(".");
  throw new TypeError(`These are no points of ${resource}: ${place}: ${issue.message}`);
}

/** Adds points to a series of a user. A point replaces the one of the same series, source and instant. */
export function addPoints(world: World, user: UserRecord, resource: SeriesName, seed: PointsSeed): Added {
  const { provider } = seed;
  const types = findProvider(provider)?.source_types ?? ["unknown"];
  const type = seed.source?.type ?? typesFor(resource, types)[0] ?? "unknown";
  const source = { ...sourceOf(world.seed, user.user_id, provider, type), ...seed.source };
  const series = seriesKey(user.user_id, resource, provider, type);
  const points = seed.points.map((point) => complete(resource, point));
  check(
    resource,
    source,
    points.map(({ point }) => point),
  );
  const rows = points.flatMap(({ time, point }): ExplicitPoint[] => {
    const whole = { point_id: `${series} ${time}`, user_id: user.user_id, resource, source, time, point };
    const row = ingested(user, provider, resource, whole);
    return row === null ? [] : [row];
  });
  const { device_id } = source;
  if (rows.length > 0) keepDevice(world, { user_id: user.user_id, provider, type, device_id });
  const { explicitPoints } = world.tables;
  const replaced = new Set(rows.filter((row) => explicitPoints.has(row.point_id)));
  for (const row of rows) {
    if (explicitPoints.has(row.point_id)) explicitPoints.update(row.point_id, row);
    else explicitPoints.insert(row);
  }
  const announce = (what: "created" | "updated", news: readonly ExplicitPoint[]): void => {
    if (news.length === 0) return;
    const data = { source: wireSource(source), data: news.map(({ point }) => point) };
    world.emit(`daily.data.${catalogueName(resource)}.${what}`, data, user.user_id);
  };
  announce(
    "created",
    rows.filter((row) => !replaced.has(row)),
  );
  announce("updated", [...replaced]);
  return { added: rows.length, outside: points.length - rows.length };
}

/** Which series of a user are meant; everything that is left out means all. */
export interface SeriesChoice {
  readonly resource?: SeriesName;
  readonly provider?: string;
}

/** Takes explicit points away, and the silence that was put on series. */
export function clearPoints(world: World, userId: string, { resource, provider }: SeriesChoice): void {
  const { explicitPoints, silences } = world.tables;
  const points =
    resource === undefined
      ? explicitPoints.all("user", userId)
      : explicitPoints.all("resource", `${userId} ${resource}`);
  for (const { point_id, source } of points) {
    if (provider === undefined || source.provider === provider) explicitPoints.delete(point_id);
  }
  for (const row of silences.all("user", userId)) {
    const fits = provider === undefined || row.provider === provider;
    if (fits && (resource === undefined || row.resource === resource)) silences.delete(row.silence_id);
  }
}

/** Stops computing a series, of one provider or of all: only explicit points remain. */
export function silence(world: World, userId: string, resource: SeriesName, provider: string | null): void {
  const silence_id = silenceKey(userId, resource, provider);
  if (world.tables.silences.has(silence_id)) return;
  world.tables.silences.insert({ silence_id, user_id: userId, resource, provider });
}
