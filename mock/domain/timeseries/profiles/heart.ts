import { toMinutes, type SeriesProfile, sports } from "./profile.ts";

/** Series of the heart and of breathing. */
export const heart = {
  heartrate: {
    range: [35, 200],
    decimals: 0,
    sampling: { kind: "grid", every: 1, part: "always" },
    value: { by: "quantity", of: "heart", bias: 1, noise: 1 },
    worn: true,
    dropout: 0.012,
  },
  hrv: {
    range: [8, 160],
    decimals: 1,
    sampling: { kind: "grid", every: 15, part: "always" },
    value: { by: "quantity", of: "variability", bias: 3, noise: 3 },
    worn: true,
    dropout: 0.03,
  },
  respiratory_rate: {
    range: [6, 50],
    decimals: 1,
    sampling: { kind: "grid", every: 15, part: "always" },
    value: { by: "quantity", of: "respiration", bias: 0.3, noise: 0.3 },
    worn: true,
    dropout: 0.03,
  },
  blood_oxygen: {
    range: [85, 100],
    decimals: 0,
    sampling: { kind: "grid", every: 30, part: "always" },
    value: { by: "quantity", of: "oxygen", bias: 0.4, noise: 0.4 },
    worn: true,
    dropout: 0.04,
  },
  blood_pressure: {
    range: [40, 200],
    decimals: 0,
    sampling: {
      kind: "times",
      at: [toMinutes(9, 5), toMinutes(20, 30)],
      spread: 25,
      days: 1,
      chance: 1,
      length: 0,
    },
    numbers: {
      systolic: { by: "sum", base: [106, 132], circadian: { amplitude: 4, peak: toMinutes(15) }, noise: 7 },
      diastolic: { by: "sum", base: [66, 84], circadian: { amplitude: 3, peak: toMinutes(15) }, noise: 5 },
    },
  },
  stress_level: {
    range: [0, 100],
    decimals: 0,
    sampling: { kind: "grid", every: 15, part: "awake" },
    value: {
      by: "sum",
      base: [26, 44],
      add: { effort: 20, strain: 6 },
      circadian: { amplitude: 11, peak: toMinutes(15) },
      noise: 14,
    },
    worn: true,
    dropout: 0.03,
  },
  afib_burden: {
    range: [0, 100],
    decimals: 1,
    sampling: { kind: "times", at: [0], spread: 0, days: 7, chance: 1, length: 7 * 86_400 },
    value: { by: "sum", base: [0.6, 3], drift: 0.2, noise: 0.5 },
  },
  heart_rate_alert: {
    range: [1, 1],
    decimals: 0,
    sampling: { kind: "times", at: [toMinutes(14)], spread: 420, days: 1, chance: 0.03, length: 600 },
    value: { by: "constant", value: 1 },
    extras: [
      { field: "type", pick: "chance", values: ["high_heart_rate", "low_heart_rate", "irregular_rhythm"] },
    ],
  },
  heart_rate_recovery_one_minute: {
    range: [5, 70],
    decimals: 0,
    sampling: { kind: "workout", points: "after", sports },
    value: { by: "sum", base: [18, 38], noise: 6 },
  },
  electrocardiogram_voltage: {
    range: [-1, 2.5],
    decimals: 3,
    sampling: { kind: "burst", at: toMinutes(9, 10), days: 7, count: 750, step: 40 },
    value: { by: "electrocardiogram" },
    extras: [{ field: "type", pick: "fixed", value: "lead_1" }],
  },
  vo2_max: {
    range: [12, 85],
    decimals: 1,
    sampling: { kind: "times", at: [toMinutes(10)], spread: 45, days: 7, chance: 1, length: 60 },
    value: { by: "sum", base: "vo2Max", drift: 0.03, noise: 0.4 },
  },
} as const satisfies Record<string, SeriesProfile>;
