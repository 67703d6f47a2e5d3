import { hash32, hashToUnit } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { ScheduledSample } from "./sample-schedule.ts";
import { type DayPlan, isAsleep } from "./day-plan.ts";
import { computeDeviation, type Person, computeWave, interpolate } from "./person.ts";
import { type ValueModel, type Range, type Signal, signals, type SumModel } from "../profiles/profile.ts";
import { computeSpeed, computeStrokes } from "./workout.ts";
import { computeVoltage } from "./electrocardiogram.ts";

/** Context of one measurement. The object is reused for each sample. */
export interface Measurement {
  sample: ScheduledSample;
  plan: DayPlan;
  /** Minute of the local day. */
  minute: number;
}

/** Computes the value of a measurement, or NaN when there is none. */
export type ValueFunction = (measurement: Measurement) => number;

/** Person and source of a measurement. */
export interface ValueContext {
  readonly person: Person;
  /** Name of the series. A person has one base value per series for all sources. */
  readonly name: string;
  /** Hash key. Differs between sources. */
  readonly key: number;
  /** Minutes between two points of a regular series. Amounts relate to this interval. */
  readonly every: number;
}

/** Builds the function that computes the values of a model for one person and source. */
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

/** Computes the effort, interpolated between quarter hours, so that a heart rate changes gradually. */
function computeEffort({ plan: { effort }, minute }: Measurement): number {
  const index = Math.max(0, minute / 15 - 0.5);
  const quarter = Math.floor(index);
  const before = effort[quarter] ?? 0;
  return before + ((effort[quarter + 1] ?? before) - before) * (index - quarter);
}

/** Computes the glucose response to meals. It rises for 45 minutes after a meal and ends after 200 minutes. */
function computeMealResponse({ plan: { meals }, minute }: Measurement): number {
  let response = 0;
  for (const { minute: eaten, size } of meals) {
    const since = minute - eaten;
    if (since <= 0 || since >= 200) continue;
    const rise = since / 45;
    const rest = (200 - since) / 155;
    response += size * (since < 45 ? rise * rise * (3 - 2 * rise) : rest * rest);
  }
  return response;
}

function computeDaylight(minute: number): number {
  return Math.max(0, computeWave((minute - 390) / 1620));
}

function computeSignal(signal: Signal, measurement: Measurement): number {
  if (signal === "effort") return computeEffort(measurement);
  if (signal === "meal") return computeMealResponse(measurement);
  if (signal === "asleep") return isAsleep(measurement.plan, measurement.minute) ? 1 : 0;
  return signal === "daylight"
    ? computeDaylight(measurement.minute)
    : (measurement.plan.pace[Math.floor(measurement.minute / 15)] ?? 0);
}

/** Computes the mean of a signal over the quarter hours of an interval. */
function computeMeanSignal(signal: Signal, { sample, plan, minute }: Measurement): number {
  const first = Math.floor(minute / 15);
  const count = Math.max(1, Math.round(sample.length / (15 * MINUTE)));
  let total = 0;
  for (let quarter = first; quarter < first + count; quarter += 1) {
    if (signal === "daylight") total += computeDaylight(quarter * 15 + 7.5);
    else total += (signal === "pace" ? plan.pace : plan.effort)[quarter] ?? 0;
  }
  return total / count;
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

function buildMealFunction(model: Extract<ValueModel, { by: "meal" }>, context: ValueContext): ValueFunction {
  const amount = pickPersonalValue(model.base, context);
  const otherwise = pickPersonalValue(model.otherwise, context);
  return ({ sample }) => {
    const value = sample.meal ? amount * sample.meal.size : otherwise;
    return value * (1 + model.noise * computeDeviation(context.key, sample.time));
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
