import type { WearableDay, SeriesPoint } from "./draw-wearables.ts";
import { computeMean } from "./statistics.ts";

/** A rule that the data of one user's day obey. */
export interface DayRule {
  readonly name: string;
  /** Returns what is wrong, null when the rule holds, and undefined when the day does not show it. */
  readonly check: (day: WearableDay) => string | null | undefined;
}

/** How often a rule held. */
export interface DayRuleResult {
  readonly rule: DayRule;
  readonly checked: number;
  readonly breaches: number;
  /** The first breach, for a reader. */
  readonly example?: string;
}

/** Hypnogram codes, as the OpenAPI document lists them. */
const stages = { deep: 1, light: 2, rem: 3, awake: 4 } as const;
type Stage = keyof typeof stages;
/** The hypnogram code of minutes in which the sensor lost contact. */
const MISSING = -1;
const stageNames: readonly Stage[] = ["deep", "light", "rem", "awake"];

const compare = (name: string, given: number, expected: number, allowed: number): string | null =>
  Math.abs(given - expected) <= allowed + 1e-6 ? null : `${name} ${given}, expected ${expected}`;

/** Sums up points of each source: a day's summary is of one of them. */
function sumBySource(points: readonly SeriesPoint[]): number[] {
  const sums = new Map<string, number>();
  for (const { source, value } of points) sums.set(source, (sums.get(source) ?? 0) + value);
  return [...sums.values()];
}

const totals = ["steps", "distance", "calories_active", "calories_basal", "floors_climbed"] as const;

const isWithin = ({ start }: SeriesPoint, from: number, until: number): boolean =>
  start >= from && start < until;

/** Compares the mean heart rate of two parts of a day. */
function compareRates(inside: readonly SeriesPoint[], outside: readonly SeriesPoint[], sign: number) {
  if (inside.length < 5 || outside.length < 60) return undefined;
  const [one, other] = [inside, outside].map((points) => computeMean(points.map(({ value }) => value)));
  return ((one ?? NaN) - (other ?? NaN)) * sign > 0 ? null : `mean heart rates ${one} and ${other}`;
}

/** A rule on all values of a series. */
function bound(series: string, low: number, high: number): DayRule {
  return {
    name: `${series} is from ${low} to ${high}`,
    check: ({ points }) => {
      const values = points(series);
      if (values.length === 0) return undefined;
      const wrong = values.find(({ value }) => !(value >= low && value <= high));
      return wrong === undefined ? null : `${series} ${wrong.value}`;
    },
  };
}

