import { beforeAll, describe, expect, it } from "vitest";
import { getProviders } from "../../../../../mock/catalog/providers.ts";
import { resourceGroups } from "../../../../../src/generated/series.ts";
import {
  getCatalogName,
  getProfile,
  type SeriesName,
  seriesNames,
} from "../../../../../mock/domain/timeseries/profiles/index.ts";
import { timeseriesResourceValues } from "../../../../../src/generated/enums.ts";
import { strictOperations } from "../../../../../src/generated/schemas/strict.ts";
import type { Sample } from "../../../../../mock/domain/timeseries/generation/series.ts";
import { lastDays, getNumber, setup } from "../read-series.ts";

/**
 * The expected series, independent of the rows that compute them: the unit, the kind, the least and the most points of a day over many
 * days, the lowest and the highest plausible number, and the decimals.
 */
const expected: Readonly<
  Record<
    SeriesName,
    readonly [
      unit: string,
      kind: "interval" | "instant",
      perDay: readonly [number, number],
      range: readonly [number, number],
      decimals?: number,
    ]
  >
> = {
  afib_burden: ["%", "interval", [0.12, 0.16], [0, 20], 1],
  basal_body_temperature: ["°C", "interval", [0.99, 1.01], [35.5, 37.5], 2],
  blood_oxygen: ["%", "instant", [40, 48.1], [88, 100]],
  blood_pressure: ["mmHg", "instant", [1.99, 2.01], [50, 160]],
  body_fat: ["%", "instant", [0.99, 1.01], [6, 48], 1],
  body_mass_index: ["index", "interval", [0.99, 1.01], [17, 33], 1],
  body_temperature: ["°C", "interval", [23.9, 24.1], [35.5, 38.2], 2],
  body_temperature_delta: ["°C", "interval", [0.9, 1.01], [-1.5, 2], 2],
  body_weight: ["kg", "instant", [0.99, 1.01], [40, 130], 1],
  caffeine: ["g", "interval", [1.7, 2.8], [0.01, 0.3], 3],
  calories_active: ["kcal", "interval", [20, 68], [0.1, 500], 1],
  calories_basal: ["kcal", "instant", [23.9, 24.1], [40, 100], 1],
  carbohydrates: ["g", "interval", [2.9, 3.1], [10, 130], 1],
  cholesterol: ["mmol/L", "instant", [0.03, 0.06], [0.3, 9], 2],
  daylight_exposure: ["min", "interval", [6, 15], [1, 60]],
  distance: ["m", "interval", [25, 68], [0.1, 5000], 1],
  electrocardiogram_voltage: ["mV", "instant", [100, 115], [-1, 2], 3],
  fall: ["count", "interval", [0.002, 0.03], [1, 1]],
  floors_climbed: ["count", "instant", [5, 17], [1, 60]],
  forced_expiratory_volume_1: ["L", "interval", [1.7, 2.01], [1.5, 5.5], 2],
  forced_vital_capacity: ["L", "interval", [1.7, 2.01], [2, 6.5], 2],
  glucose: ["mmol/L", "instant", [287.9, 288.1], [3.5, 12], 1],
  handwashing: ["count", "interval", [4.5, 5.8], [1, 1]],
  heart_rate_alert: ["count", "interval", [0.01, 0.06], [1, 1]],
  heart_rate_recovery_one_minute: ["count", "interval", [0.3, 0.8], [5, 70]],
  heartrate: ["bpm", "instant", [1200, 1441], [35, 200]],
  hrv: ["rmssd", "instant", [78, 96.1], [8, 130], 1],
  hypnogram: ["stage", "interval", [18, 42], [-1, 4]],
  ige: ["FSU", "instant", [0.01, 0.025], [0, 60], 1],
  igg: ["FSU", "instant", [0.01, 0.025], [0, 80], 1],
  inhaler_usage: ["count", "interval", [0.6, 1], [1, 4]],
  insulin_injection: ["unit", "interval", [3.9, 4.1], [1, 40], 1],
  lean_body_mass: ["kg", "interval", [0.99, 1.01], [25, 100], 1],
  mindfulness_minutes: ["min", "interval", [0.45, 0.75], [5, 20]],
  note: ["text", "interval", [3.2, 3.9], [0, 0]],
  peak_expiratory_flow_rate: ["L/min", "interval", [1.7, 2.01], [200, 750]],
  respiratory_rate: ["bpm", "instant", [78, 96.1], [8, 45], 1],
  sleep_apnea_alert: ["count", "interval", [0.01, 0.08], [1, 1]],
  sleep_breathing_disturbance: ["count", "interval", [0.9, 1.01], [0, 30]],
  stand_duration: ["min", "interval", [9, 17], [1, 60]],
  stand_hour: ["count", "interval", [12, 17], [0, 1]],
  steps: ["count", "interval", [25, 68], [1, 3000]],
  stress_level: ["%", "instant", [45, 70], [0, 100]],
  uv_exposure: ["index", "interval", [6, 15], [0.1, 12], 1],
  vo2_max: ["mL/kg/min", "interval", [0.12, 0.16], [15, 70], 1],
  waist_circumference: ["cm", "interval", [0.12, 0.16], [60, 120], 1],
  water: ["ml", "instant", [5.6, 7], [50, 500]],
  wheelchair_push: ["count", "interval", [25, 68], [1, 1500]],
  workout_distance: ["m", "interval", [6, 40], [30, 800], 1],
  workout_duration: ["min", "interval", [0.3, 0.8], [15, 90], 1],
  workout_swimming_stroke: ["count", "interval", [1, 16], [10, 60]],
};

