import { foldHash } from "../../../kernel/random.ts";
import type { ScheduledSample } from "./sample-schedule.ts";
import type { ExtraField } from "../profiles/profile.ts";
import { getIntensity } from "./workout.ts";

/** Values that an extra field of a point depends on. */
export interface ExtraFieldContext {
  readonly sample: ScheduledSample;
  readonly value: number;
  /** Hash key of the series. */
  readonly key: number;
  /** Type of the source. */
  readonly type: string;
}

/** Builds the value of an extra field. */
export function buildExtraField(extra: ExtraField, { sample, value, key, type }: ExtraFieldContext): unknown {
  switch (extra.pick) {
    case "fixed":
      return extra.value;
    case "index":
      return extra.values[sample.index] ?? null;
    case "chance":
      return extra.values[foldHash(key, sample.time) % extra.values.length] ?? null;
    case "threshold":
      return value >= extra.at ? extra.from : extra.below;
    case "occasion":
      return (sample.occasion && extra.values[sample.occasion]) ?? null;
    case "source":
      return extra.values[type] === undefined ? extra.otherwise : extra.values[type];
    case "intensity":
      return sample.workout === null ? null : (extra.values[getIntensity(sample.workout)] ?? null);
    case "label":
      return buildLabel(sample);
    default:
      return extra satisfies never;
  }
}

function buildLabel({ meal, workout }: ScheduledSample): string {
  if (meal !== null) return `${meal.name}, ${meal.size > 1 ? "a large one" : "as usual"}`;
  return workout === null ? "" : `${workout.minutes} minutes of ${workout.sport.replaceAll("_", " ")}`;
}
