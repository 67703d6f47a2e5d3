import type { Range } from "../generation/person.ts";
import type { Sampling } from "../generation/sampling.ts";
import type { Measurement, ValueModel } from "../generation/values.ts";

type Field = string | null | readonly string[];

type ExtraField = (at: Measurement, value: number) => Field;

/** How the points of a series are generated. */
export interface SeriesProfile {
  /** Limits of each value. */
  readonly range: Range;
  /** Digits after the decimal point. */
  readonly decimals: number;
  readonly sampling: Sampling;
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
  sampling: Sampling,
  value: ValueModel | undefined,
  rest: Partial<SeriesProfile> = {},
): SeriesProfile => ({ range, decimals, sampling, value, ...rest });

/** The series of a source that is worn or carried. Its sensor misses a share of the points. */
export const worn = (dropout?: number): Partial<SeriesProfile> => ({ worn: true, dropout });

/** The field has the value of the event that the point follows. */
export const byEvent =
  (values: { readonly [Name in "meal" | "workout" | "bedtime"]?: Field }): ExtraField =>
  ({ sample: { meal, workout } }) =>
    values[meal !== null ? "meal" : workout !== null ? "workout" : "bedtime"] ?? null;

/** The field has the value of the point's place in its panel. */
export const byIndex =
  (...values: readonly Field[]): ExtraField =>
  ({ sample }) =>
    values[sample.number] ?? null;
