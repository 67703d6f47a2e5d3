import { foldHashToUnit, hash32, hashToUnit } from "../../../kernel/random.ts";
import type { Range, Trait } from "../profiles/profile.ts";

/** What one user is like. All of the user's sources measure the same person, so their series agree with each other. */
export interface Person {
  /** Everything about the person is a hash under this key. */
  readonly key: number;
  readonly traits: { readonly [Name in Trait]: number };
  /** Minutes of the day at which the person usually gets up and falls asleep; the latter lies before or after midnight. */
  readonly wake: number;
  readonly bed: number;
  /** How often the person works out, as a probability a day. */
  readonly training: number;
  /** How much the person moves, around 1. */
  readonly activityLevel: number;
}

/** A number of a range at a share of its width. */
export function interpolate(range: Range, share: number): number {
  return range[0] + (range[1] - range[0]) * share;
}

/** The person behind a user; the same one for the same seed and user at all times. */
export function buildPerson(seed: string, userId: string): Person {
  const key = hash32(seed, "person", userId);
  const of = (name: string, low: number, high: number) => interpolate([low, high], hashToUnit(key, name));
  const height = of("height", 1.55, 1.93);
  const bodyMassIndex = of("bodyMassIndex", 19.5, 30);
  const bodyFat = of("bodyFat", 14, 34);
  const weight = bodyMassIndex * height * height;
  const vitalCapacity = of("vitalCapacity", 3.7, 5.1);
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
    wake: of("wake", 375, 450),
    bed: of("bed", 1335, 1410),
    training: of("training", 0.4, 0.75),
    activityLevel: of("vigour", 0.75, 1.25),
  };
}

/** A number between -1 and 1 that is seldom near either: the deviation of one measurement. */
export function computeDeviation(key: number, time: number): number {
  return foldHashToUnit(key, time) + foldHashToUnit(key ^ 0x5bd1e995, time) - 1;
}

/**
 * A swing between -1 and 1 over a period, highest at a quarter of it. Parabolas stand in for the sine, since engines
 * differ in a sine's last digits and a seed must mean the same everywhere.
 */
export function computeWave(turns: number): number {
  const phase = turns - Math.floor(turns);
  return phase < 0.5 ? 16 * phase * (0.5 - phase) : -16 * (phase - 0.5) * (1 - phase);
}
