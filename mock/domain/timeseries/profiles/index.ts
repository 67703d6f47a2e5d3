import { heartRateAlertTypeValues, workoutIntensityValues } from "../../../../src/generated/enums.ts";
import { seriesDefinitions } from "../../../../src/generated/series.ts";
import type { SeriesResource, TimeseriesResource } from "../../../../src/generated/types.ts";
import { foldHash } from "../../../kernel/random.ts";
import { basalEnergy, glucose, heart, oxygen, respiration, variability } from "../generation/quantities.ts";
import {
  burst,
  diary,
  grid,
  nights,
  type Sampling,
  type ScheduledSample,
  stages,
  times,
  waking,
  workouts,
} from "../generation/sampling.ts";
import {
  carbohydrates,
  daylight,
  effort,
  electrocardiogram,
  insulinDose,
  pace,
  panel,
  quantity,
  rate,
  scaleFat,
  scaleIndex,
  scaleLeanMass,
  scaleWeight,
  span,
  sum,
  threshold,
  totalActiveEnergy,
  totalDistance,
  totalSteps,
  type ValueModel,
  workoutDistance,
  workoutStrokes,
} from "../generation/values.ts";
import { isAsleep } from "../generation/day.ts";
import { getIntensity } from "../generation/workout.ts";
import { byEvent, byIndex, series, type SeriesProfile, worn } from "./series-profile.ts";

/** On the scale after waking up. All values of the scale have the same time. */
const weighing = times("8:50", { spread: 10 });
/** In the morning and in the evening. One exhalation gives three values. */
const exhaling = times("9:00 20:00", { spread: 20, chance: 0.95, length: 6 });
const once: ValueModel = () => 1;
const amounts = { ...worn(), omitsLow: true } as const;
const totals = { ...amounts, isTotal: true } as const;
const antibody = (low: number, high: number) => [[low, high], 0.4, 0.1] as const;
const sensors: { readonly [type: string]: string | null } = {
  watch: "wrist",
  ring: "finger",
  chest_strap: "body",
  scale: null,
  unknown: null,
};
const thermometer: Partial<SeriesProfile> = {
  extras: { sensor_location: ({ type }) => (sensors[type] === undefined ? "mouth" : sensors[type]) },
};

function buildLabel({ meal, workout: trained }: ScheduledSample): string {
  if (meal !== null) return `${meal.name}, ${meal.size > 1 ? "a large one" : "as usual"}`;
  return trained === null ? "" : `${trained.minutes} minutes of ${trained.sport.replaceAll("_", " ")}`;
}

