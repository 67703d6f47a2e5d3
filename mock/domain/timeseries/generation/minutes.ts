import { foldHashToUnit } from "../../../kernel/random.ts";
import type { DayOutline, Minutes } from "./day.ts";
import { computeCurve, computeDeviation, type Person } from "./person.ts";
import { physiology } from "./physiology.ts";
import { planSleepStages, sleepStageCodes } from "./sleep.ts";
import { computeCadence, computeSpeed, computeWorkoutMet } from "./workout.ts";

/** Number of minutes, and of quarter hours, in a day. */
const MINUTES = 1440;
const QUARTERS = 96;

/** Computes the extra movement around a busy time of day: 1 at its middle, 0 an hour away. */
function computeRushHour(minute: number, middle: number): number {
  const distance = Math.abs(minute - middle) / 60;
  return distance < 1 ? (1 - distance) * (1 - distance) : 0;
}

function computeWalking(person: Person, plan: DayOutline, quarter: number): number {
  const minute = quarter * 15 + 7.5;
  const chance = foldHashToUnit(person.key ^ 0x2c1b3c6d, plan.day * QUARTERS + quarter);
  const idle = chance < 0.3 ? 0 : 0.06 + 0.3 * (chance - 0.3) * (chance - 0.3);
  const busy = plan.busyAt.reduce((sum, middle) => sum + computeRushHour(minute, middle), 0);
  return Math.min(1, person.activityLevel * plan.activity * (idle + 0.45 * chance * busy));
}

/** Distributes the steps of everyday life: one walk in each quarter hour in which the person moves. */
function addWalks(person: Person, plan: DayOutline, { steps, meters, stage }: Minutes): void {
  const key = person.key ^ 0x68e3;
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    const first = quarter * 15;
    // A quarter hour that includes sleep counts as rest, so that no movement occurs at night.
    if (stage[first] !== 0 || stage[first + 14] !== 0) continue;
    const share = computeWalking(person, plan, quarter);
    if (share === 0) continue;
    const index = plan.day * QUARTERS + quarter;
    const length = Math.max(1, Math.round(15 * share));
    const start = first + Math.floor(foldHashToUnit(key, index) * (16 - length));
    const cadence = 78 + 34 * Math.min(1, 2 * share);
    for (let minute = start; minute < start + length; minute += 1) {
      const count = Math.round(cadence + 9 * computeDeviation(key ^ 0x1b, plan.day * MINUTES + minute));
      steps[minute] = count;
      meters[minute] = count * person.stepLength;
    }
  }
}

function addWorkout(person: Person, { workout }: DayOutline, { steps, meters, met }: Minutes): void {
  if (workout === null) return;
  const onFoot = workout.sport === "running" || workout.sport === "walking";
  const last = Math.min(workout.minutes, MINUTES - workout.minute);
  for (let index = 0; index < last; index += 1) {
    const minute = workout.minute + index;
    steps[minute] = onFoot ? (computeCadence(person, workout, index) ?? 0) : 0;
    meters[minute] = onFoot ? computeSpeed(person, workout, index) * 60 : 0;
    met[minute] = computeWorkoutMet(person, workout, index);
  }
}

/** Sets the stages of the two nights that can touch a day. */
function addSleep(person: Person, plan: DayOutline, { stage }: Minutes): void {
  const add = (night: number, from: number, length: number) => {
    for (const part of planSleepStages(person, night, length)) {
      stage.fill(part.code, Math.max(0, from + part.from), Math.max(0, from + part.until));
    }
  };
  add(plan.day, plan.asleepFrom, plan.wake - plan.asleepFrom);
  // The rest of the next night is on the next day, so its end does not matter here.
  if (plan.bed < MINUTES) add(plan.day + 1, plan.bed, MINUTES);
}

