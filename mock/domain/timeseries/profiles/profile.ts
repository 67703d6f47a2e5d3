/** Lowest and highest value, both inclusive. */
export type Range = readonly [low: number, high: number];

/** A trait of a person that several series use, so that they agree: a body mass index follows from a weight. */
export type Trait =
  "weight" | "bodyFat" | "bodyMassIndex" | "vitalCapacity" | "forcedVolume" | "peakFlow" | "vo2Max";

/** A quantity of the body that sources measure at an instant. */
export type Quantity = "heart" | "variability" | "respiration" | "oxygen" | "glucose" | "basalEnergy";

/** Daily influences on a value, each between 0 and 1. The strain of a day is between about -1 and 2. */
export const signals = ["asleep", "effort", "pace", "daylight", "strain", "illness"] as const;

export type Signal = (typeof signals)[number];

/** Influences that have a mean over an interval. */
export type IntervalSignal = "effort" | "pace" | "daylight";

/** Part of a day in which a grid has samples. */
export type PartOfDay = "awake" | "asleep" | "always";

/** Event of a day that a point can follow. */
export type Occasion = "meal" | "workout" | "bedtime";

/**
 * When a series has points, in local time. `length` is the duration of an interval, in seconds. The JSON text of a pattern is
 * part of the seed: do not rename keys or values.
 */
export type SamplingPattern =
  /** Interval in minutes, from local midnight. */
  | { readonly kind: "grid"; readonly every: number; readonly part: PartOfDay }
  /**
   * At minutes of the day, in ascending order, all shifted by up to `spread` minutes a day; on every `days`-th day
   * only, and each with `chance`.
   */
  | {
      readonly kind: "times";
      readonly at: readonly number[];
      readonly spread: number;
      readonly days: number;
      readonly chance: number;
      readonly length: number | Range;
    }
  /** A burst of `count` samples, `step` milliseconds apart, from a minute of every `days`-th day on. */
  | {
      readonly kind: "burst";
      readonly at: number;
      readonly days: number;
      readonly count: number;
      readonly step: number;
    }
  /** At each of these events of the day. */
  | { readonly kind: "diary"; readonly of: readonly Occasion[]; readonly length: number }
  /** At waking up. */
  | { readonly kind: "waking"; readonly length: number }
  /** Once for each night, from falling asleep to waking up. */
  | { readonly kind: "night" }
  /** Once for each stage of each night. */
  | { readonly kind: "stages" }
  /** In each workout of one of the sports: once for the whole workout, for each minute, or just after it. */
  | {
      readonly kind: "workout";
      readonly points: "whole" | "minutes" | "after";
      readonly sports: readonly Sport[];
    };

export type Sport = "running" | "walking" | "cycling" | "swimming" | "strength_training";

export const sports: readonly Sport[] = ["running", "walking", "cycling", "swimming", "strength_training"];

type TimesPattern = Extract<SamplingPattern, { kind: "times" }>;
export const grid = (every: number, part: PartOfDay): SamplingPattern => ({ kind: "grid", every, part });

/** At times of day, as in `9:05 20:30`. */
export function times(
  text: string,
  { spread, days = 1, chance = 1, length = 0 }: Pick<TimesPattern, "spread"> & Partial<TimesPattern>,
): SamplingPattern {
  const at = text.split(" ").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return hour * 60 + minute;
  });
  return { kind: "times", at, spread, days, chance, length };
}
