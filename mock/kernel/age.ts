import type { CivilDate } from "./time.ts";

/** Computes the full years between a birth date and a later day. A person born on 29 February turns a year older on 1 March. */
export function computeAge(birth: CivilDate, day: CivilDate): number {
  const birthdayPassed = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (birthdayPassed ? 0 : 1);
}
