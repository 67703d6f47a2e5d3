import { hash32, hashToUnit } from "../../kernel/random.ts";
import { MINUTE } from "../../kernel/time.ts";
import type { SampleSchedule } from "./beat.ts";
import { type DayPlan, isAsleep } from "./day-plan.ts";
import { deviation, type Person, swing, within } from "./person.ts";
import { type Level, type Range, type Signal, signals, type SumLevel } from "./profile.ts";
import { speedIn, strokesIn } from "./workout.ts";
import { heartBeat } from "./electrocardiogram.ts";

/** A beat in the life of the person who is measured. One object is filled again for each beat. */
export interface Moment {
  beat: SampleSchedule;
  plan: DayPlan;
  /** Minute of the day on the wall. */
  minute: number;
}

/** The value at a moment; NaN where there is nothing to measure. */
export type Shape = (moment: Moment) => number;

/** Whom and by what is measured. */
export interface Gauge {
  readonly person: Person;
  /** Name of the series: every person has one base for it, whatever the source. */
  readonly name: string;
  /** Differs from source to source, as devices do. */
  readonly key: number;
  /** Minutes between two points of a regular series; an amount belongs to that long. */
  readonly every: number;
}

/** Turns a level, which is data, into the function that measures it for one person and source. */
export function shapeOf(level: Level, gauge: Gauge): Shape {
  const { person, key } = gauge;
  switch (level.by) {
    case "sum":
      return sum(level, gauge);
    case "rate":
      return rate(level, gauge);
    case "constant":
      return () => level.value;
    case "span":
      return ({ beat }) => beat.length / MINUTE;
    case "threshold":
      return (moment) => (meanSignal(level.signal, moment) >= level.at ? 1 : 0);
    case "meal":
      return meal(level, gauge);
    case "panel":
      return panel(level, gauge);
    case "stage":
      return ({ beat }) => beat.stage;
    case "workout": {
      const measure = level.measure === "distance" ? distanceIn : strokesIn;
      return ({ beat }) => (beat.workout ? measure(person, beat.workout, beat.place) : Number.NaN);
    }
    case "electrocardiogram":
      return ({ beat }) => heartBeat(key, beat.time);
    default:
      return level satisfies never;
  }
}

function distanceIn(...args: Parameters<typeof speedIn>): number {
  return speedIn(...args) * 60;
}

function personal(range: Range, { person, name }: Gauge): number {
  return within(range, hashToUnit(person.key, "base", name));
}

/** Effort between the middles of two quarters of an hour, so that a pulse rises and falls without steps. */
function effortAt({ plan: { effort }, minute }: Moment): number {
  const place = Math.max(0, minute / 15 - 0.5);
  const quarter = Math.floor(place);
  const before = effort[quarter] ?? 0;
  return before + ((effort[quarter + 1] ?? before) - before) * (place - quarter);
}

/** Sugar rises for three quarters of an hour after a meal and is gone after more than three hours. */
function mealAt({ plan: { meals }, minute }: Moment): number {
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

function daylightAt(minute: number): number {
  return Math.max(0, swing((minute - 390) / 1620));
}

function signalAt(signal: Signal, moment: Moment): number {
  if (signal === "effort") return effortAt(moment);
  if (signal === "meal") return mealAt(moment);
  if (signal === "asleep") return isAsleep(moment.plan, moment.minute) ? 1 : 0;
  return signal === "daylight"
    ? daylightAt(moment.minute)
    : (moment.plan.pace[Math.floor(moment.minute / 15)] ?? 0);
}

/** The mean of a signal over the quarters of an hour that an interval covers. */
function meanSignal(signal: Signal, { beat, plan, minute }: Moment): number {
  const first = Math.floor(minute / 15);
  const count = Math.max(1, Math.round(beat.length / (15 * MINUTE)));
  let total = 0;
  for (let quarter = first; quarter < first + count; quarter += 1) {
    if (signal === "daylight") total += daylightAt(quarter * 15 + 7.5);
    else total += (signal === "pace" ? plan.pace : plan.effort)[quarter] ?? 0;
  }
  return total / count;
}

function sum(level: SumLevel, gauge: Gauge): Shape {
  const { person, key } = gauge;
  const own = typeof level.base === "string" ? person.traits[level.base] : personal(level.base, gauge);
  const base = own + 0.3 * level.noise * deviation(key, 1);
  const added = signals.flatMap((signal) => {
    const amount = level.add?.[signal];
    return amount === undefined ? [] : [{ signal, amount }];
  });
  const { circadian, drift = 0, cycle = 0, noise } = level;
  const months = hashToUnit(person.key, "drift");
  const month = Math.floor(28 * hashToUnit(person.key, "cycle"));
  return (moment) => {
    const { beat, plan, minute } = moment;
    let value = base + noise * deviation(key, beat.time);
    if (circadian) value += circadian.amplitude * swing((minute - circadian.peak) / 1440 + 0.25);
    if (drift !== 0) value += own * drift * swing(plan.day / 130 + months);
    if (cycle !== 0 && (plan.day + month) % 28 >= 14) value += cycle;
    for (const { signal, amount } of added) value += amount * signalAt(signal, moment);
    return value;
  };
}

function rate(level: Extract<Level, { by: "rate" }>, gauge: Gauge): Shape {
  const amount = personal(level.base, gauge);
  const nominal = gauge.every * MINUTE;
  return (moment) => {
    const strength = meanSignal(level.signal, moment);
    if (strength === 0) return Number.NaN;
    const { time, length } = moment.beat;
    return amount * strength * (length / nominal) * (1 + level.noise * deviation(gauge.key, time));
  };
}

function meal(level: Extract<Level, { by: "meal" }>, gauge: Gauge): Shape {
  const amount = personal(level.base, gauge);
  const otherwise = personal(level.otherwise, gauge);
  return ({ beat }) => {
    const value = beat.meal ? amount * beat.meal.size : otherwise;
    return value * (1 + level.noise * deviation(gauge.key, beat.time));
  };
}

function panel(level: Extract<Level, { by: "panel" }>, gauge: Gauge): Shape {
  const parts = level.parts.map((part, place) =>
    sum({ ...part, noise: 0 }, { ...gauge, name: `${gauge.name} ${place}`, key: hash32(gauge.key, place) }),
  );
  // The deviation belongs to the day, not to the instant, so that the total agrees with the parts drawn beside it.
  const part = (place: number, moment: Moment) => {
    const noise = level.parts[place]?.noise ?? 0;
    return (
      (parts[place]?.(moment) ?? 0) + noise * deviation(hash32(gauge.key, "panel", place), moment.plan.day)
    );
  };
  return (moment) => {
    const { place } = moment.beat;
    if (place < parts.length) return part(place, moment);
    return (level.total ?? []).reduce((total, weight, index) => total + weight * part(index, moment), 0);
  };
}
