import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import type { Lifestyle } from "../../../../../mock/domain/timeseries/generation/person.ts";
import type { Sample, SeriesSetup } from "../../../../../mock/domain/timeseries/generation/series.ts";
import type { SeriesName } from "../../../../../mock/domain/timeseries/profiles/index.ts";
import type { UserTrait } from "sanguine/mock";
import { getNumber, lastDays, mean, setup, wallMinute } from "../read-series.ts";

const DAYS = 28;
const userIds = ["ada", "bea", "cleo", "dora"];

function read(name: SeriesName, lifestyle: Lifestyle = {}, changes: Partial<SeriesSetup> = {}): Sample[][] {
  return userIds.map((userId) => lastDays(name, setup("lifestyle", { ...changes, userId }, lifestyle), DAYS));
}

const numbers = (series: readonly Sample[][]) => series.flat().map(getNumber);

it("[TS-12] an athlete has a lower resting heart rate, a higher variability and more workouts", () => {
  const [usual, athlete] = ([{}, { fitness: "athlete" }] as const).map((lifestyle) => ({
    variability: mean(numbers(read("hrv", lifestyle))),
    workouts: read("workout_duration", lifestyle).flat().length,
    oxygen: mean(numbers(read("vo2_max", lifestyle))),
    lowest: mean(
      read("heartrate", lifestyle).map((samples) => {
        const rates = samples.map(getNumber).toSorted((a, b) => a - b);
        return rates[Math.floor(rates.length / 20)] ?? 0;
      }),
    ),
  }));
  if (usual === undefined || athlete === undefined) throw new Error("Two groups are read.");
  expect(athlete.lowest).toBeLessThan(usual.lowest - 8);
  expect(athlete.lowest).toBeLessThan(50);
  expect(athlete.variability).toBeGreaterThan(1.15 * usual.variability);
  expect(athlete.oxygen).toBeGreaterThan(1.25 * usual.oxygen);
  expect(athlete.workouts).toBeGreaterThan(userIds.length * DAYS * 0.8);
});

it("[TS-12] a shift worker sleeps by day after a third of the nights, and then moves at night", () => {
  for (const nights of read("sleep_breathing_disturbance", { schedule: "shifts" })) {
    const byDay = nights.filter(({ time }) => {
      const minute = wallMinute("Europe/Berlin", time);
      return minute > 7 * 60 && minute < 12 * 60;
    });
    expect(byDay.length).toBeGreaterThanOrEqual(7);
    expect(byDay.length).toBeLessThanOrEqual(10);
  }
  const isNight = ({ time }: Sample) => wallMinute("Europe/Berlin", time) < 4 * 60;
  expect(read("steps").flat().filter(isNight)).toEqual([]);
  expect(read("steps", { schedule: "shifts" }).flat().filter(isNight).length).toBeGreaterThan(200);
});

it("[TS-12] only type 1 diabetes brings insulin and a widely varying glucose", () => {
  const [healthy, ill] = [numbers(read("glucose")), numbers(read("glucose", { diabetes: "type1" }))];
  const share = (values: readonly number[], low: number, high: number) =>
    values.filter((value) => value >= low && value <= high).length / values.length;
  // Without diabetes: 96 % of the time between 3.9 and 7.8 mmol/L (Shah et al., J Clin Endocrinol Metab 2019).
  expect(share(healthy, 3.9, 7.8)).toBeGreaterThan(0.9);
  expect(share(ill, 10.1, 25)).toBeGreaterThan(0.1);
  expect(share(ill, 0, 3.9)).toBeGreaterThan(0.005);
  expect(share(ill, 3.9, 10)).toBeGreaterThan(0.45);
  expect(read("insulin_injection").flat()).toEqual([]);
  expect(read("insulin_injection", { diabetes: "type1" }).flat().length).toBeGreaterThan(
    userIds.length * DAYS * 3.8,
  );
});

it("[TS-12] poor wear leaves fewer points and fewer nights", () => {
  const [good, poor] = [read("heartrate").flat().length, read("heartrate", { wear: "poor" }).flat().length];
  expect(good / (userIds.length * DAYS * 1440)).toBeGreaterThan(0.85);
  expect(poor).toBeLessThan(0.65 * good);
  const nights = (lifestyle: Lifestyle) => read("sleep_breathing_disturbance", lifestyle).flat().length;
  expect(nights({ wear: "poor" })).toBeLessThan(0.6 * nights({}));
  // Weighing needs no wearing.
  expect(read("body_weight", { wear: "poor" }).flat()).toEqual(read("body_weight").flat());
});

it("[TS-12] users take their way of life from traits or fields, and keep it in an export", () => {
  const mock = createMock({ seed: "traits" });
  const create = (traits: readonly UserTrait[], fields: Lifestyle = {}) => {
    const user = mock.users.create({ traits, ...fields });
    mock.connections.create({ user, provider: "glucose_one_v3" });
    return mock.timeseries.read(user, "insulin_injection", { start_date: "2026-01-10" }).length;
  };
  const range = { start_date: "2026-01-10" };
  expect(create([])).toBe(0);
  expect(create(["type1Diabetes", "athlete", "poorWear", "shiftWorker"])).toBeGreaterThan(0);
  expect(create([], { diabetes: "type1" })).toBeGreaterThan(0);
  expect(create(["type1Diabetes"], { diabetes: "none" })).toBe(0);
  expect(() => create(["shiftworker" as UserTrait])).toThrow('Did you mean "shiftWorker"?');
  expect(() => create([], { wear: "never" as "poor" })).toThrow("wear");

  const copy = createMock({ seed: "other" });
  copy.import(mock.export());
  for (const user of mock.users.list()) {
    const [original, imported] = [mock, copy].map((each) => each.timeseries.read(user, "glucose", range));
    expect(imported).toEqual(original);
  }
});

it("[TS-12] reads the days of a user with the way of life that the user has now", () => {
  const read = (mock: ReturnType<typeof createMock>, fitness: "average" | "athlete") => {
    const user = mock.users.create({ connections: ["acme_watch"], fitness });
    return mock.timeseries.read(user, "heartrate", { start_date: "2026-01-14" });
  };
  const options = { seed: "way of life", now: "2026-01-15T09:00:00Z" };
  const mock = createMock(options);
  const empty = mock.snapshot();
  const before = read(mock, "average");
  mock.restore(empty);
  // The same id as before.
  const after = read(mock, "athlete");
  expect(after).not.toEqual(before);
  expect(after).toEqual(read(createMock(options), "athlete"));
});
