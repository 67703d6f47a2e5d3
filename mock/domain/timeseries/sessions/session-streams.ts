import type { SleepStream, WorkoutStream } from "../../../../src/generated/types.ts";
import { foldHashToUnit, hash32, hashToUnit } from "../../../kernel/random.ts";
import { MINUTE, parseInstant, SECOND } from "../../../kernel/time.ts";
import { listIngestionWindows } from "../../connections/ingestion.ts";
import { createNotFoundError, orNotFound } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { Workout } from "../generation/day.ts";
import { openPointStreams } from "../streams.ts";
import { getDayPlanner } from "../lifestyle.ts";
import { type Person, computeWave, interpolate } from "../generation/person.ts";
import type { SeriesName } from "../profiles/index.ts";
import { buildStreamKey, type Point } from "../generation/series.ts";
import { findSession, type Session } from "./sessions.ts";
import { computeCadence, computePower, computeSpeed } from "../generation/workout.ts";

/** Time between two entries of a workout's lists. */
const STEP = 5 * SECOND;

/** Length of an outdoor lap in meters, and its radius in degrees of latitude. */
const LAP_LENGTH = 1_200;
const LAP_RADIUS = 0.0017;

/** Time and context of one entry of a workout's lists. */
interface StreamEntry {
  readonly person: Person;
  readonly workout: Workout;
  readonly minute: number;
  /** Meters since the start. */
  readonly distance: number;
  /** Meters per second. */
  readonly speed: number;
  /** Milliseconds. Identifies the entry. */
  readonly time: number;
}

type StreamField = (entry: StreamEntry) => number | null;

function isOutdoors({ workout }: Session, type: string): boolean {
  return (
    type !== "automatic" &&
    (workout?.sport === "running" || workout?.sport === "walking" || workout?.sport === "cycling")
  );
}

function getLapCenter(person: Person): { lat: number; lng: number } {
  return {
    lat: interpolate([34, 56], hashToUnit(person.key, "lat")),
    lng: interpolate([-118, 24], hashToUnit(person.key, "lng")),
  };
}

function roundTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** Fields measured only outside. */
const outdoorFields: { readonly [Name in "lat" | "lng" | "altitude" | "temperature"]: StreamField } = {
  lat: ({ person, distance }) =>
    roundTo(getLapCenter(person).lat + LAP_RADIUS * computeWave(distance / LAP_LENGTH), 6),
  lng: ({ person, distance }) => {
    const { lat, lng } = getLapCenter(person);
    // Degrees of longitude shrink towards the poles.
    return roundTo(
      lng + (LAP_RADIUS * computeWave(distance / LAP_LENGTH + 0.25)) / computeWave(lat / 360 + 0.25),
      6,
    );
  },
  altitude: ({ person, distance }) =>
    roundTo(30 + 200 * hashToUnit(person.key, "altitude") + 12 * computeWave(distance / 2_600), 1),
  temperature: ({ person, workout, minute }) =>
    roundTo(interpolate([8, 24], hashToUnit(person.key, "temperature", workout.day)) + minute / 60, 1),
};

/** Fields measured in every sport to which they apply. */
const commonFields: { readonly [Name in "velocity_smooth" | "distance" | "cadence" | "power"]: StreamField } =
  {
    velocity_smooth: ({ speed }) => (speed === 0 ? null : roundTo(speed, 2)),
    distance: ({ speed, distance }) => (speed === 0 ? null : roundTo(distance, 1)),
    cadence: ({ person, workout, minute }) => computeCadence(person, workout, minute),
    power: ({ person, workout, minute }) => computePower(person, workout, minute),
  };

const equipmentFields: { readonly resistance: StreamField } = {
  resistance: ({ workout, minute }) => Math.round(8 + 10 * workout.effort + 2 * computeWave(minute / 12)),
};

