import type { World } from "../world.ts";

/** Takes out the appointments of a user; their places are free again. */
export function eraseAppointments(world: World, userId: string): void {
  const { appointments, slotHolds } = world.tables;
  for (const { appointment_id } of appointments.all("user", userId)) appointments.delete(appointment_id);
  for (const { hold_id } of slotHolds.all("user", userId)) slotHolds.delete(hold_id);
}
