import {
  assertCompatible,
  conditions as allConditions,
  type ConditionName,
} from "../../../catalog/labs/conditions.ts";
import { computeAge } from "../../../kernel/age.ts";
import { DAY, parseDate, toCivilDate } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import type { OrderPatient } from "../table.ts";

/**
 * Returns a patient with conditions: those that a test gives, or else those of the user.
 * @throws TypeError for a condition of the other sex, or of an older age, and for conditions that exclude each other
 */
export function addConditions<Patient extends OrderPatient>(
  world: World,
  userId: string,
  patient: Patient,
  given?: readonly ConditionName[],
): Patient {
  const names = given ?? patient.conditions ?? world.tables.users.get(userId)?.conditions ?? [];
  assertCompatible(names);
  for (const { name, sex, minimumAge } of allConditions) {
    if (given?.includes(name) !== true) continue;
    if (sex !== null && sex !== patient.gender)
      throw new TypeError(
        `The condition "${name}" is one of ${sex} patients. This patient is ${patient.gender}.`,
      );
    const age = minimumAge === null ? null : computeCurrentAge(world, patient);
    if (age !== null && age < (minimumAge ?? 0))
      throw new TypeError(
        `The condition "${name}" needs a patient of at least ${minimumAge} years. This patient is ${age}.`,
      );
  }
  return names.length === 0 && given === undefined
    ? patient
    : { ...patient, conditions: [...new Set(names)] };
}

/** Computes the full years of a patient. Returns null when the birth date is not known. */
function computeCurrentAge(world: World, { dob }: OrderPatient): number | null {
  const birth = parseDate(dob);
  return birth === null ? null : computeAge(birth, toCivilDate(Math.floor(world.now() / DAY)));
}
