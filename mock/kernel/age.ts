import { DAY, parseDate, toCivilDate, type CivilDate } from "./time.ts";

/** Computes the full years between a birth date and a later day. A person born on 29 February turns a year older on 1 March. */
export function computeAge(birth: CivilDate, day: CivilDate): number {
  const birthdayPassed = day.month > birth.month || (day.month === birth.month && day.day >= birth.day);
  return day.year - birth.year - (birthdayPassed ? 0 : 1);
}

/** Computes the full years at an instant, in UTC. Returns null when the birth date is missing or malformed. */
export function computeAgeAt(dob: string | undefined, at: number): number | null {
  const birth = parseDate(dob ?? "");
  return birth === null ? null : computeAge(birth, toCivilDate(Math.floor(at / DAY)));
}
