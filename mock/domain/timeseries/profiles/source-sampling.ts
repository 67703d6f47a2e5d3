import type { SeriesName } from "./index.ts";
import { toMinutes, type SamplingPattern } from "./profile.ts";

/** At these times of day, give or take some minutes, now and then not. */
function atTimes(spread: number, ...at: readonly number[]): SamplingPattern {
  return { kind: "times", at, spread, days: 1, chance: 0.85, length: 0 };
}

/**
 * How a type of source samples a series, where it differs from the series' profile. Intervals divide a quarter hour, so that no
 * interval crosses midnight in any time zone and daily sums are exact.
 */
const patterns: { readonly [type: string]: { readonly [Name in SeriesName]?: SamplingPattern } } = {
  ring: {
    heartrate: { kind: "grid", every: 5, part: "always" },
    hrv: { kind: "grid", every: 5, part: "asleep" },
    respiratory_rate: { kind: "grid", every: 5, part: "asleep" },
    blood_oxygen: { kind: "grid", every: 5, part: "asleep" },
  },
  phone: {
    steps: { kind: "grid", every: 5, part: "awake" },
    distance: { kind: "grid", every: 5, part: "awake" },
  },
  // A person scans a flash sensor some times a day, and pricks a finger before and after meals.
  manual_scan: {
    glucose: atTimes(
      25,
      toMinutes(7, 10),
      toMinutes(9),
      toMinutes(11, 15),
      toMinutes(12, 30),
      toMinutes(14, 20),
      toMinutes(16, 40),
      toMinutes(18, 50),
      toMinutes(20, 45),
      toMinutes(22, 10),
    ),
  },
  fingerprick: {
    glucose: atTimes(
      20,
      toMinutes(7, 20),
      toMinutes(12, 20),
      toMinutes(14),
      toMinutes(18, 50),
      toMinutes(21, 30),
    ),
  },
};

/** Finds how a type of source samples a series. Returns null when it samples like the profile. */
export function findSourceSampling(name: SeriesName, type: string): SamplingPattern | null {
  return patterns[type]?.[name] ?? null;
}
