import { parseDate, type CivilDate } from "../../kernel/time.ts";
import { computeAge } from "../../kernel/age.ts";

/** Computes the maximum heart rate on a day, in bpm: 220 minus the age. Returns null without a birth date, and before it. */
export function computeMaxHeartRate(birthDate: string | null, day: CivilDate): number | null {
  const birth = birthDate === null ? null : parseDate(birthDate);
  const age = birth === null ? -1 : computeAge(birth, day);
  return age < 0 ? null : 220 - age;
}