/** Sets the energy cost of the minutes without a workout. */
function addEnergy({ steps, met, stage }: Minutes): void {
  const { met: costs, cadence } = physiology;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    if (met[minute] !== 0) continue;
    const count = steps[minute] ?? 0;
    const above = count - cadence.reference;
    const perStep = above > 0 ? cadence.metPerStep : (cadence.met - costs.sitting) / cadence.reference;
    const walking = count === 0 ? costs.sitting : cadence.met + above * perStep;
    met[minute] = stage[minute] === 0 ? walking : costs.asleep;
  }
}

/** Heart rate in bpm relative to complete rest, while the person sits, and in each stage of sleep. */
const SITTING = 9;
const sleepRates: { readonly [code: number]: number } = {
  [sleepStageCodes.deep]: -5,
  [sleepStageCodes.light]: -3,
  [sleepStageCodes.rem]: 0,
  [sleepStageCodes.awake]: 3,
};

/** Heart rate in bpm that one unit of strain adds to the resting heart rate. */
const STRAIN_RATE = 3.5;

/** How far the heart rate of an awake person drifts from its level, in bpm, and in how many minutes. */
const drifts = [
  { rate: 1.5, minutes: 37 },
  { rate: 1.5, minutes: 210 },
] as const;

/** Share of the way to its new level that the heart rate goes in one minute: it rises faster than it recovers. */
const RISE = 0.55;
const RECOVERY = 0.3;

/**
 * Sets the heart rate. Its share of the reserve equals the share of the oxygen reserve (Swain, Leutholtz, Med Sci Sports Exerc
 * 1997;29:410-414), and it follows the effort with a delay.
 */
function addHeartRate(person: Person, plan: DayOutline, { met, stage, heart }: Minutes): void {
  const rest = person.restingHeart + STRAIN_RATE * plan.strain;
  const reserve = person.maxHeart - rest - SITTING;
  const sitting = physiology.met.sitting;
  let rate = 0;
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const code = stage[minute] ?? 0;
    const time = plan.day * MINUTES + minute;
    let level = rest;
    if (code === 0) {
      const share = Math.min(1, Math.max(0, ((met[minute] ?? 0) - sitting) / (person.maxMet - sitting)));
      let awake = SITTING + reserve * share;
      for (let index = 0; index < drifts.length; index += 1) {
        const { rate, minutes } = drifts[index]!;
        awake += rate * computeCurve(person.key ^ (0x3d1f + index), time / minutes);
      }
      level += awake;
    } else level += sleepRates[code] ?? 0;
    rate = minute === 0 ? level : rate + (level - rate) * (level > rate ? RISE : RECOVERY);
    const spread = code === 0 ? 3 : 1.5;
    heart[minute] = rate + spread * computeDeviation(person.key ^ 0x6b2f, time);
  }
}

function addQuarters({ steps, met, effort, pace }: Minutes): void {
  for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
    let [count, cost] = [0, 0];
    for (let minute = quarter * 15; minute < quarter * 15 + 15; minute += 1) {
      count += steps[minute] ?? 0;
      cost += Math.max(0, (met[minute] ?? 0) - physiology.met.sitting);
    }
    effort[quarter] = Math.min(1, cost / 15 / 10);
    pace[quarter] = Math.min(1, count / 1250);
  }
}

export function buildMinutes(person: Person, plan: DayOutline): Minutes {
  const minutes: Minutes = {
    steps: new Uint8Array(MINUTES),
    meters: new Float64Array(MINUTES),
    met: new Float64Array(MINUTES),
    heart: new Float64Array(MINUTES),
    stage: new Uint8Array(MINUTES),
    effort: new Float64Array(QUARTERS),
    pace: new Float64Array(QUARTERS),
  };
  addSleep(person, plan, minutes);
  addWalks(person, plan, minutes);
  addWorkout(person, plan, minutes);
  addEnergy(minutes);
  addHeartRate(person, plan, minutes);
  addQuarters(minutes);
  return minutes;
}
