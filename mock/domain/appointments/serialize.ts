import type { Appointment, AppointmentEvent } from "../../../src/generated/types.ts";
import { toIso } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import { statusByState } from "./lifecycle/machine.ts";
import { pathsToScheduled } from "./lifecycle/step.ts";
import type { AppointmentEventRecord, AppointmentRow } from "./table.ts";

const formatInstant = (ms: number | null): string | null => (ms === null ? null : toIso(ms));

const serializeEvent = ({ created_at, state, data }: AppointmentEventRecord): AppointmentEvent => ({
  created_at: toIso(created_at),
  status: state,
  data: data === null ? null : { ...data },
});

/**
 * Tells whether an appointment can be rescheduled: it is scheduled, has not started, and its order can still have an appointment.
 * @param now milliseconds; an event shows the appointment and its order as they were when it occurred
 */
export function canReschedule(
  world: World,
  { order_id, state, start }: AppointmentRow,
  now: number,
): boolean {
  if (state !== "scheduled" || start === null || start <= now) return false;
  const order = world.tables.orders.get(order_id);
  const status = order?.events.findLast(({ created_at }) => created_at <= now)?.status;
  return status !== undefined && Object.hasOwn(pathsToScheduled, status);
}

/**
 * Serializes an appointment for a response.
 * @param now current time, in milliseconds; decides `can_reschedule`
 */
export function serializeAppointment(world: World, row: AppointmentRow, now: number): Appointment {
  const events = row.events.map(serializeEvent);
  return {
    id: row.appointment_id,
    user_id: row.user_id,
    order_id: row.order_id,
    order_transaction_id: row.transaction_id,
    address: { ...row.address },
    location: { lng: row.lng, lat: row.lat },
    start_at: formatInstant(row.start),
    end_at: formatInstant(row.end),
    iana_timezone: row.zone,
    type: row.kind,
    provider: row.provider,
    status: statusByState[row.state],
    provider_id: row.provider_id,
    external_id: row.external_id,
    can_reschedule: canReschedule(world, row, now),
    appointment_notes: row.notes,
    event_status: row.state,
    event_data: events.at(-1)?.data ?? null,
    events,
  };
}
