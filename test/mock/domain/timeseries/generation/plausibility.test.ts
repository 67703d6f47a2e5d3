import { describe, expect, it } from "vitest";
import type { SeriesName } from "../../../../../mock/domain/timeseries/profiles/index.ts";
import type { Sample } from "../../../../../mock/domain/timeseries/generation/series.ts";
import { sports } from "../../../../../mock/domain/timeseries/profiles/profile.ts";
import { lastDays, mean, getNumber, seeds, setup, wallDay, wallMinute } from "../read-series.ts";

const DAYS = 30;

interface Span {
  readonly start: number;
  readonly end: number;
}

function toSpan({ time, point }: Sample): Span {
  return { start: time, end: time + (Date.parse(point.end) - Date.parse(point.start)) };
}

/** Samples of the last days by series and seed. Several tests read the same ones. */
const known = new Map<string, readonly Sample[]>();

function readDays(name: SeriesName, seed: string): readonly Sample[] {
  const key = `${name} ${seed}`;
  const samples = known.get(key) ?? lastDays(name, setup(seed), DAYS);
  known.set(key, samples);
  return samples;
}

/** Lists the nights of a person from the series with one point per night. */
function listNights(seed: string): Span[] {
  return readDays("sleep_breathing_disturbance", seed).map(toSpan);
}

function listWorkouts(seed: string): (Span & { sport: string })[] {
  return readDays("workout_duration", seed).map((sample) => ({
    ...toSpan(sample),
    sport: sample.workout?.sport ?? "",
  }));
}

/** Computes the mean temperature between two hours of the day. */
function temperature(seed: string, from: number, until: number): number {
  const samples = readDays("body_temperature", seed).filter(({ time }) => {
    const hour = wallMinute("Europe/Berlin", time) / 60;
    return hour >= from && hour < until;
  });
  return mean(samples.map(getNumber));
}

function isIn(spans: readonly Span[], time: number): boolean {
  return spans.some(({ start, end }) => time >= start && time < end);
}

function split(
  name: SeriesName,
  seed: string,
  spans: readonly Span[],
): { inside: number[]; outside: number[] } {
  // Without the last night, which can be in progress.
  const samples = readDays(name, seed).filter(({ time }) => time < (spans.at(-1)?.end ?? 0));
  const inside = samples.filter(({ time }) => isIn(spans, time)).map(getNumber);
  const outside = samples.filter(({ time }) => !isIn(spans, time)).map(getNumber);
  return { inside, outside };
}

