import { foldHashToUnit, hash32, hashToUnit } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { ScheduledSample } from "./sampling.ts";
import type { DayPlan } from "./day.ts";
import { computeDeviation, computeWave, interpolate, type Person, type Range } from "./person.ts";
import { physiology } from "./physiology.ts";
import type { Wear } from "./wear.ts";
import { computeSpeed, computeStrokes } from "./workout.ts";
import { modulo } from "../../../kernel/modulo.ts";

/** What one source measures at one time. The object is reused for the samples of a day. */
export interface Measurement {
  readonly person: Person;
  /** Type of the source. */
  readonly type: string;
  /** Name of the series. A person has one base value per series for all sources. */
  readonly name: string;
  /** Hash key of the series. Differs between sources. */
  readonly key: number;
  /** Hash key of the source. All its series share it. */
  readonly source: number;
  /** Minutes between two points of a regular series. Amounts relate to this interval. */
  readonly every: number;
  /** When the source is worn. Null for a source that is not worn. */
  readonly wear: Wear | null;
  readonly plan: DayPlan;
  sample: ScheduledSample;
  /** Minute of the local day. */
  minute: number;
}

/** Computes the value of a measurement, or NaN when there is none. */
export type ValueModel = (at: Measurement) => number;

/** Returns a measurement of one of several values that a series measures at once. */
export function measurePart(at: Measurement, part: string): Measurement {
  return { ...at, name: `${at.name} ${part}`, key: hash32(at.key, part) };
}

function pickPersonalValue(range: Range, { person, name }: Measurement): number {
  return interpolate(range, hashToUnit(person.key, "base", name));
}

/** A share of a quarter hour of a day, 0 to 1. */
type QuarterShare = (plan: DayPlan, quarter: number) => number;

/** Movement on foot. */
export const pace: QuarterShare = (plan, quarter) => plan.minutes.pace[quarter] ?? 0;

/** Daylight: a wave between sunrise and sunset, which depend on the season. */
export const daylight: QuarterShare = ({ summer }, quarter) => {
  const minute = quarter * 15 + 7.5;
  const sunrise = 450 - 75 * summer;
  const sunset = 1000 + 230 * summer;
  if (minute <= sunrise || minute >= sunset) return 0;
  return (0.5 + 0.5 * summer) * computeWave((minute - sunrise) / (2 * (sunset - sunrise)));
};

/** Computes the mean of a share over the interval. */
function computeMean(share: QuarterShare, { sample, plan, minute }: Measurement): number {
  const first = Math.floor(minute / 15);
  const count = Math.max(1, Math.round(sample.length / (15 * MINUTE)));
  let total = 0;
  for (let quarter = first; quarter < first + count; quarter += 1) total += share(plan, quarter);
  return total / count;
}

/** The effort, interpolated between quarter hours, so that values change gradually. */
export const effort: ValueModel = ({ plan, minute }) => {
  const index = Math.max(0, minute / 15 - 0.5);
  const quarter = Math.floor(index);
  const before = plan.minutes.effort[quarter]!;
  return before + ((plan.minutes.effort[quarter + 1] ?? before) - before) * (index - quarter);
};

/** Duration of the interval, in minutes. */
export const span: ValueModel = ({ sample }) => sample.length / MINUTE;

/** 1 when a share reaches a threshold, otherwise 0. */
export const threshold =
  (share: QuarterShare, least: number): ValueModel =>
  (at) =>
    computeMean(share, at) >= least ? 1 : 0;

/** Meters and strokes in a minute of a workout. */
export const workoutDistance: ValueModel = ({ person, sample: { workout, number } }) =>
  workout === null ? Number.NaN : computeSpeed(person, workout, number) * 60;
export const workoutStrokes: ValueModel = ({ person, sample: { workout, number } }) =>
  workout === null ? Number.NaN : computeStrokes(person, workout, number);

/** A quantity of the body. A source is always off by up to `bias`, and each point by up to `noise`. */
export const quantity =
  (of: ValueModel, bias: number, noise: number): ValueModel =>
  (at) =>
    of(at) + bias * computeDeviation(at.key, 0x0b1a5) + noise * computeDeviation(at.key, at.sample.time);

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

function sumSteps(at: Measurement): number {
  const { steps } = at.plan.minutes;
  return sumMinutes(at, (index) => steps[index] ?? 0);
}

// Sums over the minutes of the interval. NaN without any, so that there is no point.

export const totalSteps: ValueModel = (at) => {
  const { source, sample } = at;
  const gain = 1 + totalErrors.steps * computeDeviation(source, 0x57e9);
  const miscount = 0.01 * computeDeviation(source ^ 0x57e9, sample.time);
  return Math.round(sumSteps(at) * (gain + miscount)) || Number.NaN;
};

/** The counted steps times the mean length of a step. */
export const totalDistance: ValueModel = (at) => {
  const { meters } = at.plan.minutes;
  const length = sumMinutes(at, (index) => meters[index] ?? 0) / sumSteps(at);
  const gain = 1 + totalErrors.stepLength * computeDeviation(at.source, 0x1e46);
  return totalSteps(at) * length * gain || Number.NaN;
};

