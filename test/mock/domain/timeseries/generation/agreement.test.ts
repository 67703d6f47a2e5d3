import { describe, expect, it } from "vitest";
import { repeat } from "../../../../support/fast-check.ts";
import type { DayPlanner } from "../../../../../mock/domain/timeseries/generation/day-plan.ts";
import type { Lifestyle } from "../../../../../mock/domain/timeseries/generation/person.ts";
import type { Sample, SeriesSetup } from "../../../../../mock/domain/timeseries/generation/series.ts";
import type { SeriesName } from "../../../../../mock/domain/timeseries/profiles/index.ts";
import { getNumber, lastDays, mean, setup, wallMinute } from "../read-series.ts";

/**
 * Relations between the series of one source, over users and 28 days each. The test knows them from physiology and computes them
 * from points alone.
 */
const DAYS = 28;
const MINUTE = 60_000;
const ZONE = "Europe/Berlin";
const users = Array.from({ length: repeat(5) }, (_, index) => `user-${index}`);

/** Keeps the plans of all days, because each series of a person is read from the first day on. */
function keepPlans({ planner, ...about }: SeriesSetup): SeriesSetup {
  const plans = new Map<number, ReturnType<DayPlanner["plan"]>>();
  const plan: DayPlanner["plan"] = (day) => {
    const kept = plans.get(day) ?? planner.plan(day);
    plans.set(day, kept);
    return kept;
  };
  return { ...about, planner: { ...planner, plan } };
}

const people = new Map<string, SeriesSetup>();
const known = new Map<string, readonly Sample[]>();

/** Reads a series once. */
function read(userId: string, name: SeriesName, lifestyle: Lifestyle = {}): readonly Sample[] {
  const person = JSON.stringify([userId, lifestyle]);
  const about = people.get(person) ?? keepPlans(setup("agreement", { userId }, lifestyle));
  people.set(person, about);
  const key = `${person} ${name}`;
  const samples = known.get(key) ?? lastDays(name, about, DAYS);
  known.set(key, samples);
  return samples;
}

it("workouts last as many minutes as their values say", () => {
  const workouts = users.flatMap((userId) => read(userId, "workout_duration"));
  const spans = workouts.map(toSpan);
  expect(workouts.length).toBeGreaterThan(10);
  expect(workouts.map(getNumber)).toEqual(spans.map(({ start, end }) => (end - start) / MINUTE));
});

function getEnd({ point }: Sample): number {
  return Date.parse(point.end);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const toSpan = (sample: Sample): Span => ({ start: sample.time, end: getEnd(sample) });

function listSpans(userId: string, name: "workout_duration" | "sleep_breathing_disturbance"): Span[] {
  return read(userId, name).map(toSpan);
}

/** Tells whether a time range overlaps one of the spans. */
function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => start < span.end && end > span.start);
}

function isInside(spans: readonly Span[], time: number): boolean {
  return spans.some(({ start, end }) => time >= start && time < end);
}

