import { hash32, hashToUnit, foldHashToUnit } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { ScheduledSample } from "./sample-schedule.ts";
import { type DayPlan, isAsleep } from "./day.ts";
import { computeDeviation, type Person, computeWave, interpolate } from "./person.ts";
import {
  type IntervalSignal,
  type Quantity,
  type Range,
  type Signal,
  signals,
  type Trait,
} from "../profiles/profile.ts";
import { physiology } from "./physiology.ts";
import { quantities } from "./quantities.ts";
import type { Wear } from "./wear.ts";
import { computeSpeed, computeStrokes } from "./workout.ts";

/** Context of one measurement. The object is reused for each sample. */
export interface Measurement {
  sample: ScheduledSample;
  plan: DayPlan;
  /** Minute of the local day. */
  minute: number;
  /** When the source is worn. Null for a source that is not worn. */
  wear: Wear | null;
}

/** Person and source of a measurement. */
export interface ValueContext {
  readonly person: Person;
  /** Name of the series. A person has one base value per series for all sources. */
  readonly name: string;
  /** Hash key of the series. Differs between sources. */
  readonly key: number;
  /** Hash key of the source. All its series share it. */
  readonly source: number;
  /** Minutes between two points of a regular series. Amounts relate to this interval. */
  readonly every: number;
}

/** Computes the value of a measurement, or NaN when there is none. */
export type ValueFunction = (measurement: Measurement) => number;

/** Builds the function that computes the values of a series for one person and source. */
export type ValueModel = (context: ValueContext) => ValueFunction;

function pickPersonalValue(range: Range, { person, name }: ValueContext): number {
  return interpolate(range, hashToUnit(person.key, "base", name));
}

/** Computes the effort, interpolated between quarter hours, so that values change gradually. */
function computeEffort({ plan, minute }: Measurement): number {
  const { effort } = plan.minutes;
  const index = Math.max(0, minute / 15 - 0.5);
  const quarter = Math.floor(index);
  const before = effort[quarter] ?? 0;
  return before + ((effort[quarter + 1] ?? before) - before) * (index - quarter);
}

/** Computes the daylight at a minute: a wave between sunrise and sunset, which depend on the season. */
function computeDaylight({ summer }: DayPlan, minute: number): number {
  const sunrise = 450 - 75 * summer;
  const sunset = 1000 + 230 * summer;
  if (minute <= sunrise || minute >= sunset) return 0;
  return (0.5 + 0.5 * summer) * computeWave((minute - sunrise) / (2 * (sunset - sunrise)));
}

function computeSignal(signal: Signal, measurement: Measurement): number {
  const { plan, minute } = measurement;
  switch (signal) {
    case "effort":
      return computeEffort(measurement);
    case "asleep":
      return isAsleep(plan, minute) ? 1 : 0;
    case "daylight":
      return computeDaylight(plan, minute);
    case "pace":
      return plan.minutes.pace[Math.floor(minute / 15)] ?? 0;
    case "strain":
      return plan.strain;
    case "illness":
      return plan.illness;
    default:
      return signal satisfies never;
  }
}

function computeMeanSignal(signal: IntervalSignal, { sample, plan, minute }: Measurement): number {
  const first = Math.floor(minute / 15);
  const count = Math.max(1, Math.round(sample.length / (15 * MINUTE)));
  let total = 0;
  for (let quarter = first; quarter < first + count; quarter += 1) {
    if (signal === "daylight") total += computeDaylight(plan, quarter * 15 + 7.5);
    else total += plan.minutes[signal][quarter] ?? 0;
  }
  return total / count;
}

export const constant =
  (value: number): ValueModel =>
  () =>
  () =>
    value;

/** Duration of the interval, in minutes. */
export const span: ValueModel =
  () =>
  ({ sample }) =>
    sample.length / MINUTE;

/** Code of a sleep stage. */
export const stage: ValueModel =
  () =>
  ({ sample }) =>
    sample.stage;

/** 1 when a signal reaches a threshold, otherwise 0. */
export const threshold =
  (signal: IntervalSignal, at: number): ValueModel =>
  () =>
  (measurement) =>
    computeMeanSignal(signal, measurement) >= at ? 1 : 0;

/** Distance or strokes of a workout in the interval. */
export const workout =
  (measure: "distance" | "strokes"): ValueModel =>
  ({ person }) =>
  ({ sample: { workout: trained, index } }) => {
    if (trained === null) return Number.NaN;
    return measure === "strokes"
      ? computeStrokes(person, trained, index)
      : computeSpeed(person, trained, index) * 60;
  };

