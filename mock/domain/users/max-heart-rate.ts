import { parseDate, type CivilDate } from "../../kernel/time.ts";
import { computeAge } from "../../kernel/age.ts";

/** Computes the maximum heart rate on a day, in bpm: 220 minus the age. Returns null without a birth date. */
export function computeMaxHeartRate(birthDate: string | null, day: CivilDate): number | null {
  const birth = birthDate === null ? null : parseDate(birthDate);
  return birth === null ? null : 220 - computeAge(birth, day);
}
