import type { LocalDay } from "../../kernel/local-day.ts";
import type { Account } from "./account.ts";
import { readActivity, readBody, readElectrocardiogram, readMeals } from "./day-records.ts";
import { readSleepCycles, readSleeps, readWorkouts } from "./session-records.ts";

/** Makes the records of one kind of summary that a day brings. */
type ReadSummary = (account: Account, day: LocalDay) => object[];

/** Resources without an entry, such as `profile`, do not change from day to day. */
const summaries: ReadonlyMap<string, ReadSummary> = new Map<string, ReadSummary>([
  ["activity", readActivity],
  ["body", readBody],
  ["sleep", readSleeps],
  ["sleep_cycle", readSleepCycles],
  ["workouts", readWorkouts],
  ["meal", readMeals],
  ["electrocardiogram", readElectrocardiogram],
]);

/** Reads the summaries of a resource for a day that has ended; nothing for a day without new data. */
export function readSummaries(account: Account, resource: string, day: LocalDay): object[] {
  return summaries.get(resource)?.(account, day) ?? [];
}
