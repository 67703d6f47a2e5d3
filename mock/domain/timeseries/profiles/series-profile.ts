import type { ScheduledSample } from "../generation/sample-schedule.ts";
import type { ValueModel } from "../generation/value-function.ts";
import type { Occasion, Range, SamplingPattern } from "./profile.ts";

type Field = string | null | readonly string[];

export interface ExtraFieldContext {
  readonly sample: ScheduledSample;
  readonly value: number;
  /** Hash key of the series. */
  readonly key: number;
  /** Type of the source. */
  readonly type: string;
}

type ExtraField = (context: ExtraFieldContext) => Field;

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
  readonly numbers?: { readonly [field: string]: ValueModel };
  readonly extras?: { readonly [field: string]: ExtraField };
  /** True when the series exists only while the person wears or carries the source. A total checks each of its minutes. */
  readonly worn?: true;
  readonly isTotal?: true;
  /** True when points below the range are omitted instead of limited. */
  readonly omitsLow?: true;
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

/** The field has the value of the event that the point follows. */
export const byOccasion =
  (values: { readonly [Name in Occasion]?: Field }): ExtraField =>
  ({ sample: { occasion } }) =>
    (occasion && values[occasion]) ?? null;

/** The field has the value of the point's place in its panel. */
export const byIndex =
  (...values: readonly Field[]): ExtraField =>
  ({ sample }) =>
    values[sample.index] ?? null;
