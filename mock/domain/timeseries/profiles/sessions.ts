import { toMinutes, type SeriesProfile, sports } from "./profile.ts";

/** Series that exist only within a workout or a night. */
export const sessions = {
  workout_distance: {
    range: [1, 1000],
    decimals: 1,
    sampling: { kind: "workout", points: "minutes", sports: ["running", "walking", "cycling", "swimming"] },
    value: { by: "workout", measure: "distance" },
  },
  workout_duration: {
    range: [5, 240],
    decimals: 1,
    sampling: { kind: "workout", points: "whole", sports },
    value: { by: "span" },
    extras: [{ field: "intensity", pick: "intensity", values: ["low", "medium", "high"] }],
  },
  workout_swimming_stroke: {
    range: [1, 80],
    decimals: 0,
    sampling: { kind: "workout", points: "minutes", sports: ["swimming"] },
    value: { by: "workout", measure: "strokes" },
  },
  hypnogram: {
    range: [-1, 5],
    decimals: 0,
    sampling: { kind: "stages" },
    value: { by: "stage" },
  },
  sleep_breathing_disturbance: {
    range: [0, 60],
    decimals: 0,
    sampling: { kind: "night" },
    value: { by: "sum", base: [2, 10], noise: 3 },
    extras: [{ field: "type", pick: "threshold", at: 8, below: "not_elevated", from: "elevated" }],
  },
  sleep_apnea_alert: {
    range: [1, 1],
    decimals: 0,
    sampling: { kind: "times", at: [toMinutes(3)], spread: 90, days: 1, chance: 0.04, length: 1800 },
    value: { by: "constant", value: 1 },
  },
} as const satisfies Record<string, SeriesProfile>;
