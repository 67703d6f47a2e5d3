import { SECOND } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** How long after its creation an order gets its requisition. */
const REQUISITION_DELAY = 2 * SECOND;

/** How long a step of the lab or the courier takes. */
const STEP_DELAY = 5 * SECOND;

/** How long an order waits for its patient to book an appointment or to register a test kit. */
const DECISION_DELAY = 30 * SECOND;

/** How long a booked appointment can be rescheduled or cancelled before it takes place. */
const APPOINTMENT_DELAY = 60 * SECOND;

const bookableStatuses: readonly LowLevelStatus[] = ["requisition_created", "requisition_bypassed"];

/**
 * Returns how long an order with the policy "auto" stays at its status, in milliseconds. Returns null when only a
 * person can move it.
 */
export function getAutoDelay(order: OrderRow): number | null {
  if (order.status === "ordered") return REQUISITION_DELAY;
  // After a cancelled appointment, somebody must book another one or cancel the order.
  if (order.status === "appointment_cancelled") return null;
  return isWaitingForPatient(order) ? DECISION_DELAY : STEP_DELAY;
}

/**
 * Returns how much longer an order with the policy "auto" waits when its step is due, in milliseconds. Returns 0 when
 * it takes the step now. An appointment that was booked after the step was scheduled delays the step.
 */
export function getFurtherDelay(world: World, order: OrderRow): number {
  const appointment = findAppointment(world, order);
  if (appointment === undefined) return 0;
  if (bookableStatuses.includes(order.status)) return STEP_DELAY;
  if (order.status !== "appointment_scheduled" || !holdsSlot(world, appointment)) return 0;
  const since = order.events.at(-1)?.created_at ?? 0;
  return Math.max(0, since + APPOINTMENT_DELAY - world.now());
}

function isWaitingForPatient({ status, method, registrable }: OrderRow): boolean {
  if (registrable && status === "with_customer") return true;
  const takesAppointment = method === "at_home_phlebotomy" || method === "walk_in_test";
  return takesAppointment && bookableStatuses.includes(status);
}

/** Whether the appointment was booked by a request. An appointment that the mock created holds no slot. */
const holdsSlot = (world: World, { appointment_id }: { readonly appointment_id: string }): boolean =>
  world.tables.slotHolds.find("current", appointment_id) !== undefined;

const findAppointment = (world: World, { order_id }: OrderRow) =>
  world.tables.appointments.find("activeOfOrder", order_id);