/** A quantity of the body. A source is always off by up to `bias`, and each point by up to `noise`. */
export const quantity =
  (of: Quantity, bias: number, noise: number): ValueModel =>
  ({ person, key }) => {
    const offset = bias * computeDeviation(key, 0x0b1a5);
    return ({ plan, minute, sample }) =>
      quantities[of](person, plan, minute) + offset + noise * computeDeviation(key, sample.time);
  };

/** How far a source's counts of steps, its step length and its energy can be off. Fuller et al., JMIR Mhealth Uhealth 2020;8:e18694. */
const totalErrors = { steps: 0.04, stepLength: 0.03, energy: 0.1 } as const;

/** Sums the minutes of an interval in which the person wears the source. */
function sumMinutes({ plan, minute, sample, wear }: Measurement, read: (index: number) => number): number {
  const first = Math.round(minute);
  const end = Math.min(1440, first + Math.max(1, Math.round(sample.length / MINUTE)));
  let total = 0;
  for (let index = first; index < end; index += 1) {
    const amount = read(index);
    if (amount !== 0 && (wear === null || wear.isWorn(plan, index))) total += amount;
  }
  return total;
}

/** Sum of steps, meters or energy over the minutes of the interval. NaN without any, so that there is no point. */
export const total =
  (of: "steps" | "distance" | "activeEnergy"): ValueModel =>
  ({ source }) => {
    const stepGain = 1 + totalErrors.steps * computeDeviation(source, 0x57e9);
    const lengthGain = 1 + totalErrors.stepLength * computeDeviation(source, 0x1e46);
    const energyGain = 1 + totalErrors.energy * computeDeviation(source, 0xca10);
    const countSteps = (measurement: Measurement) => {
      const { steps } = measurement.plan.minutes;
      const miscount = 0.01 * computeDeviation(source ^ 0x57e9, measurement.sample.time);
      return Math.round(sumMinutes(measurement, (index) => steps[index] ?? 0) * (stepGain + miscount));
    };
    switch (of) {
      case "steps":
        return (measurement) => countSteps(measurement) || Number.NaN;
      case "distance":
        // The counted steps times the mean length of a step.
        return (measurement) => {
          const { steps, meters } = measurement.plan.minutes;
          const count = sumMinutes(measurement, (index) => steps[index] ?? 0);
          const length = sumMinutes(measurement, (index) => meters[index] ?? 0) / count;
          return countSteps(measurement) * length * lengthGain || Number.NaN;
        };
      case "activeEnergy":
        return (measurement) => {
          const { plan } = measurement;
          const cost = sumMinutes(measurement, (index) => {
            const met = plan.minutes.met[index] ?? 0;
            return met > physiology.met.sitting ? met - 1 : 0;
          });
          // 1 MET is 1 kcal per kilogram and hour.
          return (cost / 60) * plan.weight * energyGain || Number.NaN;
        };
      default:
        return of satisfies never;
    }
  };

/** What a scale shows. The index and the lean mass follow from the weight of the same weighing. */
export const scale =
  (of: "weight" | "fat" | "index" | "lean"): ValueModel =>
  ({ person, source }) => {
    const offset = 0.25 * computeDeviation(source, 0x5ca1);
    const fatOffset = 1.2 * computeDeviation(source, 0xfa7);
    const weigh = ({ plan, sample }: Measurement) =>
      Math.round((plan.weight + offset + 0.05 * computeDeviation(source ^ 0x5ca1, sample.time)) * 10) / 10;
    const readFat = ({ plan, sample }: Measurement) => {
      const gained = (plan.weight / person.traits.weight - 1) * 60;
      const fat =
        person.traits.bodyFat + gained + fatOffset + 0.2 * computeDeviation(source ^ 0xfa7, sample.time);
      return Math.round(Math.max(4, fat) * 10) / 10;
    };
    switch (of) {
      case "weight":
        return weigh;
      case "fat":
        return readFat;
      case "index":
        return (measurement) => weigh(measurement) / (person.height * person.height);
      case "lean":
        return (measurement) => weigh(measurement) * (1 - readFat(measurement) / 100);
      default:
        return of satisfies never;
    }
  };

/** Grams of carbohydrates per unit of rapid-acting insulin, and units of long-acting insulin per kilogram. */
const insulin = { ratio: [8, 14], longActing: [0.2, 0.32] } as const;

export const carbohydrates: ValueModel =
  ({ key }) =>
  ({ sample }) =>
    (sample.meal?.carbohydrates ?? 0) * (1 + 0.08 * computeDeviation(key, sample.time));

/** The insulin for a meal. Insulin without a meal is long-acting. */
export const insulinDose: ValueModel = (context) => {
  const { person } = context;
  const ratio = pickPersonalValue(insulin.ratio, context);
  const longActing = interpolate(insulin.longActing, hashToUnit(person.key, "longActing"));
  return ({ sample: { meal } }) =>
    meal === null
      ? Math.round(longActing * person.traits.weight)
      : Math.round((2 * meal.carbohydrates * (1 + 0.25 * meal.misjudgment)) / ratio) / 2;
};