/** Seeds with which every statement about series is tested. */
const seeds = ["alpha", "beta", "gamma"] as const;
const DAYS = 364;

/** Dense series are checked for a week, series of each day for four weeks, the others for a year. */
function daysFor(name: SeriesName): number {
  const [, , [, most]] = expected[name];
  if (most > 50) return 7;
  return most > 2 ? 28 : DAYS;
}

/** Series that scales compute at the time of weighing, although the OpenAPI document calls them intervals. */
const momentary: ReadonlySet<string> = new Set(["body_mass_index", "lean_body_mass"]);

/** The samples of the series under test, for each seed. */
let samples: readonly (readonly Sample[])[] = [];

/** Computes the samples of a series. Only people with diabetes inject insulin. */
function compute(name: SeriesName, seed: string): Sample[] {
  const lifestyle = name === "insulin_injection" ? ({ diabetes: "type1" } as const) : {};
  return lastDays(name, setup(seed, {}, lifestyle), daysFor(name));
}

/** Lists all numbers of a point under any name. */
function listNumbers(point: object): number[] {
  return Object.entries(point).flatMap(([field, value]) =>
    typeof value === "number" && field !== "timezone_offset" ? [value] : [],
  );
}

describe("the rows of the series", () => {
  it("[TS-7] are exactly those of the OpenAPI document", () => {
    expect([...seriesNames]).toEqual([...timeseriesResourceValues].toSorted());
  });

  it("[TS-7] are named as in the catalog, except two, and some provider delivers each", () => {
    const resources: readonly string[] = Object.values(resourceGroups).flat();
    for (const name of seriesNames) {
      expect(resources).toContain(getCatalogName(name));
      const isDelivered = getProviders().some(({ supported_resources }) =>
        supported_resources.some((resource) => resource === getCatalogName(name)),
      );
      expect(isDelivered).toBe(true);
    }
    expect(seriesNames.filter((name) => getCatalogName(name) !== name)).toEqual(["body_fat", "body_weight"]);
  });
});

