import { foldHashToUnit } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { Sport, Workout } from "./day.ts";
import type { LocalDay } from "../../../kernel/local-day.ts";
import { computeDeviation, interpolate, type Person, type Range } from "./person.ts";
import { physiology } from "./physiology.ts";

/** Possible speeds in meters per second. Sports without a speed are stationary. */
const speeds: { readonly [Name in Sport]?: Range } = {
  running: [1.9, 5.2],
  walking: [1.2, 1.75],
  cycling: [4, 11],
  swimming: [0.7, 1.5],
};

const STROKES_A_MINUTE: Range = [22, 32];

/** Returns the first and last instant of a workout. */
export function getWorkoutSpan(workout: Workout, day: LocalDay): { start: number; end: number } {
  const start = day.instant(workout.minute);
  return { start, end: start + workout.minutes * MINUTE };
}

/** Computes the oxygen uptake in one minute of a workout, in MET: the share of the person's reserve that the effort takes. */
function computeIntendedMet({ maxMet }: Person, workout: Workout, minute: number): number {
  const pace = computeDeviation(workout.key, minute);
  return 1 + (maxMet - 1) * workout.effort * (1 + 0.06 * pace);
}

function limit(value: number, [low, high]: Range): number {
  return value < low ? low : Math.min(value, high);
}

/**
 * Computes the speed in one minute of a workout, in meters per second. The series of distances and the stream use it. On foot it
 * follows from the effort and the person's capacity.
 */
export function computeSpeed(person: Person, workout: Workout, minute: number): number {
  const range = speeds[workout.sport];
  if (range === undefined) return 0;
  const { metOxygen, oxygenCost } = physiology;
  const met = computeIntendedMet(person, workout, minute);
  if (workout.sport === "running" || workout.sport === "walking") {
    return limit(((met - 1) * metOxygen) / oxygenCost[workout.sport] / 60, range);
  }
  // Air and water resist more at higher speeds, so that the speed grows less than the effort.
  return interpolate(range, limit((met - 1) / 14, [0, 1]) * 0.7 + 0.2);
}

export function computeWorkoutMet(person: Person, workout: Workout, minute: number): number {
  const { metOxygen, oxygenCost, met } = physiology;
  if (workout.sport === "running" || workout.sport === "walking") {
    return 1 + (computeSpeed(person, workout, minute) * 60 * oxygenCost[workout.sport]) / metOxygen;
  }
  const intended = computeIntendedMet(person, workout, minute);
  return workout.sport === "cycling" ? intended : limit(intended, met[workout.sport]);
}

export function computeStrokes(person: Person, workout: Workout, minute: number): number {
  const usual = interpolate(STROKES_A_MINUTE, foldHashToUnit(person.key, 0x57));
  return usual + 4 * computeDeviation(workout.key ^ 0x57e3, minute);
}

/** Returns 0 for an easy workout, 1 for a moderate one, 2 for a hard one. */
export function getIntensity(workout: Workout): 0 | 1 | 2 {
  if (workout.effort < 0.5) return 0;
  return workout.effort < 0.75 ? 1 : 2;
}

/** Usual cadence by sport, per minute. Swimming uses strokes. */
const cadences: { readonly [Name in Sport]?: number } = { running: 160, walking: 108, cycling: 84 };

/** Computes steps, strokes or pedal turns per minute. Returns null for sports without a cadence. */
export function computeCadence(person: Person, workout: Workout, minute: number): number | null {
  if (workout.sport === "swimming") return Math.round(computeStrokes(person, workout, minute));
  const usual = cadences[workout.sport];
  if (usual === undefined) return null;
  return Math.round(
    usual * (0.95 + 0.1 * workout.effort) + 4 * computeDeviation(workout.key ^ 0xcade, minute),
  );
}

/** Computes the pedal power in watts. Returns null for sports without pedals. */
export function computePower(person: Person, workout: Workout, minute: number): number | null {
  if (workout.sport !== "cycling") return null;
  const { metOxygen, oxygenCost } = physiology;
  const uptake = (computeIntendedMet(person, workout, minute) - 2) * metOxygen;
  return Math.max(20, Math.round((uptake * person.traits.weight) / oxygenCost.cycling));
}