/** Profiles of all series: limits of a value, digits after its decimal point, when it is measured, how it is computed, and the rest. */
const profiles = {
  // Activity of the day.
  steps: series([1, 3000], 0, grid(15, "awake"), totalSteps, totals),
  distance: series([0.1, 6000], 1, grid(15, "awake"), totalDistance, totals),
  wheelchair_push: series([1, 1500], 0, grid(15, "awake"), rate([400, 700], pace, 0.25), amounts),
  floors_climbed: series([1, 60], 0, grid(60, "awake"), rate([7, 13], pace, 0.6), amounts),
  calories_active: series([0.1, 600], 1, grid(15, "awake"), totalActiveEnergy, totals),
  calories_basal: series([30, 120], 1, grid(60, "always"), quantity(basalEnergy, 2, 0.5)),
  stand_hour: series([0, 1], 0, grid(60, "awake"), threshold(pace, 0.06), {
    ...worn(),
    extras: { type: (_, value) => (value >= 1 ? "stood" : "idle") },
  }),
  stand_duration: series([1, 60], 0, grid(60, "awake"), rate([90, 150], pace, 0.3), amounts),
  daylight_exposure: series([1, 60], 0, grid(60, "awake"), rate([18, 40], daylight, 0.6), amounts),
  uv_exposure: series([0.1, 14], 1, grid(60, "awake"), rate([4, 8], daylight, 0.3), amounts),
  handwashing: series(
    [1, 1],
    0,
    times("9:00 10:20 12:20 15:00 18:10 20:00", { spread: 20, chance: 0.85, length: 20 }),
    once,
  ),
  mindfulness_minutes: series(
    [1, 60],
    0,
    times("20:45", { spread: 25, chance: 0.6, length: [300, 1200] }),
    span,
  ),
  fall: series([1, 1], 0, times("15:00", { spread: 300, chance: 0.01, length: 10 }), once),
  // Size and temperature of the body.
  body_weight: series([30, 250], 1, weighing, scaleWeight),
  body_fat: series([3, 60], 1, weighing, scaleFat),
  body_mass_index: series([12, 60], 1, weighing, scaleIndex),
  lean_body_mass: series([20, 150], 1, weighing, scaleLeanMass),
  waist_circumference: series(
    [50, 160],
    1,
    times("9:05", { spread: 10, days: 7, length: 60 }),
    sum([70, 104], 0.6, { drift: 0.02 }),
  ),
  body_temperature: series(
    [35, 40],
    2,
    grid(60, "always"),
    sum([36.5, 36.8], 0.08, {
      add: (at) => 0.3 * effort(at) + at.plan.illness - (isAsleep(at.plan, at.minute) ? 0.1 : 0),
      circadian: { amplitude: 0.35, peak: 17 * 60 },
    }),
    thermometer,
  ),
  body_temperature_delta: series(
    [-2.5, 2.5],
    2,
    nights,
    sum([-0.1, 0.1], 0.3, { add: ({ plan }) => 0.8 * plan.illness, cycle: 0.25 }),
    thermometer,
  ),
  basal_body_temperature: series([35.5, 37.8], 2, waking(60), sum([36.2, 36.5], 0.07, { cycle: 0.35 })),
  // Heart and breathing.
  heartrate: series([35, 200], 0, grid(1, "always"), quantity(heart, 1, 1), worn(0.012)),
  hrv: series([8, 160], 1, grid(15, "always"), quantity(variability, 3, 3), worn(0.03)),
  respiratory_rate: series([6, 50], 1, grid(15, "always"), quantity(respiration, 0.3, 0.3), worn(0.03)),
  blood_oxygen: series([85, 100], 0, grid(30, "always"), quantity(oxygen, 0.4, 0.4), worn(0.04)),
  blood_pressure: series([40, 200], 0, times("9:05 20:30", { spread: 25 }), undefined, {
    numbers: {
      systolic: sum([106, 132], 7, { circadian: { amplitude: 4, peak: 15 * 60 } }),
      diastolic: sum([66, 84], 5, { circadian: { amplitude: 3, peak: 15 * 60 } }),
    },
  }),
  stress_level: series(
    [0, 100],
    0,
    grid(15, "awake"),
    sum([26, 44], 14, {
      add: (at) => 20 * effort(at) + 6 * at.plan.strain,
      circadian: { amplitude: 11, peak: 15 * 60 },
    }),
    worn(0.03),
  ),
  afib_burden: series(
    [0, 100],
    1,
    times("0:00", { spread: 0, days: 7, length: 7 * 86_400 }),
    sum([0.6, 3], 0.5, { drift: 0.2 }),
  ),
  heart_rate_alert: series([1, 1], 0, times("14:00", { spread: 420, chance: 0.03, length: 600 }), once, {
    extras: {
      type: ({ sample, key }) =>
        heartRateAlertTypeValues[foldHash(key, sample.time) % heartRateAlertTypeValues.length]!,
    },
  }),
  heart_rate_recovery_one_minute: series([5, 70], 0, workouts("after"), sum([18, 38], 6)),
  electrocardiogram_voltage: series([-1, 2.5], 3, burst(9 * 60 + 10, 750, 40), electrocardiogram, {
    extras: { type: () => "lead_1" },
  }),
  vo2_max: series(
    [12, 85],
    1,
    times("10:00", { spread: 45, days: 7, length: 60 }),
    sum("vo2Max", 0.4, { drift: 0.03 }),
  ),
  // Lungs.
  forced_expiratory_volume_1: series(
    [0.8, 6.5],
    2,
    exhaling,
    sum("forcedVolume", 0.08, { circadian: { amplitude: 0.08, peak: 15 * 60 } }),
  ),
  forced_vital_capacity: series(
    [1, 8],
    2,
    exhaling,
    sum("vitalCapacity", 0.08, { circadian: { amplitude: 0.08, peak: 15 * 60 } }),
  ),
  peak_expiratory_flow_rate: series(
    [100, 900],
    0,
    exhaling,
    sum("peakFlow", 20, { circadian: { amplitude: 15, peak: 15 * 60 } }),
  ),
  inhaler_usage: series(
    [1, 4],
    0,
    times("9:15 20:10", { spread: 30, chance: 0.4, length: 30 }),
    sum([1, 2], 0.8),
  ),
  // Nutrition and blood values.
  glucose: series([2.2, 25], 1, grid(5, "always"), quantity(glucose, 0.15, 0.12), {
    extras: { type: ({ type }) => (type === "manual_scan" || type === "fingerprick" ? type : "automatic") },
  }),
  insulin_injection: series([0.5, 60], 1, diary(["meal", "bedtime"], 60), insulinDose, {
    extras: {
      type: byEvent({ meal: "rapid_acting", bedtime: "long_acting" }),
      delivery_mode: byEvent({ meal: "bolus", bedtime: "basal" }),
      delivery_form: byEvent({ meal: "standard" }),
      bolus_purpose: byEvent({ meal: "meal" }),
    },
    condition: "type1",
  }),
  carbohydrates: series([1, 200], 1, diary(["meal"], 1200), carbohydrates),
  note: series([0, 0], 0, diary(["meal", "workout"], 60), undefined, {
    extras: {
      value: ({ sample }) => buildLabel(sample),
      tags: byEvent({ meal: ["food"], workout: ["exercise"] }),
    },
  }),
  water: series(
    [50, 1000],
    0,
    times("9:00 10:30 12:30 15:00 17:15 19:00 20:45", { spread: 20, chance: 0.9 }),
    sum([200, 300], 80),
  ),
  caffeine: series(
    [0.01, 0.4],
    3,
    times("8:50 10:45 14:00", { spread: 15, chance: 0.75, length: 600 }),
    sum([0.06, 0.12], 0.03),
  ),
  cholesterol: series(
    [0.3, 12],
    2,
    times("9:30 9:31 9:32 9:33", { spread: 30, days: 91 }),
    panel(
      [
        [[2, 3.8], 0.2, 0.06],
        [[1.1, 1.9], 0.1, 0.04],
        [[0.7, 2], 0.2, 0.1],
      ],
      [1, 1, 0.45],
    ),
    {
      extras: {
        type: byIndex("cholesterol/ldl", "cholesterol/hdl", "cholesterol/triglycerides", "cholesterol/total"),
      },
    },
  ),
  ige: series(
    [0, 100],
    1,
    times("9:00 9:01 9:02", { spread: 20, days: 182 }),
    panel([antibody(0.5, 9), antibody(0.5, 20), antibody(0.5, 14)]),
    { extras: { type: byIndex("grass_pollen", "house_dust_mite", "peanut") } },
  ),
  igg: series(
    [0, 100],
    1,
    times("9:00 9:01 9:02", { spread: 20, days: 182 }),
    panel([antibody(2, 30), antibody(2, 40), antibody(2, 24)]),
    { extras: { type: byIndex("cow_milk", "egg_white", "wheat") } },
  ),
  // Series that exist only within a workout or a night.
  workout_distance: series(
    [1, 1000],
    1,
    workouts("minutes", ["running", "walking", "cycling", "swimming"]),
    workoutDistance,
  ),
  workout_duration: series([5, 240], 1, workouts("whole"), span, {
    extras: {
      intensity: ({ sample }) => sample.workout && workoutIntensityValues[getIntensity(sample.workout)],
    },
  }),
  workout_swimming_stroke: series([1, 80], 0, workouts("minutes", ["swimming"]), workoutStrokes),
  hypnogram: series([-1, 5], 0, stages, ({ sample }) => sample.number),
  sleep_breathing_disturbance: series([0, 60], 0, nights, sum([2, 10], 3), {
    extras: { type: (_, value) => (value >= 8 ? "elevated" : "not_elevated") },
  }),
  sleep_apnea_alert: series([1, 1], 0, times("3:00", { spread: 90, chance: 0.04, length: 1800 }), once),
} satisfies Readonly<Record<TimeseriesResource, SeriesProfile>>;

