import { SECOND } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** How long after its creation an order has its requisition. */
const REQUISITION_DELAY = 2 * SECOND;

/** How long a step takes that the lab or the courier takes. */
const STEP_DELAY = 5 * SECOND;

/** How long an order waits for its patient to book an appointment, or to register a test kit. */
const DECISION_DELAY = 30 * SECOND;

/** How long an appointment that was booked can be rescheduled or cancelled before it takes place. */
const APPOINTMENT_DELAY = 60 * SECOND;

const bookableStatuses: readonly LowLevelStatus[] = ["requisition_created", "requisition_bypassed"];

/** How long an order of the policy "auto" stays at its status, in milliseconds; null where only a person moves it on. */
export function getAutoDelay(order: OrderRow): number | null {
  if (order.status === "ordered") return REQUISITION_DELAY;
  // Whoever cancels an appointment books another one, or cancels the order.
  if (order.status === "appointment_cancelled") return null;
  return isWaitingForPatient(order) ? DECISION_DELAY : STEP_DELAY;
}

/**
 * How much longer an order of the policy "auto" waits whose step is due, in milliseconds; 0 where it takes the step. What
 * holds it back may have come after the step was planned: a booking, or one that the lab has not confirmed yet.
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

/** Whether an appointment was booked; one that the mock made takes no place of any slot. */
const holdsSlot = (world: World, { appointment_id }: { readonly appointment_id: string }): boolean =>
  world.tables.slotHolds.find("current", appointment_id) !== undefined;

const findAppointment = (world: World, { order_id }: OrderRow) =>
  world.tables.appointments.find("activeOfOrder", order_id);
