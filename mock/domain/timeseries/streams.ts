import type { SleepStream, WorkoutStream } from "../../../src/generated/types.ts";
import { foldToUnit, hash32, hashToUnit } from "../../kernel/random.ts";
import { MINUTE, SECOND } from "../../kernel/time.ts";
import { ingestionWindows } from "../connections/ingestion.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { Workout } from "./day-plan.ts";
import { diaryOf, streamKey, openPointStreams } from "./lanes.ts";
import { type Person, swing, within } from "./person.ts";
import type { SeriesName } from "./profiles/index.ts";
import type { Point } from "./series.ts";
import { findSession, type Session } from "./sessions.ts";
import { cadenceIn, powerIn, speedIn } from "./workout.ts";

/** Time between two entries of a workout's lists. */
const STEP = 5 * SECOND;

/** Meters of a round that people run, and degrees of latitude of its radius. */
const ROUND = 1_200;
const RADIUS = 0.0017;

/** One entry of a workout's lists, before anything is measured. */
interface Instant {
  readonly person: Person;
  readonly workout: Workout;
  readonly minute: number;
  /** Meters since the start. */
  readonly distance: number;
  /** Meters a second. */
  readonly speed: number;
  /** Tells one entry from the next. */
  readonly time: number;
}

type Gauge = (instant: Instant) => number | null;

function isOutdoors({ workout }: Session, type: string): boolean {
  return (
    type !== "automatic" &&
    (workout?.sport === "running" || workout?.sport === "walking" || workout?.sport === "cycling")
  );
}

function home(person: Person): { lat: number; lng: number } {
  return {
    lat: within([34, 56], hashToUnit(person.key, "lat")),
    lng: within([-118, 24], hashToUnit(person.key, "lng")),
  };
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

/** What is measured out of doors only. */
const outdoors: { readonly [Name in "lat" | "lng" | "altitude" | "temperature"]: Gauge } = {
  lat: ({ person, distance }) => rounded(home(person).lat + RADIUS * swing(distance / ROUND), 6),
  lng: ({ person, distance }) => {
    const { lat, lng } = home(person);
    // Degrees of longitude shrink towards the poles.
    return rounded(lng + (RADIUS * swing(distance / ROUND + 0.25)) / swing(lat / 360 + 0.25), 6);
  },
  altitude: ({ person, distance }) =>
    rounded(30 + 200 * hashToUnit(person.key, "altitude") + 12 * swing(distance / 2_600), 1),
  temperature: ({ person, workout, minute }) =>
    rounded(within([8, 24], hashToUnit(person.key, "temperature", workout.day)) + minute / 60, 1),
};

/** What is measured wherever it makes sense in the sport. */
const anywhere: { readonly [Name in "velocity_smooth" | "distance" | "cadence" | "power"]: Gauge } = {
  velocity_smooth: ({ speed }) => (speed === 0 ? null : rounded(speed, 2)),
  distance: ({ speed, distance }) => (speed === 0 ? null : rounded(distance, 1)),
  cadence: ({ person, workout, minute }) => cadenceIn(person, workout, minute),
  power: ({ person, workout, minute }) => powerIn(person, workout, minute),
};

/** What a machine tells. */
const machines: { readonly resistance: Gauge } = {
  resistance: ({ workout, minute }) => Math.round(8 + 10 * workout.effort + 2 * swing(minute / 12)),
};

function instantsOf({ start, end }: Session, person: Person, workout: Workout): Instant[] {
  const instants: Instant[] = [];
  let distance = 0;
  for (let time = start; time <= end; time += STEP) {
    const minute = Math.min(workout.minutes - 1, Math.floor((time - start) / MINUTE));
    const speed = speedIn(person, workout, minute);
    instants.push({ person, workout, minute, distance, speed, time });
    distance += (speed * STEP) / SECOND;
  }
  return instants;
}

/** A list of one gauge; empty where it never shows anything, with a gap where the sensor lost touch. */
function listOf(gauge: Gauge, instants: readonly Instant[], key: number): (number | null)[] {
  const values = instants.map(gauge);
  if (values.every((value) => value === null)) return [];
  return values.map((value, place) => (foldToUnit(key, place) < 0.005 ? null : value));
}

/** The points of a series that the account of a session has for its time, its own source's before others'. */
function pointsOf(world: World, session: Session, resource: SeriesName): Point[] {
  const { userId, provider, start, end } = session;
  const lanes = openPointStreams(world, { userId, resource, provider });
  const lane = lanes.find(({ key }) => key === streamKey(session)) ?? lanes[0];
  if (lane === undefined) return [];
  return Array.from(lane.walk({ from: start, until: end, now: world.now() }), ({ point }) => point);
}

/** Heart rates between the points of the series, which come once a minute. */
function heartRates(world: World, session: Session, instants: readonly Instant[]): (number | null)[] {
  const rates = pointsOf(world, session, "heartrate").map(({ value }) => Number(value));
  if (rates.length === 0) return [];
  return instants.map(({ time }) => {
    const place = Math.min(rates.length - 1, (time - session.start) / MINUTE);
    const before = rates[Math.floor(place)] ?? null;
    const after = rates[Math.ceil(place)] ?? before;
    if (before === null || after === null) return null;
    return Math.round(before + (after - before) * (place - Math.floor(place)));
  });
}

/** Everything measured in a workout, as parallel lists with an entry every few seconds. */
export function workoutStream(world: World, id: string): WorkoutStream {
  const session = findSession(world, "workout", id);
  if (session?.workout == null) throw createNotFoundError("Workout");
  const { userId, provider, type, start, workout } = session;
  const streams = ingestionWindows(world, userId, provider, "workout_stream");
  const { person } = diaryOf(world, userId);
  const hasStream = streams.some(({ from, until }) => start >= from && start < until);
  const instants = hasStream ? instantsOf(session, person, workout) : [];
  const key = hash32(person.key, "stream", workout.day, workout.place, type);
  const list = (gauges: { readonly [name: string]: Gauge }, measured: boolean) =>
    Object.entries(gauges).map(([name, gauge]) => [
      name,
      measured ? listOf(gauge, instants, hash32(key, name)) : [],
    ]);
  return {
    time: instants.map(({ time }) => time / SECOND),
    heartrate: heartRates(world, session, instants),
    ...Object.fromEntries(list(anywhere, true)),
    ...Object.fromEntries(list(outdoors, isOutdoors(session, type))),
    ...Object.fromEntries(list(machines, type === "automatic")),
  };
}

/** The series of one night. */
export function sleepStream(world: World, id: string): SleepStream {
  const session = findSession(world, "sleep", id);
  if (session === null) throw createNotFoundError("Sleep");
  const names = ["hypnogram", "heartrate", "hrv", "respiratory_rate"] as const;
  return Object.fromEntries(names.map((name) => [name, pointsOf(world, session, name)]));
}
