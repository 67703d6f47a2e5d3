import { toMinutes, type SeriesProfile, type SamplingPattern } from "./profile.ts";

/** Measured in the morning and in the evening. One exhalation gives all three values. */
const spirometry = {
  kind: "times",
  at: [toMinutes(9), toMinutes(20)],
  spread: 20,
  days: 1,
  chance: 0.95,
  length: 6,
} as const satisfies SamplingPattern;

/** Series of the lungs. */
export const lungs = {
  forced_expiratory_volume_1: {
    range: [0.8, 6.5],
    decimals: 2,
    sampling: spirometry,
    value: {
      by: "sum",
      base: "forcedVolume",
      circadian: { amplitude: 0.08, peak: toMinutes(15) },
      noise: 0.08,
    },
  },
  forced_vital_capacity: {
    range: [1, 8],
    decimals: 2,
    sampling: spirometry,
    value: {
      by: "sum",
      base: "vitalCapacity",
      circadian: { amplitude: 0.08, peak: toMinutes(15) },
      noise: 0.08,
    },
  },
  peak_expiratory_flow_rate: {
    range: [100, 900],
    decimals: 0,
    sampling: spirometry,
    value: { by: "sum", base: "peakFlow", circadian: { amplitude: 15, peak: toMinutes(15) }, noise: 20 },
  },
  inhaler_usage: {
    range: [1, 4],
    decimals: 0,
    sampling: {
      kind: "times",
      at: [toMinutes(9, 15), toMinutes(20, 10)],
      spread: 30,
      days: 1,
      chance: 0.4,
      length: 30,
    },
    value: { by: "sum", base: [1, 2], noise: 0.8 },
  },
} as const satisfies Record<string, SeriesProfile>;