export const totalActiveEnergy: ValueModel = (at) => {
  const { plan, source } = at;
  const cost = sumMinutes(at, (index) => {
    const met = plan.minutes.met[index] ?? 0;
    return met > physiology.met.sitting ? met - 1 : 0;
  });
  // 1 MET is 1 kcal per kilogram and hour.
  const gain = 1 + totalErrors.energy * computeDeviation(source, 0xca10);
  return (cost / 60) * plan.weight * gain || Number.NaN;
};

// What a scale shows. The index and the lean mass follow from the weight of the same weighing.

export const scaleWeight: ValueModel = ({ source, plan, sample }) => {
  const offset = 0.25 * computeDeviation(source, 0x5ca1);
  return Math.round((plan.weight + offset + 0.05 * computeDeviation(source ^ 0x5ca1, sample.time)) * 10) / 10;
};

export const scaleFat: ValueModel = ({ person: { traits }, source, plan, sample }) => {
  const gained = (plan.weight / traits.weight - 1) * 60;
  const offset = 1.2 * computeDeviation(source, 0xfa7);
  const fat = traits.bodyFat + gained + offset + 0.2 * computeDeviation(source ^ 0xfa7, sample.time);
  return Math.round(Math.max(4, fat) * 10) / 10;
};

export const scaleIndex: ValueModel = (at) => scaleWeight(at) / (at.person.height * at.person.height);
export const scaleLeanMass: ValueModel = (at) => scaleWeight(at) * (1 - scaleFat(at) / 100);

/** Grams of carbohydrates per unit of rapid-acting insulin, and units of long-acting insulin per kilogram. */
const insulin = { ratio: [8, 14], longActing: [0.2, 0.32] } as const;

export const carbohydrates: ValueModel = ({ key, sample: { meal, time } }) =>
  (meal?.carbohydrates ?? 0) * (1 + 0.08 * computeDeviation(key, time));

/** The insulin for a meal. Insulin without a meal is long-acting. */
export const insulinDose: ValueModel = (at) => {
  const {
    person,
    sample: { meal },
  } = at;
  if (meal === null) {
    const longActing = interpolate(insulin.longActing, hashToUnit(person.key, "longActing"));
    return Math.round(longActing * person.traits.weight);
  }
  const ratio = pickPersonalValue(insulin.ratio, at);
  return Math.round((2 * meal.carbohydrates * (1 + 0.25 * meal.misjudgment)) / ratio) / 2;
};

/** What is added to a personal base value. */
interface Influences {
  readonly add?: ValueModel;
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
    from: Range | keyof Person["traits"],
    noise: number,
    { add, circadian, drift = 0, cycle = 0 }: Influences = {},
  ): ValueModel =>
  (at) => {
    const { person, key, sample, plan, minute } = at;
    const own = typeof from === "string" ? person.traits[from] : pickPersonalValue(from, at);
    let value = own + noise * (0.3 * computeDeviation(key, 1) + computeDeviation(key, sample.time));
    if (add) value += add(at);
    if (circadian) value += circadian.amplitude * computeWave((minute - circadian.peak) / 1440 + 0.25);
    if (drift !== 0) value += own * drift * computeWave(plan.day / 130 + hashToUnit(person.key, "drift"));
    if (cycle !== 0 && modulo(plan.day + Math.floor(28 * hashToUnit(person.key, "cycle")), 28) >= 14)
      value += cycle;
    return value;
  };

/** A personal amount per point at a full share. Points with the value 0 are omitted. */
export const rate =
  (base: Range, share: QuarterShare, noise: number): ValueModel =>
  (at) => {
    const strength = computeMean(share, at);
    if (strength === 0) return Number.NaN;
    const { time, length } = at.sample;
    const amount = pickPersonalValue(base, at) * strength * (length / (at.every * MINUTE));
    return amount * (1 + noise * computeDeviation(at.key, time));
  };

/** A part of a panel: the range of its personal base value, its noise and its drift. */
type PanelPart = readonly [base: Range, noise: number, drift: number];

/** One value for each point of a panel. `weights` are those of the parts in a final point. */
export const panel =
  (parts: readonly PanelPart[], weights: readonly number[] = []): ValueModel =>
  (at) => {
    const values = parts.map(([base, noise, drift], index) => {
      const part = measurePart(at, String(index));
      // The deviation depends on the day, not on the instant, so that the total matches the parts.
      return sum(base, 0, { drift })(part) + noise * computeDeviation(part.key, at.plan.day);
    });
    return (
      values[at.sample.number] ?? weights.reduce((all, weight, index) => all + weight * values[index]!, 0)
    );
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
export const electrocardiogram: ValueModel = ({ key, sample: { time } }) => {
  const period = 800 + 250 * foldHashToUnit(key, 2);
  const phase = modulo(time, period) / period;
  let voltage = 0.015 * computeDeviation(key, time);
  for (const { middle, width, height } of waves) {
    const distance = (phase - middle) / width;
    if (distance > -1 && distance < 1) voltage += height * (1 - distance * distance) ** 2;
  }
  return voltage;
};
