import { toMinutes, type SeriesProfile, type SamplingPattern } from "./profile.ts";

/** On the scale after waking up. All values of the scale have the same time. */
const weighing = {
  kind: "times",
  at: [toMinutes(8, 50)],
  spread: 10,
  days: 1,
  chance: 1,
  length: 0,
} as const satisfies SamplingPattern;

const sensor = {
  field: "sensor_location",
  pick: "source",
  values: { watch: "wrist", ring: "finger", chest_strap: "body", scale: null, unknown: null },
  otherwise: "mouth",
} as const;

/** Series of the body's size and temperature. */
export const body = {
  body_weight: {
    range: [30, 250],
    decimals: 1,
    sampling: weighing,
    value: { by: "scale", of: "weight" },
  },
  body_fat: {
    range: [3, 60],
    decimals: 1,
    sampling: weighing,
    value: { by: "scale", of: "fat" },
  },
  body_mass_index: {
    range: [12, 60],
    decimals: 1,
    sampling: weighing,
    value: { by: "scale", of: "index" },
  },
  lean_body_mass: {
    range: [20, 150],
    decimals: 1,
    sampling: weighing,
    value: { by: "scale", of: "lean" },
  },
  waist_circumference: {
    range: [50, 160],
    decimals: 1,
    sampling: { kind: "times", at: [toMinutes(9, 5)], spread: 10, days: 7, chance: 1, length: 60 },
    value: { by: "sum", base: [70, 104], drift: 0.02, noise: 0.6 },
  },
  body_temperature: {
    range: [35, 40],
    decimals: 2,
    sampling: { kind: "grid", every: 60, part: "always" },
    value: {
      by: "sum",
      base: [36.5, 36.8],
      add: { asleep: -0.1, effort: 0.3, illness: 1 },
      circadian: { amplitude: 0.35, peak: toMinutes(17) },
      noise: 0.08,
    },
    extras: [sensor],
  },
  body_temperature_delta: {
    range: [-2.5, 2.5],
    decimals: 2,
    sampling: { kind: "night" },
    value: { by: "sum", base: [-0.1, 0.1], add: { illness: 0.8 }, cycle: 0.25, noise: 0.3 },
    extras: [sensor],
  },
  basal_body_temperature: {
    range: [35.5, 37.8],
    decimals: 2,
    sampling: { kind: "waking", length: 60 },
    value: { by: "sum", base: [36.2, 36.5], cycle: 0.35, noise: 0.07 },
  },
} as const satisfies Record<string, SeriesProfile>;
