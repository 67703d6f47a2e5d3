import { parseDate, type CivilDate } from "../../kernel/time.ts";
import { computeAge } from "../../kernel/age.ts";

/** The highest heart rate expected on a day, in beats a minute: 220 less the age; null without a birth date. */
export function computeMaxHeartRate(birthDate: string | null, day: CivilDate): number | null {
  const birth = birthDate === null ? null : parseDate(birthDate);
  return birth === null ? null : 220 - computeAge(birth, day);
}
