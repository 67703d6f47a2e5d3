import type { World } from "../../world.ts";
import type { AppointmentRow } from "../table.ts";

/** Emits the event for a new appointment or a new state. */
export function emitAppointmentEvent(world: World, record: AppointmentRow): void {
  const type = record.events.length === 1 ? "labtest.appointment.created" : "labtest.appointment.updated";
  world.emit(type, { kind: "appointment", record }, record.user_id);
}
