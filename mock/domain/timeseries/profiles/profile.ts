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

/** A personal base value plus daily influences. */
export interface SumModel {
  readonly by: "sum";
  readonly base: Range | Trait;
  /** Amount that each signal adds at full strength. */
  readonly add?: { readonly [Name in Signal]?: number };
  /** Amplitude of the daily wave, and the minute of its maximum. */
  readonly circadian?: { readonly amplitude: number; readonly peak: number };
  /** Slow change over months, as a share of the base. */
  readonly drift?: number;
  /** Amount that the second half of a 28-day cycle adds. */
  readonly cycle?: number;
  /** Largest random deviation. */
  readonly noise: number;
}

export type ValueModel =
  | SumModel
  /** A quantity of the body. A source is always off by up to `bias`, and each point by up to `noise`. */
  | { readonly by: "quantity"; readonly of: Quantity; readonly bias: number; readonly noise: number }
  /** Sum over the minutes of the interval. Points with the value 0 are omitted. */
  | { readonly by: "total"; readonly of: "steps" | "distance" | "activeEnergy" }
  | { readonly by: "scale"; readonly of: "weight" | "fat" | "index" | "lean" }
  /** A personal amount per point at full strength of a signal. Points with the value 0 are omitted. */
  | { readonly by: "rate"; readonly base: Range; readonly signal: IntervalSignal; readonly noise: number }
  | { readonly by: "constant"; readonly value: number }
  /** Duration of the interval, in minutes. */
  | { readonly by: "span" }
  /** 1 when a signal reaches a threshold, otherwise 0. */
  | { readonly by: "threshold"; readonly signal: IntervalSignal; readonly at: number }
  /** Carbohydrates of a meal, or the insulin for it. Insulin without a meal is long-acting. */
  | { readonly by: "meal"; readonly of: "carbohydrates" | "insulin" }
  /** One model for each point of a panel. `total` weights them for a final point. */
  | {
      readonly by: "panel";
      readonly parts: readonly SumModel[];
      readonly total?: readonly number[] | undefined;
    }
  /** Code of a sleep stage. */
  | { readonly by: "stage" }
  /** Distance or strokes of a workout in the interval. */
  | { readonly by: "workout"; readonly measure: "distance" | "strokes" }
  /** Voltage of one lead. */
  | { readonly by: "electrocardiogram" };

type TimesPattern = Extract<SamplingPattern, { kind: "times" }>;
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Field = string | null | readonly string[];

export type ExtraField = { readonly field: string } & (
  | { readonly pick: "fixed"; readonly value: Field }
  /** By the index of the point in its panel. */
  | { readonly pick: "index"; readonly values: readonly Field[] }
  | { readonly pick: "chance"; readonly values: readonly Field[] }
  /** By whether the value reaches a threshold. */
  | { readonly pick: "threshold"; readonly at: number; readonly below: Field; readonly from: Field }
  /** By the event that the point follows. */
  | { readonly pick: "occasion"; readonly values: { readonly [Name in Occasion]?: Field } }
  /** By the type of the source. */
  | {
      readonly pick: "source";
      readonly values: { readonly [type: string]: Field };
      readonly otherwise: Field;
    }
  /** By the effort of a workout. */
  | { readonly pick: "intensity"; readonly values: readonly Field[] }
  /** A description of the meal or workout. */
  | { readonly pick: "label" }
);

/** How the points of a series are generated. */
export interface SeriesProfile {
  /** Limits of each value. */
  readonly range: Range;
  /** Digits after the decimal point. */
  readonly decimals: number;
  readonly sampling: SamplingPattern;
  /** How `value` is computed. Absent when the point has no numeric `value`. */
  readonly value?: ValueModel | undefined;
  /** Numeric fields with other names. */
  readonly numbers?: { readonly [field: string]: SumModel };
  readonly extras?: readonly ExtraField[];
  /** True when the series exists only while the person wears or carries the source. */
  readonly worn?: true;
  /** Share of points that the sensor of a worn source misses. */
  readonly dropout?: number | undefined;
  /** Only people with this condition have the series. */
  readonly condition?: "type1";
}

/** Builds a profile. `rest` has what few series need. */
export const series = (
  range: Range,
  decimals: number,
  sampling: SamplingPattern,
  value: ValueModel | undefined,
  rest: Partial<SeriesProfile> = {},
): SeriesProfile => ({ range, decimals, sampling, value, ...rest });

/** The series of a source that is worn or carried. Its sensor misses a share of the points. */
export const worn = (dropout?: number): Partial<SeriesProfile> => ({ worn: true, dropout });

/** Points with an extra field `type`. */
export const typed = (chosen: DistributiveOmit<ExtraField, "field">): Partial<SeriesProfile> => ({
  extras: [{ field: "type", ...chosen }],
});

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

export const sum = (base: SumModel["base"], noise: number, rest: Partial<SumModel> = {}): SumModel => ({
  by: "sum",
  base,
  noise,
  ...rest,
});

export const rate = (base: Range, signal: IntervalSignal, noise: number): ValueModel => ({
  by: "rate",
  base,
  signal,
  noise,
});

export const quantity = (of: Quantity, bias: number, noise: number): ValueModel => ({
  by: "quantity",
  of,
  bias,
  noise,
});

export const panel = (parts: readonly SumModel[], total?: readonly number[]): ValueModel => ({
  by: "panel",
  parts,
  total,
});