describe.each(seeds)("the data of %s", (seed) => {
  it("has a night of five to eleven hours for each day, except those without the watch", () => {
    const nights = listNights(seed);
    expect(nights.length).toBeGreaterThan(DAYS - 6);
    expect(nights.length).toBeLessThanOrEqual(DAYS);
    for (const { start, end } of nights) {
      expect(end - start).toBeGreaterThan(5 * 3_600_000);
      expect(end - start).toBeLessThan(11 * 3_600_000);
    }
  });

  it("rests during sleep, from the quarter hour in which it begins to the one in which it ends", () => {
    const { planner } = setup(seed);
    for (let day = 20_000; day < 20_060; day += 1) {
      const { asleepFrom, wake, bed, minutes } = planner.plan(day);
      const { effort, pace } = minutes;
      const awake = Array.from(effort, (work, quarter) => ({
        work,
        listSamples: pace[quarter],
        minute: quarter * 15,
      })).filter(({ work, listSamples }) => work !== 0 || listSamples !== 0);
      expect(asleepFrom).toBeLessThan(wake);
      expect(awake.length).toBeGreaterThan(20);
      expect(awake.filter(({ minute }) => minute < wake || minute + 15 > bed)).toEqual([]);
    }
  });

  it("[TS-7] has a lower heart rate at night than at rest by day, a higher one in workouts", () => {
    const { inside, outside } = split("heartrate", seed, listNights(seed));
    const resting = outside.toSorted((a, b) => a - b)[Math.floor(outside.length / 10)] ?? 0;
    expect(mean(inside)).toBeLessThan(resting - 7);
    const training = split("heartrate", seed, listWorkouts(seed));
    expect(mean(training.inside)).toBeGreaterThan(mean(training.outside) + 20);
  });

  it("[TS-7] has a higher heart rate variability and a slower breath at night", () => {
    const variability = split("hrv", seed, listNights(seed));
    expect(mean(variability.inside)).toBeGreaterThan(mean(variability.outside) + 12);
    const breath = split("respiratory_rate", seed, listNights(seed));
    expect(mean(breath.inside)).toBeLessThan(mean(breath.outside) - 1);
  });

  it.each([
    "steps",
    "distance",
    "calories_active",
    "stand_hour",
    "wheelchair_push",
    "floors_climbed",
  ] as const)("[TS-7] has no %s during sleep", (name) => {
    const nights = listNights(seed);
    const asleep = readDays(name, seed).filter((sample) => {
      const { start, end } = toSpan(sample);
      return nights.some((night) => start < night.end && end > night.start);
    });
    expect(asleep).toEqual([]);
  });

  it("has a plausible number of steps per day, and burns more energy with more movement", () => {
    const daily = new Map<string, { steps: number; calories: number }>();
    const add = (name: "steps" | "calories_active", field: "steps" | "calories") => {
      for (const sample of readDays(name, seed)) {
        const day = wallDay("Europe/Berlin", sample.time);
        const sums = daily.get(day) ?? { steps: 0, calories: 0 };
        daily.set(day, { ...sums, [field]: sums[field] + getNumber(sample) });
      }
    };
    add("steps", "steps");
    add("calories_active", "calories");
    const days = [...daily.values()].slice(1, -1);
    expect(mean(days.map(({ steps }) => steps))).toBeGreaterThan(3_000);
    expect(mean(days.map(({ steps }) => steps))).toBeLessThan(16_000);
    const workouts = new Set(listWorkouts(seed).map(({ start }) => wallDay("Europe/Berlin", start)));
    const calories = (trained: boolean) =>
      mean([...daily].filter(([day]) => workouts.has(day) === trained).map(([, sums]) => sums.calories));
    expect(calories(true)).toBeGreaterThan(calories(false) + 100);
  });

  it("[TS-7] has more glucose after meals than before", () => {
    const glucose = new Map(readDays("glucose", seed).map((sample) => [sample.time, getNumber(sample)]));
    const near = (time: number) => glucose.get(Math.round(time / 300_000) * 300_000);
    const meals = lastDays("carbohydrates", setup(seed), DAYS - 1).filter(({ time }) =>
      near(time + 45 * 60_000),
    );
    expect(meals.length).toBeGreaterThan(80);
    const rises = meals.map(({ time }) => (near(time + 45 * 60_000) ?? 0) - (near(time - 5 * 60_000) ?? 0));
    expect(mean(rises)).toBeGreaterThan(1.5);
    expect(rises.filter((rise) => rise > 0).length / rises.length).toBeGreaterThan(0.95);
  });

  it("has rapid insulin with meals and long-acting insulin at bedtime", () => {
    const person = setup(seed, {}, { diabetes: "type1" });
    const meals = new Set(lastDays("carbohydrates", person, DAYS).map(({ time }) => time));
    const doses = lastDays("insulin_injection", person, DAYS);
    expect(doses.length).toBeGreaterThan(3.5 * DAYS);
    for (const { time, point } of doses) {
      const rapid = meals.has(time);
      expect(point.type).toBe(rapid ? "rapid_acting" : "long_acting");
      expect(point.delivery_mode).toBe(rapid ? "bolus" : "basal");
      expect(point.bolus_purpose).toBe(rapid ? "meal" : null);
    }
  });

  it("[TS-7] is warmer in the afternoon than at night", () => {
    expect(temperature(seed, 15, 19)).toBeGreaterThan(temperature(seed, 3, 6) + 0.3);
  });

  it("has daylight only by day", () => {
    const exposures = readDays("uv_exposure", seed);
    expect(exposures.length).toBeGreaterThan(10);
    for (const { time } of exposures) {
      const minute = wallMinute("Europe/Berlin", time);
      expect(minute).toBeGreaterThanOrEqual(6 * 60);
      expect(minute).toBeLessThan(21 * 60);
    }
  });

  it("[TS-7] has a hypnogram that covers each night without a gap", () => {
    // Stages before the first whole night belong to a night that began before the month.
    const stages = readDays("hypnogram", seed).map((sample) => ({
      ...toSpan(sample),
      code: getNumber(sample),
    }));
    expect(new Set(stages.map(({ code }) => code))).toEqual(new Set([1, 2, 3, 4, -1]));
    const nights = listNights(seed);
    for (const night of nights.slice(1)) {
      const own = stages.filter(({ start }) => start >= night.start && start < night.end);
      expect(own[0]?.start).toBe(night.start);
      expect(own.at(-1)?.end).toBe(night.end);
      expect(own.filter(({ start }, index) => index > 0 && start !== own[index - 1]?.end)).toEqual([]);
    }
    expect(stages.filter(({ start }) => !isIn(nights, start) && start > (nights[0]?.start ?? 0))).toEqual([]);
  });

  it("[TS-7] has workout points only during workouts", () => {
    const workouts = listWorkouts(seed);
    expect(workouts.length).toBeGreaterThan(5);
    for (const { sport } of workouts) expect(sports).toContain(sport);
    const distance = readDays("workout_distance", seed);
    const strokeTypes = readDays("workout_swimming_stroke", seed);
    const known = (sample: Sample) => sample.time >= (workouts[0]?.start ?? 0);
    expect(
      [...distance, ...strokeTypes].filter((sample) => known(sample) && !isIn(workouts, sample.time)),
    ).toEqual([]);
    expect(strokeTypes.length).toBeGreaterThan(0);
    expect(strokeTypes.every(({ workout }) => workout?.sport === "swimming")).toBe(true);
    expect(distance.some(({ workout }) => workout?.sport === "strength_training")).toBe(false);
  });

  it("stands or is idle depending on its movement", () => {
    const hours = readDays("stand_hour", seed);
    expect(hours.every(({ point }) => point.type === (point.value === 1 ? "stood" : "idle"))).toBe(true);
    expect(new Set(hours.map(getNumber))).toEqual(new Set([0, 1]));
  });
});

describe("people", () => {
  it("differ in their resting heart rate and weight, which are the same with every source", () => {
    const people = Array.from({ length: 8 }, (_, index) => setup("crowd", { userId: `user-${index}` }));
    const weights = people.map((person) =>
      Math.round(mean(lastDays("body_weight", person, 60).map(getNumber))),
    );
    expect(new Set(weights).size).toBeGreaterThan(5);
    for (const [index, weight] of weights.entries()) {
      const other = setup("crowd", { userId: `user-${index}`, provider: "acme_scale_v2", type: "scale" });
      expect(Math.abs(mean(lastDays("body_weight", other, 60).map(getNumber)) - weight)).toBeLessThan(1);
    }
  });

  it("have a body-mass index that agrees with their weight", () => {
    for (const seed of seeds) {
      const weight = lastDays("body_weight", setup(seed), 200).map(getNumber);
      const index = lastDays("body_mass_index", setup(seed), 200).map(getNumber);
      const ratios = weight.map((kilograms, place) => kilograms / (index[place] ?? 0));
      expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.04);
    }
  });
});