/** All rules of a day. They read what users of the service see: daily summaries, sessions and points. */
export const dayRules: readonly DayRule[] = [
  ...totals.map((field): DayRule => ({
    name: `activity.${field} is the sum of its points`,
    check: ({ activity, points }) => {
      const given = activity?.[field];
      if (typeof given !== "number") return undefined;
      const sums = sumBySource(points(field));
      // Summaries have one decimal.
      if (sums.some((sum) => compare(field, given, sum, 0.05) === null)) return null;
      return `activity.${field} ${given}, sums ${sums.join(", ")}`;
    },
  })),
  {
    name: "distance is 0.4 to 1.3 m for each step",
    check: ({ activity }) => {
      if (typeof activity?.steps !== "number" || typeof activity.distance !== "number") return undefined;
      if (activity.steps < 1000) return undefined;
      const stride = activity.distance / activity.steps;
      return stride >= 0.4 && stride <= 1.3 ? null : `${stride} m`;
    },
  },
  {
    name: "sleep.duration is from bedtime_start to bedtime_stop",
    check: ({ sleep }) =>
      sleep === undefined
        ? undefined
        : compare(
            "duration",
            sleep.duration,
            (Date.parse(sleep.bedtime_stop) - Date.parse(sleep.bedtime_start)) / 1000,
            0,
          ),
  },
  {
    name: "sleep.total is deep, light and rem",
    check: ({ sleep }) =>
      sleep === undefined
        ? undefined
        : compare("total", sleep.total, sleep.deep + sleep.light + sleep.rem, 0),
  },
  {
    name: "sleep stages and missing minutes add up to its duration",
    check: ({ sleep, pointsBetween }) => {
      if (sleep === undefined) return undefined;
      const night = pointsBetween(
        "hypnogram",
        Date.parse(sleep.bedtime_start),
        Date.parse(sleep.bedtime_stop),
      );
      const lost = night.filter(({ value }) => value === MISSING);
      const seconds = lost.reduce((sum, { start, end }) => sum + (end - start) / 1000, 0);
      return compare("stages", sleep.total + sleep.awake + seconds, sleep.duration, 0);
    },
  },
  {
    name: "sleep cycle covers the sleep without gap or overlap",
    check: ({ sleep, sleepCycle }) => {
      if (sleep === undefined || sleepCycle === undefined) return undefined;
      const { stage_start_offset_second: starts, stage_end_offset_second: ends } = sleepCycle;
      const joined = starts.every((start, index) => start === (index === 0 ? 0 : ends[index - 1]));
      return joined && ends.at(-1) === sleep.duration ? null : `stages from ${starts[0]} to ${ends.at(-1)}`;
    },
  },
  {
    name: "sleep stages are the sums of the sleep cycle",
    check: ({ sleep, sleepCycle }) => {
      if (sleep === undefined || sleepCycle === undefined) return undefined;
      const {
        stage_start_offset_second: starts,
        stage_end_offset_second: ends,
        stage_type: codes,
      } = sleepCycle;
      const spent = (code: number) =>
        codes.reduce(
          (sum, one, index) => (one === code ? sum + (ends[index] ?? 0) - (starts[index] ?? 0) : sum),
          0,
        );
      const wrong = stageNames.map((name) => compare(name, sleep[name], spent(stages[name]), 0));
      return wrong.find((one) => one !== null) ?? null;
    },
  },
  {
    name: "body.weight is the last weight of the day",
    check: ({ body, points }) => {
      const last = points("body_weight").at(-1);
      if (typeof body?.weight !== "number" || last === undefined) return undefined;
      return compare("weight", body.weight, last.value, 0);
    },
  },
  {
    name: "workout.moving_time is from time_start to time_end",
    check: ({ workouts }) => {
      if (workouts.length === 0) return undefined;
      const wrong = workouts.map(({ moving_time, time_start, time_end }) =>
        compare("moving_time", moving_time, (Date.parse(time_end) - Date.parse(time_start)) / 1000, 0),
      );
      return wrong.find((one) => one !== null) ?? null;
    },
  },
  {
    name: "the heart beats faster in workouts",
    check: ({ workouts, points }) => {
      const [workout] = workouts;
      if (workout === undefined) return undefined;
      const [from, until] = [Date.parse(workout.time_start), Date.parse(workout.time_end)];
      const rates = points("heartrate");
      return compareRates(
        rates.filter((one) => isWithin(one, from, until)),
        rates.filter((one) => !isWithin(one, from, until)),
        1,
      );
    },
  },
  {
    name: "the heart beats slower in sleep",
    check: ({ sleep, points }) => {
      if (sleep === undefined) return undefined;
      const [from, until] = [Date.parse(sleep.bedtime_start), Date.parse(sleep.bedtime_stop)];
      const rates = points("heartrate");
      return compareRates(
        rates.filter((one) => isWithin(one, from, until)),
        rates.filter((one) => !isWithin(one, from, until)),
        -1,
      );
    },
  },
  bound("heartrate", 30, 220),
  bound("respiratory_rate", 6, 40),
  bound("blood_oxygen", 80, 100),
  bound("glucose", 2, 400),
];

/** Checks the rules on each day. */
export function checkDays(rules: readonly DayRule[], days: readonly WearableDay[]): DayRuleResult[] {
  return rules.map((rule) => {
    const found = days.map((day) => ({ day, breach: rule.check(day) }));
    const breaches = found.filter(({ breach }) => typeof breach === "string");
    const [first] = breaches;
    return {
      rule,
      checked: found.filter(({ breach }) => breach !== undefined).length,
      breaches: breaches.length,
      ...(first === undefined ? {} : { example: `${first.breach} (${first.day.user}, ${first.day.date})` }),
    };
  });
}
