import type { World } from "../../world.ts";
import type { AppointmentRow } from "../table.ts";

/** Source of an appointment event in the outbox. The row is serialized when the event is read. */
export interface AppointmentEventSource {
  readonly kind: "appointment";
  readonly record: AppointmentRow;
}

/** Emits the event for a new appointment or a new state. */
export function emitAppointmentEvent(world: World, record: AppointmentRow): void {
  const news: AppointmentEventSource = { kind: "appointment", record };
  const type = record.events.length === 1 ? "labtest.appointment.created" : "labtest.appointment.updated";
  world.emit(type, news, record.user_id);
}
