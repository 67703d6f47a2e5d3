import { foldHashToUnit, hash32 } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { Workout } from "./day-plan.ts";
import type { LocalDay } from "../../../kernel/local-day.ts";
import { computeDeviation, type Person, interpolate } from "./person.ts";
import type { Range, Sport } from "../profiles/profile.ts";

/** Usual speeds in meters per second. Sports without a speed are stationary. */
const speeds: { readonly [Name in Sport]?: Range } = {
  running: [2.5, 3.5],
  walking: [1.3, 1.6],
  cycling: [6, 9],
  swimming: [0.8, 1.2],
};

const STROKES_A_MINUTE: Range = [22, 32];

/** Returns the first and last instant of a workout. */
export function getWorkoutSpan(workout: Workout, day: LocalDay): { start: number; end: number } {
  const start = day.instant(workout.minute);
  return { start, end: start + workout.minutes * MINUTE };
}

/** Computes the speed in one minute of a workout, in meters per second. The distance series and the stream use it. */
export function computeSpeed(person: Person, workout: Workout, minute: number): number {
  const range = speeds[workout.sport];
  if (range === undefined) return 0;
  const usual = interpolate(range, foldHashToUnit(hash32(person.key, "speed"), workout.sport.length));
  const key = hash32(person.key, "pace", workout.day, workout.index);
  return usual * (0.85 + 0.25 * workout.effort) * (1 + 0.08 * computeDeviation(key, minute));
}

/** Computes the swimming strokes in one minute of a workout. */
export function computeStrokes(person: Person, workout: Workout, minute: number): number {
  const usual = interpolate(STROKES_A_MINUTE, foldHashToUnit(person.key, 0x57));
  return usual + 4 * computeDeviation(hash32(person.key, "strokes", workout.day, workout.index), minute);
}

/** Returns 0 for an easy workout, 1 for a moderate one, 2 for a hard one. */
export function getIntensity(workout: Workout): 0 | 1 | 2 {
  if (workout.effort < 0.5) return 0;
  return workout.effort < 0.75 ? 1 : 2;
}

/** Usual cadence by sport, per minute. Swimming uses strokes. */
const cadences: { readonly [Name in Sport]?: number } = { running: 166, walking: 112, cycling: 84 };

/** Computes steps, strokes or pedal turns per minute. Returns null for sports without a cadence. */
export function computeCadence(person: Person, workout: Workout, minute: number): number | null {
  if (workout.sport === "swimming") return Math.round(computeStrokes(person, workout, minute));
  const usual = cadences[workout.sport];
  if (usual === undefined) return null;
  const key = hash32(person.key, "cadence", workout.day, workout.index);
  return Math.round(usual * (0.95 + 0.1 * workout.effort) + 4 * computeDeviation(key, minute));
}

/** Computes the pedal power in watts. Returns null for sports without pedals. */
export function computePower(person: Person, workout: Workout, minute: number): number | null {
  if (workout.sport !== "cycling") return null;
  const key = hash32(person.key, "power", workout.day, workout.index);
  return Math.round(90 + 140 * workout.effort + 25 * computeDeviation(key, minute));
}