/** What is added to a personal base value. */
interface Influences {
  /** Amount that each signal adds at full strength. */
  readonly add?: { readonly [Name in Signal]?: number };
  /** Amplitude of the daily wave, and the minute of its maximum. */
  readonly circadian?: { readonly amplitude: number; readonly peak: number };
  /** Slow change over months, as a share of the base. */
  readonly drift?: number;
  /** Amount that the second half of a 28-day cycle adds. */
  readonly cycle?: number;
}

/**
 * A personal base value plus daily influences.
 * @param from range of the base value, or a trait
 * @param noise largest random deviation
 */
export const sum =
  (
    from: Range | Trait,
    noise: number,
    { add, circadian, drift = 0, cycle = 0 }: Influences = {},
  ): ValueModel =>
  (context) => {
    const { person, key } = context;
    const own = typeof from === "string" ? person.traits[from] : pickPersonalValue(from, context);
    const base = own + 0.3 * noise * computeDeviation(key, 1);
    const added = signals.flatMap((signal) => {
      const amount = add?.[signal];
      return amount === undefined ? [] : [{ signal, amount }];
    });
    const months = hashToUnit(person.key, "drift");
    const month = Math.floor(28 * hashToUnit(person.key, "cycle"));
    return (measurement) => {
      const { sample, plan, minute } = measurement;
      let value = base + noise * computeDeviation(key, sample.time);
      if (circadian) value += circadian.amplitude * computeWave((minute - circadian.peak) / 1440 + 0.25);
      if (drift !== 0) value += own * drift * computeWave(plan.day / 130 + months);
      if (cycle !== 0 && (plan.day + month) % 28 >= 14) value += cycle;
      for (const { signal, amount } of added) value += amount * computeSignal(signal, measurement);
      return value;
    };
  };

/** A personal amount per point at full strength of a signal. Points with the value 0 are omitted. */
export const rate =
  (base: Range, signal: IntervalSignal, noise: number): ValueModel =>
  (context) => {
    const amount = pickPersonalValue(base, context);
    const nominal = context.every * MINUTE;
    return (measurement) => {
      const strength = computeMeanSignal(signal, measurement);
      if (strength === 0) return Number.NaN;
      const { time, length } = measurement.sample;
      return amount * strength * (length / nominal) * (1 + noise * computeDeviation(context.key, time));
    };
  };

/** A part of a panel: the range of its personal base value, its noise and its drift. */
type PanelPart = readonly [base: Range, noise: number, drift: number];

/** One value for each point of a panel. `weights` are those of the parts in a final point. */
export const panel =
  (parts: readonly PanelPart[], weights: readonly number[] = []): ValueModel =>
  (context) => {
    const values = parts.map(([base, , drift], index) =>
      sum(base, 0, { drift })({
        ...context,
        name: `${context.name} ${index}`,
        key: hash32(context.key, index),
      }),
    );
    // The deviation depends on the day, not on the instant, so that the total matches the parts.
    const part = (index: number, measurement: Measurement) => {
      const [, noise = 0] = parts[index] ?? [];
      return (
        (values[index]?.(measurement) ?? 0) +
        noise * computeDeviation(hash32(context.key, "panel", index), measurement.plan.day)
      );
    };
    return (measurement) => {
      const { index } = measurement.sample;
      if (index < parts.length) return part(index, measurement);
      return weights.reduce((all, weight, place) => all + weight * part(place, measurement), 0);
    };
  };

/** Waves of one heartbeat: middle and width as shares of the period, height in millivolts. */
const waves = [
  { name: "P", middle: 0.18, width: 0.07, height: 0.13 },
  { name: "Q", middle: 0.36, width: 0.03, height: -0.12 },
  { name: "R", middle: 0.4, width: 0.045, height: 1.15 },
  { name: "S", middle: 0.45, width: 0.035, height: -0.27 },
  { name: "T", middle: 0.66, width: 0.12, height: 0.3 },
] as const;

/** The voltage of one lead in millivolts: a steady personal rhythm with noise. */
export const electrocardiogram: ValueModel =
  ({ key }) =>
  ({ sample: { time } }) => {
    const period = 800 + 250 * foldHashToUnit(key, 2);
    const phase = (time % period) / period;
    let voltage = 0.015 * computeDeviation(key, time);
    for (const { middle, width, height } of waves) {
      const distance = (phase - middle) / width;
      if (distance > -1 && distance < 1) voltage += height * (1 - distance * distance) ** 2;
    }
    return voltage;
  };
