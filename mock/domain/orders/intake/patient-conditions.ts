import { conditions as allConditions, type ConditionName } from "../../../catalog/labs/conditions.ts";
import type { World } from "../../world.ts";
import type { OrderPatient } from "../table.ts";

/**
 * Returns a patient with conditions: those that a test gives, or else those of the user.
 * @throws TypeError for a condition of the other sex
 */
export function addConditions<Patient extends OrderPatient>(
  world: World,
  userId: string,
  patient: Patient,
  given?: readonly ConditionName[],
): Patient {
  const names = given ?? patient.conditions ?? world.tables.users.get(userId)?.conditions ?? [];
  for (const { name, sex } of allConditions) {
    if (given?.includes(name) !== true || sex === null || sex === patient.gender) continue;
    throw new TypeError(
      `The condition "${name}" is one of ${sex} patients. This patient is ${patient.gender}.`,
    );
  }
  return names.length === 0 && given === undefined
    ? patient
    : { ...patient, conditions: [...new Set(names)] };
}
