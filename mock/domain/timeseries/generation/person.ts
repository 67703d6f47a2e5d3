import { foldHashToUnit, hash32, hashToUnit } from "../../../kernel/random.ts";
import type { Range, Trait } from "../profiles/profile.ts";

/** Model of one user. All sources of the user measure the same person, so that their series agree. */
export interface Person {
  /** Hash key of the person. */
  readonly key: number;
  readonly traits: { readonly [Name in Trait]: number };
  /** Minutes of the day at which the person usually wakes and falls asleep. `bed` can be before or after midnight. */
  readonly wake: number;
  readonly bed: number;
  /** Probability of a workout per day. */
  readonly training: number;
  /** Amount of movement. 1 is average. */
  readonly activityLevel: number;
}

/** Returns the number at a share of a range. */
export function interpolate(range: Range, share: number): number {
  return range[0] + (range[1] - range[0]) * share;
}

/** Builds the person of a user. The seed and the user id determine it. */
export function buildPerson(seed: string, userId: string): Person {
  const key = hash32(seed, "person", userId);
  const pick = (name: string, low: number, high: number) => interpolate([low, high], hashToUnit(key, name));
  const height = pick("height", 1.55, 1.93);
  const bodyMassIndex = pick("bodyMassIndex", 19.5, 30);
  const bodyFat = pick("bodyFat", 14, 34);
  const weight = bodyMassIndex * height * height;
  const vitalCapacity = pick("vitalCapacity", 3.7, 5.1);
  return {
    key,
    traits: {
      weight,
      bodyMassIndex,
      bodyFat,
      leanMass: weight * (1 - bodyFat / 100),
      vitalCapacity,
      forcedVolume: vitalCapacity * 0.8,
      peakFlow: vitalCapacity * 115,
    },
    wake: pick("wake", 375, 450),
    bed: pick("bed", 1335, 1410),
    training: pick("training", 0.4, 0.75),
    activityLevel: pick("vigour", 0.75, 1.25),
  };
}

/** Computes the deviation of one measurement: a number between -1 and 1 with a triangular distribution. */
export function computeDeviation(key: number, time: number): number {
  return foldHashToUnit(key, time) + foldHashToUnit(key ^ 0x5bd1e995, time) - 1;
}

/**
 * Computes a wave between -1 and 1 with its maximum at a quarter of the period. It uses parabolas, because the last digits of a
 * sine differ between JavaScript engines and a seed must give the same data everywhere.
 */
export function computeWave(turns: number): number {
  const phase = turns - Math.floor(turns);
  return phase < 0.5 ? 16 * phase * (0.5 - phase) : -16 * (phase - 0.5) * (1 - phase);
}
