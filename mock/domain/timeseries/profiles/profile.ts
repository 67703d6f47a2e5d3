/** Lowest and highest value, both inclusive. */
export type Range = readonly [low: number, high: number];

/** A trait of a person that several series build on, so that they agree: a body-mass index follows from a weight. */
export type Trait =
  "weight" | "bodyFat" | "bodyMassIndex" | "leanMass" | "vitalCapacity" | "forcedVolume" | "peakFlow";

/** What a day does to a body, each between 0 and 1 (a meal's response may exceed 1 after a large meal). */
export const signals = ["asleep", "effort", "pace", "meal", "daylight"] as const;

export type Signal = (typeof signals)[number];

/** The part of a day in which a rhythm beats. */
export type PartOfDay = "awake" | "asleep" | "always";

/** Something in a diary that a point may follow. */
export type Occasion = "meal" | "workout" | "bedtime";

/** When points of a series come, in local time; `length` is in seconds and gives an interval its end. */
export type SamplingPattern =
  /** Every so many minutes from local midnight on. */
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
  /** At each occasion of the day's diary. */
  | { readonly kind: "diary"; readonly of: readonly Occasion[]; readonly length: number }
  /** At getting up. */
  | { readonly kind: "waking"; readonly length: number }
  /** Once for each night, from falling asleep to getting up. */
  | { readonly kind: "night" }
  /** Once for each stage of each night. */
  | { readonly kind: "stages" }
  /** Within each workout of one of the sports: once for the whole of it, for each of its minutes, or just after it. */
  | {
      readonly kind: "workout";
      readonly points: "whole" | "minutes" | "after";
      readonly sports: readonly Sport[];
    };

export type Sport = "running" | "walking" | "cycling" | "swimming" | "strength_training";

export const sports: readonly Sport[] = ["running", "walking", "cycling", "swimming", "strength_training"];

/** A personal base, and what the day adds to it. */
export interface SumModel {
  readonly by: "sum";
  /** Each person has a base of their own in this range, or a trait. */
  readonly base: Range | Trait;
  /** What each signal adds at its full strength. */
  readonly add?: { readonly [Name in Signal]?: number };
  /** Half the daily swing, and the minute of the day at which it is highest. */
  readonly circadian?: { readonly amplitude: number; readonly peak: number };
  /** Slow change over months, as a share of the base. */
  readonly drift?: number;
  /** What the second half of a 28-day cycle adds. */
  readonly cycle?: number;
  /** Largest random deviation. */
  readonly noise: number;
}

/** How a value comes about. */
export type ValueModel =
  | SumModel
  /** A personal amount for one point at the full strength of a signal; a point that would be nothing is left out. */
  | { readonly by: "rate"; readonly base: Range; readonly signal: Signal; readonly noise: number }
  | { readonly by: "constant"; readonly value: number }
  /** The minutes that the interval lasts. */
  | { readonly by: "span" }
  /** 1 where a signal reaches a threshold, else 0. */
  | { readonly by: "threshold"; readonly signal: Signal; readonly at: number }
  /** A personal amount for a meal of ordinary size, another for points without one. */
  | { readonly by: "meal"; readonly base: Range; readonly otherwise: Range; readonly noise: number }
  /** One level for each point of a panel; `total` weighs the others for a last one. */
  | { readonly by: "panel"; readonly parts: readonly SumModel[]; readonly total?: readonly number[] }
  /** Code of a sleep stage. */
  | { readonly by: "stage" }
  /** What a workout did in the interval. */
  | { readonly by: "workout"; readonly measure: "distance" | "strokes" }
  /** Voltage of one lead. */
  | { readonly by: "electrocardiogram" };

type Field = string | null | readonly string[];

/** A further field of a point, and how its value is picked. */
export type ExtraField = { readonly field: string } & (
  | { readonly pick: "fixed"; readonly value: Field }
  /** By the point's place in its panel. */
  | { readonly pick: "place"; readonly values: readonly Field[] }
  | { readonly pick: "chance"; readonly values: readonly Field[] }
  /** By whether the value reaches a threshold. */
  | { readonly pick: "threshold"; readonly at: number; readonly below: Field; readonly from: Field }
  /** By the occasion that the point follows. */
  | { readonly pick: "occasion"; readonly values: { readonly [Name in Occasion]?: Field } }
  /** By the type of the source. */
  | {
      readonly pick: "source";
      readonly values: { readonly [type: string]: Field };
      readonly otherwise: Field;
    }
  /** By the effort of a workout. */
  | { readonly pick: "intensity"; readonly values: readonly Field[] }
  /** What a diary says of its occasion. */
  | { readonly pick: "label" }
);

/** Everything that tells one series from another. */
export interface SeriesProfile {
  readonly unit: string;
  readonly kind: "interval" | "instant";
  /** What a value (both values, for a blood pressure) never leaves. */
  readonly range: Range;
  /** Digits after the decimal point. */
  readonly decimals: number;
  readonly sampling: SamplingPattern;
  /** How `value` comes about; absent where the point has no number under that name. */
  readonly value?: ValueModel;
  /** Numbers under other names. */
  readonly numbers?: { readonly [field: string]: SumModel };
  readonly extras?: readonly ExtraField[];
}

/** Minute of the day of a clock time. */
export function toMinutes(hour: number, minute = 0): number {
  return hour * 60 + minute;
}
