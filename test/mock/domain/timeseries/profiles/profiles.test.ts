import { beforeAll, describe, expect, it } from "vitest";
import { getProviders } from "../../../../../mock/catalog/providers.ts";
import { resourceGroups } from "../../../../../src/generated/series.ts";
import {
  getCatalogName,
  getProfile,
  seriesNames,
} from "../../../../../mock/domain/timeseries/profiles/index.ts";
import { timeseriesResourceValues } from "../../../../../src/generated/enums.ts";
import { strictOperations } from "../../../../../src/generated/schemas/strict.ts";
import { expected } from "./expected-profiles.ts";
import type { Sample } from "../../../../../mock/domain/timeseries/generation/series.ts";
import { lastDays, getNumber, seeds, setup } from "../read-series.ts";

const DAYS = 364;

/** Dense series are checked for a week, series of each day for four weeks, the others for a year. */
function daysFor(name: keyof typeof expected): number {
  const [, most] = expected[name].perDay;
  if (most > 50) return 7;
  return most > 2 ? 28 : DAYS;
}

/** Series that scales compute at the time of weighing, although the OpenAPI document calls them intervals. */
const momentary: ReadonlySet<string> = new Set(["body_mass_index", "lean_body_mass"]);

/** The samples of the series under test, for each seed. */
let samples: readonly (readonly Sample[])[] = [];

/** Computes the samples of a series. Only people with diabetes inject insulin. */
function compute(name: keyof typeof expected, seed: string): Sample[] {
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
  const { unit, kind, perDay, range, decimals } = expected[name];
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
      expect(count).toBeGreaterThanOrEqual(perDay[0]);
      expect(count).toBeLessThanOrEqual(perDay[1]);
    }
  });

  it("[TS-7] stays within its range and precision", () => {
    expect(getProfile(name).decimals).toBe(decimals);
    for (const own of samples) {
      const numbers = own.flatMap(({ point }) => listNumbers(point));
      expect(numbers.filter((number) => number < range[0] || number > range[1])).toEqual([]);
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

describe("the voltages of a heart", () => {
  it.each(seeds)("are thirty seconds of heartbeats over a quiet line: %s", (seed) => {
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