export type SeriesName = TimeseriesResource;

export function isSeriesName(text: string): text is SeriesName {
  return Object.hasOwn(profiles, text);
}

export const seriesNames: readonly SeriesName[] = Object.keys(profiles).filter(isSeriesName).toSorted();

/** Returns how the points of a series are generated. */
export function getProfile(name: SeriesName): SeriesProfile {
  return profiles[name];
}

/** Returns the series of a resource in the provider catalog. Its name differs for two of them. */
export function getSeriesName(resource: SeriesResource): SeriesName {
  return seriesNames.find((name) => seriesDefinitions[name].resource === resource) ?? "steps";
}

/** Returns the resource name of a series in the provider catalog. It differs from the path for two series. */
export function getCatalogName(name: SeriesName): SeriesResource {
  return seriesDefinitions[name].resource;
}

/**
 * How a type of source samples a series, where it differs from the series' profile. Intervals divide a quarter hour, so that no
 * interval crosses midnight in any time zone and daily sums are exact.
 */
const patterns: { readonly [type: string]: { readonly [Name in SeriesName]?: Sampling } } = {
  ring: {
    heartrate: grid(5, "always"),
    hrv: grid(5, "asleep"),
    respiratory_rate: grid(5, "asleep"),
    blood_oxygen: grid(5, "asleep"),
  },
  phone: { steps: grid(5, "awake"), distance: grid(5, "awake") },
  // A person scans a flash sensor some times a day, and pricks a finger before and after meals; both now and then not.
  manual_scan: {
    glucose: times("7:10 9:00 11:15 12:30 14:20 16:40 18:50 20:45 22:10", { spread: 25, chance: 0.85 }),
  },
  fingerprick: { glucose: times("7:20 12:20 14:00 18:50 21:30", { spread: 20, chance: 0.85 }) },
};

/** Finds how a type of source samples a series. Returns null when it samples like the profile. */
export function findSourceSampling(name: SeriesName, type: string): Sampling | null {
  return patterns[type]?.[name] ?? null;
}
