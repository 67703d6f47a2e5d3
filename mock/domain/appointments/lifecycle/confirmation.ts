import type { TaskPayload } from "../../task-payloads.ts";
import { HOUR, MINUTE } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import { type AppointmentState, isActiveState } from "./machine.ts";
import { pathsToScheduled, completeAppointment, stepAppointment } from "./step.ts";
import type { AppointmentRow } from "../table.ts";

/** Default time that a booking request waits for the lab's decision, in milliseconds. */
export const SYNC_CONFIRMATION_TIMEOUT = 2_500;

/** Default time that a pending booking waits for the lab's decision, in milliseconds. */
export const ASYNC_CONFIRMATION_TIMEOUT = 15 * MINUTE;

/** Maximum age of an order without a requisition that holds a slot. */
const REQUISITION_TIMEOUT = 8 * HOUR;

/** Time before its start at which a slot is released when the order still has no requisition. */
const RESERVATION_NOTICE = 2 * HOUR;

/** Returns the state of a confirmed booking: `reserved` until the order has a requisition, then `scheduled`. */
export function getConfirmedState(world: World, orderId: string): AppointmentState {
  return world.tables.orders.get(orderId)?.status === "ordered" ? "reserved" : "scheduled";
}

export function confirmBooking(world: World, row: AppointmentRow): AppointmentRow {
  const state = row.state === "pending" ? getConfirmedState(world, row.order_id) : "scheduled";
  const confirmed = stepAppointment(world, row, state);
  scheduleSlotRelease(world, confirmed);
  return confirmed;
}

export function rejectBooking(world: World, row: AppointmentRow): AppointmentRow {
  return stepAppointment(world, row, "cancelled", { data: { reason: "refused_by_provider" } });
}

/** Schedules the release of a slot that is reserved for an order without a requisition. */
export function scheduleSlotRelease(world: World, row: AppointmentRow): void {
  const order = world.tables.orders.get(row.order_id);
  if (row.state !== "reserved" || row.start === null || order === undefined) return;
  const { appointment_id } = row;
  const notice = row.start - RESERVATION_NOTICE;
  // A scheduled order gets its requisition on its activation day, so its age does not matter.
  const limit = order.activate_by === null ? order.created_at + REQUISITION_TIMEOUT : notice;
  world.schedule("appointments.release-slot", Math.max(world.now(), Math.min(notice, limit)), {
    appointment_id,
  });
}

function findAppointmentInState(
  world: World,
  { appointment_id }: TaskPayload<"appointments.end">,
  state: AppointmentState,
): AppointmentRow | null {
  const row = world.tables.appointments.get(appointment_id);
  return row?.state === state ? row : null;
}

export function runLabDecisionTask(world: World, task: TaskPayload<"appointments.lab-decision">): void {
  const row = findAppointmentInState(world, task, "pending");
  if (row === null) return;
  if (task.confirms) confirmBooking(world, row);
  else rejectBooking(world, row);
}

export function runExpireBookingTask(world: World, task: TaskPayload<"appointments.end">): void {
  const row = findAppointmentInState(world, task, "pending");
  if (row !== null) stepAppointment(world, row, "cancelled", { data: { reason: "not_confirmed_in_time" } });
}

export function runReleaseSlotTask(world: World, task: TaskPayload<"appointments.end">): void {
  const row = findAppointmentInState(world, task, "reserved");
  if (row !== null) stepAppointment(world, row, "cancelled", { data: { reason: "no_requisition" } });
}

/**
 * Ends an appointment that is over, unless it was rescheduled: nobody reports that it did not take place. An appointment of a
 * cancelled order is cancelled.
 */
export function runEndAppointmentTask(world: World, task: TaskPayload<"appointments.end">): void {
  const row = world.tables.appointments.get(task.appointment_id);
  if (row === undefined || !isActiveState(row.state) || row.end === null || row.end > world.now()) return;
  if (world.tables.orders.get(row.order_id)?.status === "cancelled")
    stepAppointment(world, row, "cancelled", { data: { reason: "order_cancelled" } });
  else completeAppointment(world, row);
}

/** Order statuses that allow an asynchronous booking: those of any booking, and `ordered`. */
export const asyncBookableStatuses: readonly string[] = ["ordered", ...Object.keys(pathsToScheduled)];
