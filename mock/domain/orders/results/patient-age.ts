import { computeAge } from "../../../kernel/age.ts";
import { DAY, parseDate, toCivilDate } from "../../../kernel/time.ts";
import { findCollectionTime, type CollectionSource } from "./sample-times.ts";

const OLDEST = 120;

/**
 * Computes the full years of a patient when the sample was collected. Values, ranges, formulas and metadata depend on this age.
 * Returns null when the birth date is not known, or nothing was collected yet.
 */
export function computeAgeAtCollection(dob: string | undefined, order: CollectionSource): number | null {
  const birth = parseDate(dob ?? "");
  const at = findCollectionTime(order);
  if (birth === null || at === undefined) return null;
  return Math.min(Math.max(computeAge(birth, toCivilDate(Math.floor(at / DAY))), 0), OLDEST);
}
