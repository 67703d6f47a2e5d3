import { getCatalogProvider } from "../../../catalog/providers.ts";
import { DAY } from "../../../kernel/time.ts";
import {
  listIngestedProviders,
  listIngestionWindows,
  type IngestionWindow,
} from "../../connections/ingestion.ts";
import { getActiveUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import type { Workout } from "../generation/day.ts";
import type { DayPlanner } from "../generation/day-plan.ts";
import { getDayPlanner } from "../lifestyle.ts";
import { LocalDay } from "../../../kernel/local-day.ts";
import { buildSourceKey } from "../generation/series.ts";
import { getSleepPeriod } from "../generation/sleep.ts";
import { createWear } from "../generation/wear.ts";
import { parseSessionId, buildSessionId, type SessionKey, type SessionKind } from "./session-ids.ts";
import { listSourceTypes } from "../sources.ts";
import { getWorkoutSpan } from "../generation/workout.ts";

/** A workout or sleep, as one source recorded it. */
export interface Session extends SessionKey {
  readonly kind: SessionKind;
  readonly id: string;
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  /** Null for a sleep. */
  readonly workout: Workout | null;
}

/** By kind: resources of which any one makes a session known, and the series that determines the sources. */
const sessionResources = {
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

/** Where to look for sessions of one kind. */
interface SessionSearch {
  readonly world: World;
  readonly kind: SessionKind;
  readonly userId: string;
  readonly provider: string;
  readonly planner: DayPlanner;
  readonly windows: readonly IngestionWindow[];
  /** Types of the sources that record this kind. */
  readonly types: readonly string[];
}

function openSearch(world: World, kind: SessionKind, userId: string, provider: string): SessionSearch {
  const { resources, series } = sessionResources[kind];
  const windows = resources.flatMap((name) => listIngestionWindows(world, userId, provider, name));
  const types = listSourceTypes(series, getCatalogProvider(provider).source_types);
  return { world, kind, userId, provider, planner: getDayPlanner(world, userId), windows, types };
}

/** Finds a session that was ingested and has ended. */
function findIngested(search: SessionSearch, type: string, day: number): Session | null {
  const { world, kind, userId, provider, planner, windows, types } = search;
  const plan = planner.plan(day);
  const workout = kind === "workout" ? plan.workout : null;
  if (!types.includes(type) || (kind === "workout" && workout === null)) return null;
  const source = buildSourceKey(world.seed, userId, provider, type);
  const wear = createWear(planner.person, source, type);
  const isWorn = workout === null ? wear?.isNightWorn(plan) : wear?.isWorn(plan, workout.minute);
  if (isWorn === false) return null;
  for (const window of windows) {
    const local = new LocalDay(window.zone, day);
    const { start, end } =
      workout === null ? getSleepPeriod(plan, local, source) : getWorkoutSpan(workout, local);
    if (start < window.from || start >= window.until) continue;
    if (end > Math.min(world.now(), window.latestEnd)) continue;
    const key = { type, day, userId, provider };
    return { kind, ...key, id: buildSessionId(world, kind, key), start, end, workout };
  }
  return null;
}

/** Finds the session with this id. Returns null for an unknown id. Throws ServiceError 404 when the user is deleted. */
export function findSession(world: World, kind: SessionKind, id: string): Session | null {
  const key = parseSessionId(world, kind, id);
  if (key === null) return null;
  getActiveUser(world, key.userId);
  return findIngested(openSearch(world, kind, key.userId, key.provider), key.type, key.day);
}

const kinds: readonly SessionKind[] = ["workout", "sleep"];

/** Lists the sessions of a user that start within a time range, in order of time. */
export function listSessions(world: World, userId: string, from: number, until: number): Session[] {
  const found: Session[] = [];
  for (const provider of listIngestedProviders(world, userId)) {
    for (const kind of kinds) {
      const search = openSearch(world, kind, userId, provider);
      if (search.windows.length === 0) continue;
      // A local day begins up to a day away from the same day in UTC, and a night before its own day.
      for (let day = Math.floor(from / DAY) - 1; day <= Math.floor(until / DAY) + 2; day += 1) {
        for (const type of search.types) {
          const session = findIngested(search, type, day);
          if (session !== null && session.start >= from && session.start <= until) found.push(session);
        }
      }
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
