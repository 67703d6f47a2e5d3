import type { World } from "../world.ts";
import type { AppointmentRow } from "./table.ts";

/** What the outbox keeps of an appointment: the row as it was, which is rendered when the event is read. */
export interface AppointmentNews {
  readonly kind: "appointment";
  readonly record: AppointmentRow;
}

/** Says that an appointment was made or came to another state. */
export function emitAppointmentEvent(world: World, record: AppointmentRow): void {
  const news: AppointmentNews = { kind: "appointment", record };
  const type = record.events.length === 1 ? "labtest.appointment.created" : "labtest.appointment.updated";
  world.emit(type, news, record.user_id);
}
