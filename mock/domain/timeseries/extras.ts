import { fold } from "../../kernel/random.ts";
import type { SampleSchedule } from "./beat.ts";
import type { Extra } from "./profile.ts";
import { intensityOf } from "./workout.ts";

/** What a further field of a point is picked by. */
export interface Facts {
  readonly beat: SampleSchedule;
  readonly value: number;
  /** Of the series. */
  readonly key: number;
  /** Type of the source. */
  readonly type: string;
}

/** The value of a further field. */
export function fieldOf(extra: Extra, { beat, value, key, type }: Facts): unknown {
  switch (extra.pick) {
    case "fixed":
      return extra.value;
    case "place":
      return extra.values[beat.place] ?? null;
    case "chance":
      return extra.values[fold(key, beat.time) % extra.values.length] ?? null;
    case "threshold":
      return value >= extra.at ? extra.from : extra.below;
    case "occasion":
      return (beat.occasion && extra.values[beat.occasion]) ?? null;
    case "source":
      return extra.values[type] === undefined ? extra.otherwise : extra.values[type];
    case "intensity":
      return beat.workout === null ? null : (extra.values[intensityOf(beat.workout)] ?? null);
    case "label":
      return labelOf(beat);
    default:
      return extra satisfies never;
  }
}

function labelOf({ meal, workout }: SampleSchedule): string {
  if (meal !== null) return `${meal.name}, ${meal.size > 1 ? "a large one" : "as usual"}`;
  return workout === null ? "" : `${workout.minutes} minutes of ${workout.sport.replaceAll("_", " ")}`;
}
