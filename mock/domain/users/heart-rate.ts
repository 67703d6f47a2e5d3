import { parseDate, type CivilDate } from "../../kernel/time.ts";

/** Full years between a birth date and a later day; somebody born on 29 February is a year older from 1 March on. */
export function ageOn(birth: CivilDate, day: CivilDate): number {
  const birthdayPassed = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (birthdayPassed ? 0 : 1);
}

/** The highest heart rate expected on a day, in beats a minute: 220 less the age; null without a birth date. */
export function maxHeartRate(birthDate: string | null, day: CivilDate): number | null {
  const birth = birthDate === null ? null : parseDate(birthDate);
  return birth === null ? null : 220 - ageOn(birth, day);
}
