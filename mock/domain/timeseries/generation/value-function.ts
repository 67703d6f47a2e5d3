import { hash32, hashToUnit } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { ScheduledSample } from "./sample-schedule.ts";
import { type DayPlan, isAsleep } from "./day-plan.ts";
import { computeDeviation, type Person, computeWave, interpolate } from "./person.ts";
import { type ValueModel, type Range, type Signal, signals, type SumModel } from "../profiles/profile.ts";
import { computeSpeed, computeStrokes } from "./workout.ts";
import { computeVoltage } from "./electrocardiogram.ts";

/** A beat in the life of the person who is measured. One object is filled again for each beat. */
export interface Measurement {
  sample: ScheduledSample;
  plan: DayPlan;
  /** Minute of the day on the wall. */
  minute: number;
}

/** The value at a moment; NaN where there is nothing to measure. */
export type ValueFunction = (measurement: Measurement) => number;

/** Whom and by what is measured. */
export interface ValueContext {
  readonly person: Person;
  /** Name of the series: every person has one base for it, whatever the source. */
  readonly name: string;
  /** Differs from source to source, as devices do. */
  readonly key: number;
  /** Minutes between two points of a regular series; an amount belongs to that long. */
  readonly every: number;
}

/** Turns a level, which is data, into the function that measures it for one person and source. */
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

/** Effort between the middles of two quarters of an hour, so that a pulse rises and falls without steps. */
function computeEffort({ plan: { effort }, minute }: Measurement): number {
  const index = Math.max(0, minute / 15 - 0.5);
  const quarter = Math.floor(index);
  const before = effort[quarter] ?? 0;
  return before + ((effort[quarter + 1] ?? before) - before) * (index - quarter);
}

/** Sugar rises for three quarters of an hour after a meal and is gone after more than three hours. */
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

/** The mean of a signal over the quarters of an hour that an interval covers. */
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
  // The deviation belongs to the day, not to the instant, so that the total agrees with the parts drawn beside it.
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
