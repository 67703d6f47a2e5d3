import { hash32, hashToUnit, foldHashToUnit } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { ScheduledSample } from "./sample-schedule.ts";
import { type DayPlan, isAsleep } from "./day.ts";
import { computeDeviation, type Person, computeWave, interpolate } from "./person.ts";
import {
  type IntervalSignal,
  type ValueModel,
  type Range,
  type Signal,
  signals,
  type SumModel,
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

/** Computes the value of a measurement, or NaN when there is none. */
export type ValueFunction = (measurement: Measurement) => number;

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

export function buildValueFunction(model: ValueModel, context: ValueContext): ValueFunction {
  const { person, key } = context;
  switch (model.by) {
    case "sum":
      return buildSumFunction(model, context);
    case "rate":
      return buildRateFunction(model, context);
    case "constant":
      return () => model.value;
    case "span":
      return ({ sample }) => sample.length / MINUTE;
    case "threshold":
      return (measurement) => (computeMeanSignal(model.signal, measurement) >= model.at ? 1 : 0);
    case "quantity":
      return buildQuantityFunction(model, context);
    case "total":
      return buildTotalFunction(model, context);
    case "scale":
      return buildScaleFunction(model, context);
    case "meal":
      return buildMealFunction(model, context);
    case "panel":
      return buildPanelFunction(model, context);
    case "stage":
      return ({ sample }) => sample.stage;
    case "workout": {
      const measure = model.measure === "distance" ? computeDistance : computeStrokes;
      return ({ sample }) => (sample.workout ? measure(person, sample.workout, sample.index) : Number.NaN);
    }
    case "electrocardiogram":
      return ({ sample }) => computeVoltage(key, sample.time);
    default:
      return model satisfies never;
  }
}

function computeDistance(...args: Parameters<typeof computeSpeed>): number {
  return computeSpeed(...args) * 60;
}

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

/** Computes the mean of a signal over the quarter hours of an interval. */
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

/** Returns the amount that a source is always off by: a share of the largest one. */
function pickBias(largest: number, { key }: ValueContext): number {
  return largest * computeDeviation(key, 0x0b1a5);
}

function buildQuantityFunction(
  { of, bias, noise }: Extract<ValueModel, { by: "quantity" }>,
  context: ValueContext,
): ValueFunction {
  const { person, key } = context;
  const compute = quantities[of];
  const offset = pickBias(bias, context);
  return ({ plan, minute, sample }) =>
    compute(person, plan, minute) + offset + noise * computeDeviation(key, sample.time);
}

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

/** Builds the sum of steps, meters or energy over an interval. NaN without any, so that there is no point. */
function buildTotalFunction(
  { of }: Extract<ValueModel, { by: "total" }>,
  { source }: ValueContext,
): ValueFunction {
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
}

/** Builds what a scale shows. The index and the lean mass follow from the weight of the same weighing. */
function buildScaleFunction(
  { of }: Extract<ValueModel, { by: "scale" }>,
  { person, source }: ValueContext,
): ValueFunction {
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
}

/** Grams of carbohydrates per unit of rapid-acting insulin, and units of long-acting insulin per kilogram. */
const insulin = { ratio: [8, 14], longActing: [0.2, 0.32] } as const;

function buildMealFunction(
  { of }: Extract<ValueModel, { by: "meal" }>,
  context: ValueContext,
): ValueFunction {
  const { person, key } = context;
  if (of === "carbohydrates") {
    return ({ sample }) =>
      (sample.meal?.carbohydrates ?? 0) * (1 + 0.08 * computeDeviation(key, sample.time));
  }
  const ratio = pickPersonalValue(insulin.ratio, context);
  const longActing = interpolate(insulin.longActing, hashToUnit(person.key, "longActing"));
  return ({ sample: { meal } }) =>
    meal === null
      ? Math.round(longActing * person.traits.weight)
      : Math.round((2 * meal.carbohydrates * (1 + 0.25 * meal.misjudgment)) / ratio) / 2;
}

function buildSumFunction(model: SumModel, context: ValueContext): ValueFunction {
  const { person, key } = context;
  const own =
    typeof model.base === "string" ? person.traits[model.base] : pickPersonalValue(model.base, context);
  const base = own + 0.3 * model.noise * computeDeviation(key, 1);
  const added = signals.flatMap((signal) => {
    const amount = model.add?.[signal];
    return amount === undefined ? [] : [{ signal, amount }];
  });
  const { circadian, drift = 0, cycle = 0, noise } = model;
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
}

function buildRateFunction(model: Extract<ValueModel, { by: "rate" }>, context: ValueContext): ValueFunction {
  const amount = pickPersonalValue(model.base, context);
  const nominal = context.every * MINUTE;
  return (measurement) => {
    const strength = computeMeanSignal(model.signal, measurement);
    if (strength === 0) return Number.NaN;
    const { time, length } = measurement.sample;
    return amount * strength * (length / nominal) * (1 + model.noise * computeDeviation(context.key, time));
  };
}

function buildPanelFunction(
  model: Extract<ValueModel, { by: "panel" }>,
  context: ValueContext,
): ValueFunction {
  const parts = model.parts.map((part, index) =>
    buildSumFunction(
      { ...part, noise: 0 },
      { ...context, name: `${context.name} ${index}`, key: hash32(context.key, index) },
    ),
  );
  // The deviation depends on the day, not on the instant, so that the total matches the parts.
  const part = (index: number, measurement: Measurement) => {
    const noise = model.parts[index]?.noise ?? 0;
    return (
      (parts[index]?.(measurement) ?? 0) +
      noise * computeDeviation(hash32(context.key, "panel", index), measurement.plan.day)
    );
  };
  return (measurement) => {
    const { index } = measurement.sample;
    if (index < parts.length) return part(index, measurement);
    return (model.total ?? []).reduce((total, weight, index) => total + weight * part(index, measurement), 0);
  };
}

/** Waves of one heartbeat: middle and width as shares of the period, height in millivolts. */
const waves = [
  { name: "P", middle: 0.18, width: 0.07, height: 0.13 },
  { name: "Q", middle: 0.36, width: 0.03, height: -0.12 },
  { name: "R", middle: 0.4, width: 0.045, height: 1.15 },
  { name: "S", middle: 0.45, width: 0.035, height: -0.27 },
  { name: "T", middle: 0.66, width: 0.12, height: 0.3 },
] as const;

/** Computes the voltage of one lead at an instant, in millivolts: a steady personal rhythm with noise. */
function computeVoltage(key: number, time: number): number {
  const period = 800 + 250 * foldHashToUnit(key, 2);
  const phase = (time % period) / period;
  let voltage = 0.015 * computeDeviation(key, time);
  for (const { middle, width, height } of waves) {
    const distance = (phase - middle) / width;
    if (distance > -1 && distance < 1) voltage += height * (1 - distance * distance) ** 2;
  }
  return voltage;
}