describe.each(seriesNames)("%s", (name) => {
  const [unit, kind, [least, most], [low, high], decimals = 0] = expected[name];
  const days = daysFor(name);

  beforeAll(() => {
    samples = seeds.map((seed) => compute(name, seed));
  });

  it("[TS-7] has points of the schema's shape, with its unit", () => {
    const schema = strictOperations["timeseries.grouped"].response(200, { resource: name });
    for (const own of samples) {
      const points = own.map(({ point }) => point);
      expect(points.length).toBeGreaterThan(0);
      const source = { provider: "acme_watch", type: "watch" };
      const result = schema?.safeParse({ groups: { acme_watch: [{ source, data: points.slice(-400) }] } });
      expect(result?.error?.issues).toBeUndefined();
      expect(result?.success).toBe(true);
      expect(new Set(points.map((point) => point.unit))).toEqual(new Set([unit]));
      const lasts = points.some(({ start, end }) => start !== end);
      expect(lasts).toBe(kind === "interval" && !momentary.has(name));
    }
  });

  it("has the expected frequency", () => {
    for (const { length } of samples) {
      const count = length / days;
      expect(count).toBeGreaterThanOrEqual(least);
      expect(count).toBeLessThanOrEqual(most);
    }
  });

  it("[TS-7] stays within its range and precision", () => {
    expect(getProfile(name).decimals).toBe(decimals);
    for (const own of samples) {
      const numbers = own.flatMap(({ point }) => listNumbers(point));
      expect(numbers.filter((number) => number < low || number > high)).toEqual([]);
      expect(numbers.filter((number) => Number(number.toFixed(decimals)) !== number)).toEqual([]);
    }
  });
});

it("panels have one point for each type of cholesterol, and a consistent total", () => {
  for (const seed of seeds) {
    const points = lastDays("cholesterol", setup(seed), DAYS);
    const kinds = ["cholesterol/ldl", "cholesterol/hdl", "cholesterol/triglycerides", "cholesterol/total"];
    for (let first = 0; first + 4 <= points.length; first += 4) {
      const panel = points.slice(first, first + 4);
      expect(panel.map(({ point }) => point.type)).toEqual(kinds);
      const [ldl = 0, hdl = 0, triglycerides = 0, total = 0] = panel.map(getNumber);
      expect(Math.abs(ldl + hdl + 0.45 * triglycerides - total)).toBeLessThan(0.02);
    }
  }
});

it.each(seeds)("the voltages of a heart are thirty seconds of heartbeats over a quiet line: %s", (seed) => {
  const values = lastDays("electrocardiogram_voltage", setup(seed), 8).slice(0, 750).map(getNumber);
  expect(values).toHaveLength(750);
  // The highest wave is 1.15 mV, the lowest one -0.27 mV, and the third largest 0.3 mV, give or take the noise of 0.015 mV.
  expect(Math.max(...values)).toBeGreaterThan(0.9);
  expect(Math.max(...values)).toBeLessThan(1.25);
  expect(Math.min(...values)).toBeGreaterThan(-0.35);
  expect(Math.min(...values)).toBeLessThan(-0.15);
  const share = (low: number, high: number): number =>
    values.filter((value) => value >= low && value < high).length / values.length;
  expect(share(-0.05, 0.05)).toBeGreaterThan(0.5);
  expect(share(0.2, 0.35)).toBeGreaterThan(0.1);
  // 57 to 75 heartbeats a minute.
  const heartbeats = values.filter((value, index) => value >= 0.35 && (values[index - 1] ?? 0) < 0.35);
  expect(heartbeats.length).toBeGreaterThanOrEqual(28);
  expect(heartbeats.length).toBeLessThanOrEqual(38);
});

it("notes say what was eaten and how somebody trained", () => {
  const texts = lastDays("note", setup("alpha", { provider: "tidewater_journal", type: "app" }), 56).map(
    ({ point }) => String(point.value),
  );
  const forms = [
    /^(Breakfast|Lunch|Dinner), as usual$/,
    /^(Lunch|Dinner), a large one$/,
    /^\d+ minutes of [a-z ]+$/,
  ];
  expect(forms.map((form) => texts.some((text) => form.test(text)))).toEqual([true, true, true]);
  expect(texts.filter((text) => !forms.some((form) => form.test(text)))).toEqual([]);
});