function correlate(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const sum = (of: (x: number, y: number) => number) =>
    pairs.reduce((total, [x, y]) => total + of(x - a, y - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** Returns the mean number of the samples of each span that has any. Samples and spans are in order of time. */
function meanBySpan(samples: readonly Sample[], spans: readonly Span[]): (number | null)[] {
  let index = 0;
  return spans.map(({ start, end }) => {
    while ((samples[index]?.time ?? Infinity) < start) index += 1;
    const first = index;
    while ((samples[index]?.time ?? Infinity) < end) index += 1;
    return index === first ? null : mean(samples.slice(first, index).map(getNumber));
  });
}

describe.each(users)("[TS-10] the series of %s", (userId) => {
  const workouts = listSpans(userId, "workout_duration");
  const nights = listSpans(userId, "sleep_breathing_disturbance");
  // Without the first and the last day, on which a workout can be in progress.
  const [first, last] = [read(userId, "steps")[0]?.time ?? 0, read(userId, "steps").at(-1)?.time ?? 0];
  const steps = read(userId, "steps").filter(
    (sample) =>
      !overlaps(workouts, toSpan(sample)) &&
      sample.time > first + 86_400_000 &&
      sample.time < last - 86_400_000,
  );

  it("have the distance of the steps: one step length, 0.39 to 0.44 of the height", () => {
    const meters = new Map(read(userId, "distance").map((sample) => [sample.time, getNumber(sample)]));
    const lengths = steps.map((sample) => ({
      count: getNumber(sample),
      length: (meters.get(sample.time) ?? 0) / getNumber(sample),
    }));
    const total = lengths.reduce((sum, { count }) => sum + count, 0);
    const usual = lengths.reduce((sum, { count, length }) => sum + count * length, 0) / total;
    // Distances are rounded to 0.1 m.
    expect(lengths.filter(({ count, length }) => Math.abs(length - usual) > 0.1 / count)).toEqual([]);
    const indexes = read(userId, "body_mass_index").map(getNumber);
    const heights = read(userId, "body_weight").map((weighing, at) =>
      Math.sqrt(getNumber(weighing) / (indexes[at] ?? 0)),
    );
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.02);
    expect(usual / mean(heights)).toBeGreaterThan(0.39);
    expect(usual / mean(heights)).toBeLessThan(0.44);
  });

  it("have a heart rate that follows steps and workouts", () => {
    const rates = read(userId, "heartrate");
    const awake = steps.filter((sample) => !overlaps(nights, toSpan(sample)));
    const means = meanBySpan(rates, awake.map(toSpan));
    const pairs = awake.flatMap((sample, index) => {
      const rate = means[index];
      return rate == null ? [] : [[getNumber(sample), rate] as const];
    });
    expect(correlate(pairs)).toBeGreaterThan(0.6);
    const training = meanBySpan(rates, workouts).flatMap((rate) => rate ?? []);
    const usual = mean(means.flatMap((rate) => rate ?? []));
    expect(mean(training)).toBeGreaterThan(usual + 20);
    expect(Math.max(...rates.map(getNumber))).toBeLessThan(205);
  });

  it("have a resting heart rate and a heart rate variability that move in opposite directions", () => {
    const rates = meanBySpan(read(userId, "heartrate"), nights);
    const variability = meanBySpan(read(userId, "hrv"), nights);
    const pairs = rates.flatMap((rate, index) => {
      const other = variability[index];
      return rate === null || other == null ? [] : [[rate, other] as const];
    });
    expect(pairs.length).toBeGreaterThan(15);
    expect(correlate(pairs)).toBeLessThan(-0.4);
  });

  it("sleep in cycles of about 90 minutes, deeply at first, with most REM sleep at the end", () => {
    const stages = read(userId, "hypnogram");
    const cycles: number[] = [];
    const halves = { deep: [0, 0], rem: [0, 0] };
    for (const night of nights) {
      const own = stages.filter(({ time }) => time >= night.start && time < night.end);
      // A night in progress at the beginning of the month has lost its first stages.
      if (own[0]?.time !== night.start) continue;
      expect(own.reduce((sum, sample) => sum + getEnd(sample) - sample.time, 0)).toBe(
        night.end - night.start,
      );
      const rem = own.filter((sample) => getNumber(sample) === 3);
      const starts = rem.filter(
        (sample, index) => index === 0 || sample.time - getEnd(rem[index - 1] ?? sample) > 30 * MINUTE,
      );
      for (const [index, { time }] of starts.entries()) {
        const before = starts[index - 1];
        if (before !== undefined) cycles.push((time - before.time) / MINUTE);
      }
      for (const sample of own) {
        const half = sample.time + getEnd(sample) < night.start + night.end ? 0 : 1;
        const length = getEnd(sample) - sample.time;
        if (getNumber(sample) === 1) halves.deep[half] = (halves.deep[half] ?? 0) + length;
        if (getNumber(sample) === 3) halves.rem[half] = (halves.rem[half] ?? 0) + length;
      }
    }
    expect(cycles.length).toBeGreaterThan(40);
    expect(Math.min(...cycles)).toBeGreaterThan(60);
    expect(Math.max(...cycles)).toBeLessThan(125);
    expect(mean(cycles)).toBeGreaterThan(82);
    expect(mean(cycles)).toBeLessThan(102);
    expect(halves.deep[0]).toBeGreaterThan(2 * (halves.deep[1] ?? 0));
    expect(halves.rem[1]).toBeGreaterThan(1.3 * (halves.rem[0] ?? 0));
  });

  it("have a glucose that rises after logged meals and returns", () => {
    const glucose = new Map(read(userId, "glucose").map((sample) => [sample.time, getNumber(sample)]));
    const near = (time: number) => glucose.get(Math.round(time / (5 * MINUTE)) * 5 * MINUTE);
    const meals = read(userId, "carbohydrates");
    let rises = 0;
    for (const [index, meal] of meals.entries()) {
      const [before, peak, after] = [-5, 45, 205].map((minutes) => near(meal.time + minutes * MINUTE));
      if (before === undefined || peak === undefined || after === undefined) continue;
      if (peak > before + 0.5) rises += 1;
      const next = meals[index + 1]?.time ?? Infinity;
      if (next > meal.time + 205 * MINUTE) expect(Math.abs(after - before)).toBeLessThan(1.3);
    }
    expect(rises / meals.length).toBeGreaterThan(0.95);
  });
});

describe.each(users.slice(0, 3))("[TS-7] the days of %s", (userId) => {
  const nights = listSpans(userId, "sleep_breathing_disturbance");
  /** Compares the mean of a series within spans with the mean of the rest; without the last night, which can be in progress. */
  const compare = (
    name: SeriesName,
    isWithin: (time: number) => boolean,
  ): [inside: number, outside: number] => {
    const samples = read(userId, name).filter(({ time }) => time < (nights.at(-1)?.end ?? 0));
    const [inside, outside] = [true, false].map((within) =>
      mean(samples.filter(({ time }) => isWithin(time) === within).map(getNumber)),
    );
    return [inside ?? NaN, outside ?? NaN];
  };
  const isAsleep = (time: number) => isInside(nights, time);
  const hour = (time: number) => wallMinute(ZONE, time) / 60;

  it("have a night of five to eleven hours, except those without the watch", () => {
    expect(nights.length).toBeGreaterThan(DAYS - 6);
    expect(nights.length).toBeLessThanOrEqual(DAYS);
    const hours = nights.map(({ start, end }) => (end - start) / 3_600_000);
    expect(Math.min(...hours)).toBeGreaterThan(5);
    expect(Math.max(...hours)).toBeLessThan(11);
  });

  it.each([
    ["heartrate", isAsleep, -60, -10],
    ["hrv", isAsleep, 12, 60],
    ["respiratory_rate", isAsleep, -9, -1],
    ["blood_oxygen", isAsleep, -2, -0.8],
    ["body_temperature", (time: number) => hour(time) >= 15 && hour(time) < 19, 0.1, 1],
  ] as const)("have another %s in some hours", (name, isWithin, least, most) => {
    const [inside, outside] = compare(name, isWithin);
    expect(inside - outside).toBeGreaterThan(least);
    expect(inside - outside).toBeLessThan(most);
  });

  it.each([
    "steps",
    "distance",
    "calories_active",
    "stand_hour",
    "wheelchair_push",
    "floors_climbed",
  ] as const)("have no %s during sleep", (name) => {
    expect(read(userId, name).filter((sample) => overlaps(nights, toSpan(sample)))).toEqual([]);
  });

  it("have rapid insulin with meals and long-acting insulin at bedtime", () => {
    const meals = new Set(read(userId, "carbohydrates", { diabetes: "type1" }).map(({ time }) => time));
    const doses = read(userId, "insulin_injection", { diabetes: "type1" });
    expect(doses.length).toBeGreaterThan(3.5 * DAYS);
    const [rapid, slow] = [
      ["rapid_acting", "bolus", "meal"],
      ["long_acting", "basal", null],
    ];
    for (const { time, point } of doses)
      expect([point.type, point.delivery_mode, point.bolus_purpose]).toEqual(meals.has(time) ? rapid : slow);
  });
});

const readAll = (name: SeriesName, lifestyle: Lifestyle = {}) =>
  users.map((userId) => read(userId, name, lifestyle));

const readNumbers = (name: SeriesName, lifestyle: Lifestyle = {}) =>
  readAll(name, lifestyle).flat().map(getNumber);

it("[TS-12] an athlete has a lower resting heart rate, a higher variability and more workouts", () => {
  const [usual, athlete] = ([{}, { fitness: "athlete" }] as const).map((lifestyle) => ({
    variability: mean(readNumbers("hrv", lifestyle)),
    workouts: readAll("workout_duration", lifestyle).flat().length,
    oxygen: mean(readNumbers("vo2_max", lifestyle)),
    lowest: mean(
      readAll("heartrate", lifestyle).map((samples) => {
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
  expect(athlete.workouts).toBeGreaterThan(users.length * DAYS * 0.8);
});

it("[TS-12] a shift worker sleeps by day after a third of the nights, and then moves at night", () => {
  for (const nights of readAll("sleep_breathing_disturbance", { schedule: "shifts" })) {
    const byDay = nights.filter(({ time }) => {
      const minute = wallMinute(ZONE, time);
      return minute > 7 * 60 && minute < 12 * 60;
    });
    expect(byDay.length).toBeGreaterThanOrEqual(7);
    expect(byDay.length).toBeLessThanOrEqual(10);
  }
  const isNight = ({ time }: Sample) => wallMinute(ZONE, time) < 4 * 60;
  expect(readAll("steps").flat().filter(isNight)).toEqual([]);
  expect(readAll("steps", { schedule: "shifts" }).flat().filter(isNight).length).toBeGreaterThan(200);
});

it("[TS-12] only type 1 diabetes brings insulin and a widely varying glucose", () => {
  const [healthy, ill] = [readNumbers("glucose"), readNumbers("glucose", { diabetes: "type1" })];
  const share = (values: readonly number[], low: number, high: number) =>
    values.filter((value) => value >= low && value <= high).length / values.length;
  // Without diabetes: 96 % of the time between 3.9 and 7.8 mmol/L (Shah et al., J Clin Endocrinol Metab 2019).
  expect(share(healthy, 3.9, 7.8)).toBeGreaterThan(0.9);
  expect(share(ill, 10.1, 25)).toBeGreaterThan(0.1);
  expect(share(ill, 0, 3.9)).toBeGreaterThan(0.005);
  expect(share(ill, 3.9, 10)).toBeGreaterThan(0.45);
  expect(readAll("insulin_injection").flat()).toEqual([]);
  expect(readAll("insulin_injection", { diabetes: "type1" }).flat().length).toBeGreaterThan(
    users.length * DAYS * 3.8,
  );
});

it("[TS-12] poor wear leaves fewer points and fewer nights", () => {
  const [good, poor] = [
    readAll("heartrate").flat().length,
    readAll("heartrate", { wear: "poor" }).flat().length,
  ];
  expect(good / (users.length * DAYS * 1440)).toBeGreaterThan(0.85);
  expect(poor).toBeLessThan(0.65 * good);
  const nights = (lifestyle: Lifestyle) => readAll("sleep_breathing_disturbance", lifestyle).flat().length;
  expect(nights({ wear: "poor" })).toBeLessThan(0.6 * nights({}));
  // Weighing needs no wearing.
  expect(readAll("body_weight", { wear: "poor" }).flat()).toEqual(readAll("body_weight").flat());
});
