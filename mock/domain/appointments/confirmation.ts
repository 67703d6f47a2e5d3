import { HOUR, MINUTE } from "../../kernel/time.ts";
import type { World } from "../world.ts";
import type { AppointmentState } from "./machine.ts";
import { pathsToScheduled } from "./order-effects.ts";
import { stepAppointment } from "./step.ts";
import type { AppointmentRow } from "./table.ts";

/** How long an answer waits for the laboratory where the booking does not say, in milliseconds. */
export const SYNC_CONFIRMATION_TIMEOUT = 2_500;

/** How long a pending booking waits for the laboratory where it does not say, in milliseconds. */
export const ASYNC_CONFIRMATION_TIMEOUT = 15 * MINUTE;

/** How long after its creation an order may go without a requisition while a slot is held for it. */
export const REQUISITION_TIMEOUT = 8 * HOUR;

/** How long before its start a slot that is held for an order without a requisition is given up. */
export const RESERVATION_NOTICE = 2 * HOUR;

/** Task by which a laboratory answers a pending booking. */
export const LAB_DECISION_TASK = "appointments.lab-decision";

/** Task that ends a booking which was never confirmed. */
export const EXPIRE_BOOKING_TASK = "appointments.expire-booking";

/** Task that gives up a slot whose order has no requisition. */
export const RELEASE_SLOT_TASK = "appointments.release-slot";

/** Which appointment a task is about. */
export interface AppointmentTask {
  readonly appointment_id: string;
}

/** What a laboratory is about to say. */
export interface LabDecisionTask extends AppointmentTask {
  readonly confirms: boolean;
}

/** What a confirmation makes of a booking: a slot is only held as long as the order has no requisition. */
export function getConfirmedState(world: World, orderId: string): AppointmentState {
  return world.tables.orders.get(orderId)?.status === "ordered" ? "reserved" : "scheduled";
}

/** The laboratory takes a booking; its order moves now, and not before. */
export function confirmBooking(world: World, row: AppointmentRow): AppointmentRow {
  const state = row.state === "pending" ? getConfirmedState(world, row.order_id) : "scheduled";
  const confirmed = stepAppointment(world, row, state);
  scheduleSlotRelease(world, confirmed);
  return confirmed;
}

/** The laboratory does not take a booking. */
export function rejectBooking(world: World, row: AppointmentRow): AppointmentRow {
  return stepAppointment(world, row, "cancelled", { data: { reason: "refused_by_provider" } });
}

/** Has a slot given up in time that is held for an order without a requisition. */
export function scheduleSlotRelease(world: World, row: AppointmentRow): void {
  const order = world.tables.orders.get(row.order_id);
  if (row.state !== "reserved" || row.start === null || order === undefined) return;
  const { appointment_id } = row;
  const notice = row.start - RESERVATION_NOTICE;
  // A scheduled order gets its requisition on its day, so its age says nothing.
  const limit = order.activate_by === null ? order.created_at + REQUISITION_TIMEOUT : notice;
  world.schedule(RELEASE_SLOT_TASK, Math.max(world.now(), Math.min(notice, limit)), { appointment_id });
}

/** The appointment of a task, if it is still as it was when the task was noted. */
function still(
  world: World,
  { appointment_id }: AppointmentTask,
  state: AppointmentState,
): AppointmentRow | null {
  const row = world.tables.appointments.get(appointment_id);
  return row?.state === state ? row : null;
}

export function runLabDecisionTask(world: World, task: LabDecisionTask): void {
  const row = still(world, task, "pending");
  if (row === null) return;
  if (task.confirms) confirmBooking(world, row);
  else rejectBooking(world, row);
}

export function runExpireBookingTask(world: World, task: AppointmentTask): void {
  const row = still(world, task, "pending");
  if (row !== null) stepAppointment(world, row, "cancelled", { data: { reason: "not_confirmed_in_time" } });
}

export function runReleaseSlotTask(world: World, task: AppointmentTask): void {
  const row = still(world, task, "reserved");
  if (row !== null) stepAppointment(world, row, "cancelled", { data: { reason: "no_requisition" } });
}

/** Statuses at which an order takes a booking that is confirmed later: those of any booking, and one before all of them. */
export const asyncBookableStatuses: readonly string[] = ["ordered", ...Object.keys(pathsToScheduled)];