function buildEntries({ start, end }: Session, person: Person, workout: Workout): StreamEntry[] {
  const entries: StreamEntry[] = [];
  let distance = 0;
  for (let time = start; time <= end; time += STEP) {
    const minute = Math.min(workout.minutes - 1, Math.floor((time - start) / MINUTE));
    const speed = computeSpeed(person, workout, minute);
    entries.push({ person, workout, minute, distance, speed, time });
    distance += (speed * STEP) / SECOND;
  }
  return entries;
}

/** Builds the list of one field. It is empty when no entry has a value. A few entries are missing, as with real sensors. */
function buildList(field: StreamField, entries: readonly StreamEntry[], key: number): (number | null)[] {
  const values = entries.map(field);
  if (values.every((value) => value === null)) return [];
  return values.map((value, place) => (foldHashToUnit(key, place) < 0.005 ? null : value));
}

/** Lists the points of a series during a session, from the session's source if possible, otherwise from the same account. */
function listSessionPoints(world: World, session: Session, resource: SeriesName): Point[] {
  const { userId, provider, start, end } = session;
  const streams = openPointStreams(world, { userId, resource, provider });
  const stream = streams.find(({ key }) => key === buildStreamKey(session)) ?? streams[0];
  const samples = stream?.read({ from: start, until: end, now: world.now() }) ?? [];
  return samples.map(({ point }) => point);
}

/** Longest time between two points of a heart rate that are connected. */
const LONGEST_GAP = 10 * MINUTE;

/** Interpolates heart rates between the points of the series. Entries in a longer gap have none. */
function listHeartRates(world: World, session: Session, entries: readonly StreamEntry[]): (number | null)[] {
  const points = listSessionPoints(world, session, "heartrate").map(({ start, value }) => ({
    time: parseInstant(start) ?? Number.NaN,
    rate: Number(value),
  }));
  if (points.length === 0) return [];
  let index = 0;
  return entries.map(({ time }) => {
    while ((points[index + 1]?.time ?? Infinity) <= time) index += 1;
    const before = points[index];
    const after = points[index + 1] ?? before;
    if (before === undefined || after === undefined) return null;
    if (Math.max(after.time, time) - before.time > LONGEST_GAP) return null;
    const share =
      time <= before.time || after === before ? 0 : (time - before.time) / (after.time - before.time);
    return Math.round(before.rate + (after.rate - before.rate) * share);
  });
}

/** Returns the stream of a workout: parallel lists with one entry every 5 seconds. Throws ServiceError 404 for an unknown id. */
export function getWorkoutStream(world: World, id: string): WorkoutStream {
  const session = findSession(world, "workout", id);
  if (session?.workout == null) throw createNotFoundError("Workout");
  const { userId, provider, type, start, workout } = session;
  const streams = listIngestionWindows(world, userId, provider, "workout_stream");
  const { person } = getDayPlanner(world, userId);
  const hasStream = streams.some(({ from, until }) => start >= from && start < until);
  const entries = hasStream ? buildEntries(session, person, workout) : [];
  const key = hash32(person.key, "stream", workout.day, type);
  const list = (fields: { readonly [name: string]: StreamField }, measured: boolean) =>
    Object.entries(fields).map(([name, field]) => [
      name,
      measured ? buildList(field, entries, hash32(key, name)) : [],
    ]);
  return {
    time: entries.map(({ time }) => time / SECOND),
    heartrate: listHeartRates(world, session, entries),
    ...Object.fromEntries(list(commonFields, true)),
    ...Object.fromEntries(list(outdoorFields, isOutdoors(session, type))),
    ...Object.fromEntries(list(equipmentFields, type === "automatic")),
  };
}

export function getSleepStream(world: World, id: string): SleepStream {
  const session = orNotFound("Sleep", findSession(world, "sleep", id));
  const names = ["hypnogram", "heartrate", "hrv", "respiratory_rate"] as const;
  return Object.fromEntries(names.map((name) => [name, listSessionPoints(world, session, name)]));
}
