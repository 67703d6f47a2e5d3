import { Random } from "../../../kernel/random.ts";
import { MINUTE } from "../../../kernel/time.ts";
import type { DayPlanner } from "./day-plan.ts";
import type { LocalDay } from "../../../kernel/local-day.ts";

/** Codes of a hypnogram. Code 5, entered manually, is never computed. */
export const sleepStageCodes = { deep: 1, light: 2, rem: 3, awake: 4, manual: 5, missing: -1 } as const;

/** A time range of one sleep stage, in milliseconds. */
export interface SleepStage {
  readonly start: number;
  readonly end: number;
  readonly code: number;
}

/** A night. It belongs to the day on which it ends. */
export interface SleepPeriod {
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the night that ends on a day. */
export function getSleepPeriod(planner: DayPlanner, day: LocalDay): SleepPeriod {
  const plan = planner.plan(day.number);
  return { day: day.number, start: day.instant(plan.asleepFrom), end: day.instant(plan.wake) };
}

/**
 * Builds the stages of a night in order, without gaps. Cycles take about 90 minutes. Deep sleep decreases and REM sleep
 * increases over the night, with short periods awake and a few missing minutes.
 */
export function buildSleepStages(planner: DayPlanner, night: SleepPeriod): SleepStage[] {
  const random = new Random(planner.person.key, "stages", night.day);
  const stages: SleepStage[] = [];
  let start = night.start;
  const add = (code: number, minutes: number) => {
    const end = Math.min(night.end, start + minutes * MINUTE);
    if (end > start) stages.push({ start, end, code });
    start = end;
  };
  add(sleepStageCodes.awake, random.int(4, 15));
  for (let cycle = 0; start < night.end; cycle += 1) {
    add(sleepStageCodes.light, random.int(14, 26));
    add(sleepStageCodes.deep, Math.max(4, random.int(26, 38) - 9 * cycle));
    add(sleepStageCodes.light, random.int(12, 24));
    if (random.chance(0.08)) add(sleepStageCodes.missing, random.int(1, 3));
    add(sleepStageCodes.rem, random.int(9, 15) + 6 * cycle);
    if (random.chance(0.6)) add(sleepStageCodes.awake, random.int(1, 6));
  }
  return stages;
}
