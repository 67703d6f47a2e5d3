import type { CivilDate } from "./time.ts";

/** Full years between a birth date and a later day; somebody born on 29 February is a year older from 1 March on. */
export function computeAge(birth: CivilDate, day: CivilDate): number {
  const birthdayPassed = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (birthdayPassed ? 0 : 1);
}
