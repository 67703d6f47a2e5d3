import { providerOf } from "../../catalog/providers.ts";
import { DAY } from "../../kernel/time.ts";
import { ingestedProviders, ingestionWindows, type IngestionWindow } from "../connections/ingestion.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import type { Diary, Workout } from "./day-plan.ts";
import { diaryOf, zoneOf } from "./lanes.ts";
import { LocalDay } from "./local-day.ts";
import { nightOf } from "./night.ts";
import { sessionAddress, sessionId, type SessionAddress, type SessionKind } from "./session-ids.ts";
import { typesFor } from "./sources.ts";
import { workoutSpan } from "./workout.ts";

/** A workout or a night as one source recorded it. */
export interface Session extends SessionAddress {
  readonly kind: SessionKind;
  readonly id: string;
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  /** Null for a night. */
  readonly workout: Workout | null;
}

/** Resources of which one is enough for a session to be known, and the series that tells which sources record it. */
const recorded = {
  workout: {
    resources: [
      "workouts",
      "workout_stream",
      "workout_duration",
      "workout_distance",
      "workout_swimming_stroke",
    ],
    series: "workout_duration",
  },
  sleep: { resources: ["sleep", "sleep_stream", "hypnogram"], series: "hypnogram" },
} as const;

/** What one account recorded of one kind. */
class Records {
  readonly #world: World;
  readonly #kind: SessionKind;
  readonly #account: { readonly userId: string; readonly provider: string };
  readonly #diary: Diary;
  readonly windows: readonly IngestionWindow[];

  constructor(world: World, kind: SessionKind, userId: string, provider: string, diary: Diary) {
    this.#world = world;
    this.#kind = kind;
    this.#account = { userId, provider };
    this.#diary = diary;
    this.windows = recorded[kind].resources.flatMap((name) =>
      ingestionWindows(world, userId, provider, name),
    );
  }

  /** Types of the sources that record this kind. */
  get types(): readonly string[] {
    return typesFor(recorded[this.#kind].series, providerOf(this.#account.provider).source_types);
  }

  /** One session, if it was taken in and has ended. */
  find(type: string, day: number, place: number): Session | null {
    if (!this.types.includes(type)) return null;
    const { userId } = this.#account;
    const workout = this.#kind === "workout" ? this.#diary.plan(day).workouts[place] : null;
    if (workout === undefined || (workout === null && place !== 0)) return null;
    for (const window of this.windows) {
      const local = new LocalDay(zoneOf(this.#world, userId, window), day);
      const { start, end } = workout === null ? nightOf(this.#diary, local) : workoutSpan(workout, local);
      if (start < window.from || start >= window.until) continue;
      if (end > Math.min(this.#world.now(), window.endedBy)) continue;
      const address = { ...this.#account, type, day, place };
      return {
        ...address,
        kind: this.#kind,
        id: sessionId(this.#world, this.#kind, address),
        start,
        end,
        workout,
      };
    }
    return null;
  }
}

/** The session of an id that was given out for an active user of this world. */
export function findSession(world: World, kind: SessionKind, id: string): Session | null {
  const address = sessionAddress(world, kind, id);
  if (address === null) return null;
  const { userId, provider, type, day, place } = address;
  activeUser(world, userId);
  return new Records(world, kind, userId, provider, diaryOf(world, userId)).find(type, day, place);
}

const kinds: readonly SessionKind[] = ["workout", "sleep"];

/** All sessions of a user that begin within a span, in the order of their beginning. */
export function sessionsOf(world: World, userId: string, from: number, until: number): Session[] {
  const diary = diaryOf(world, userId);
  const found: Session[] = [];
  for (const provider of ingestedProviders(world, userId)) {
    for (const kind of kinds) {
      const records = new Records(world, kind, userId, provider, diary);
      if (records.windows.length === 0) continue;
      // A local day begins up to a day away from the same day in UTC, and a night before its own day.
      for (let day = Math.floor(from / DAY) - 1; day <= Math.floor(until / DAY) + 2; day += 1) {
        for (const type of records.types) {
          for (const { place } of kind === "workout" ? diary.plan(day).workouts : [{ place: 0 }]) {
            const session = records.find(type, day, place);
            if (session !== null && session.start >= from && session.start <= until) found.push(session);
          }
        }
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
