import { foldHashToUnit, hash32, Random } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { DayPlan } from "./day.ts";
import type { LocalDay } from "../../../kernel/local-day.ts";
import { computeDeviation, type Person } from "./person.ts";

/** Codes of a hypnogram. Code 5, entered manually, is never computed. */
export const sleepStageCodes = { deep: 1, light: 2, rem: 3, awake: 4, manual: 5, missing: -1 } as const;

/** A time range of one sleep stage, in milliseconds. */
export interface SleepStage {
  readonly start: number;
  readonly end: number;
  readonly code: number;
}

/** A night as one source recorded it. It belongs to the day on which it ends. */
export interface SleepPeriod {
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** A stage of the person's sleep, in minutes since falling asleep. */
interface TrueStage {
  readonly from: number;
  readonly until: number;
  readonly code: number;
}

/** How late a source notices that sleep begins, and how early that it ends, in minutes. */
const DETECTION = 5;

/**
 * Returns the night that ends on a day, as a source recorded it: within the person's sleep, with the source's own delay.
 * @param source hash key of the source
 */
export function getSleepPeriod({ asleepFrom, wake }: DayPlan, day: LocalDay, source: number): SleepPeriod {
  const late = Math.floor(foldHashToUnit(source ^ 0x41c6, day.number) * DETECTION);
  const early = Math.floor(foldHashToUnit(source ^ 0x3039, day.number) * DETECTION);
  return { day: day.number, start: day.instant(asleepFrom + late), end: day.instant(wake - early) };
}

/**
 * Plans the stages of a night in order, without gaps. Cycles take about 90 minutes. Deep sleep decreases and REM sleep increases
 * over the night. Shares of stages: Ohayon et al., Sleep 2004;27:1255-1273.
 */
export function planSleepStages(person: Person, day: number, length: number): TrueStage[] {
  const random = new Random(person.key, "stages", day);
  const stages: TrueStage[] = [];
  let from = 0;
  const add = (code: number, minutes: number) => {
    const until = Math.min(length, from + minutes);
    if (until > from) stages.push({ from, until, code });
    from = until;
  };
  add(sleepStageCodes.awake, random.int(3, 12));
  for (let cycle = 0; from < length; cycle += 1) {
    // Light sleep fills up what deep and REM sleep leave of the cycle.
    const whole = random.int(82, 102);
    const deep = Math.max(3, random.int(28, 38) - 10 * cycle);
    const rem = random.int(8, 13) + 7 * Math.min(cycle, 4);
    const awake = random.chance(0.6) ? random.int(1, 6) : 0;
    const before = Math.round((whole - deep - rem - awake) * (0.45 + 0.2 * random.next()));
    add(sleepStageCodes.light, before);
    add(sleepStageCodes.deep, deep);
    add(sleepStageCodes.light, whole - deep - rem - awake - before);
    add(sleepStageCodes.rem, rem);
    add(sleepStageCodes.awake, awake);
  }
  return stages;
}

/**
 * Builds the stages of a night as a source recorded it, in order, without gaps: each border is off by up to three minutes, and a
 * few minutes are missing.
 * @param source hash key of the source
 */
export function buildSleepStages(person: Person, night: SleepPeriod, source: number): SleepStage[] {
  const length = Math.round((night.end - night.start) / MINUTE);
  const key = hash32(source, "stages", night.day);
  const stages: SleepStage[] = [];
  let start = night.start;
  const add = (end: number, code: number) => {
    const last = stages.at(-1);
    if (end <= start) return;
    if (last?.code === code) stages[stages.length - 1] = { ...last, end };
    else stages.push({ start, end, code });
    start = end;
  };
  for (const [index, { until, code }] of planSleepStages(person, night.day, length).entries()) {
    if (foldHashToUnit(key, 2 * index) < 0.03) {
      add(Math.min(night.end, start + 2 * MINUTE), sleepStageCodes.missing);
    }
    const shift = Math.round(3 * computeDeviation(key, 2 * index + 1));
    add(until >= length ? night.end : Math.min(night.end, night.start + (until + shift) * MINUTE), code);
  }
  return stages;
}
