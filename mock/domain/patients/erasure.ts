import type { World } from "../world.ts";

/** Erases the patient info of a user. */
export function erasePatientInfo(world: World, userId: string): void {
  world.tables.patientInfo.delete(userId);
}
