import { moveOrder } from "../orders/lifecycle/move-order.ts";
import type { CollectionMethod } from "../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "../orders/lifecycle/statuses.ts";
import type { OrderRow } from "../orders/table.ts";
import type { World } from "../world.ts";
import type { AppointmentState } from "./machine.ts";
import type { AppointmentRow } from "./table.ts";
import type { AppointmentKind } from "./venues.ts";

type Ways = Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;

const toScheduled: readonly LowLevelStatus[] = ["appointment_pending", "appointment_scheduled"];

const toPending: readonly LowLevelStatus[] = ["appointment_pending"];

/** The way of an order once its appointment is agreed; orders at any other status have none, and take no appointment. */
export const pathsToScheduled: Ways = {
  requisition_created: toScheduled,
  requisition_bypassed: toScheduled,
  appointment_cancelled: toScheduled,
  appointment_pending: ["appointment_scheduled"],
  // Another time is another event of the same status.
  appointment_scheduled: ["appointment_scheduled"],
};

/** The way of an order whose patient waits for a call that agrees on a time. */
export const pathsToPending: Ways = {
  requisition_created: toPending,
  requisition_bypassed: toPending,
  appointment_cancelled: toPending,
  appointment_pending: [],
};

/** An order without its requisition knows nothing of appointments, so a cancellation leaves it as it is. */
const waysToCancelled: Ways = {
  appointment_pending: ["appointment_cancelled"],
  appointment_scheduled: ["appointment_cancelled"],
};

/**
 * What each state of an appointment does to its order. A center does not tell of draws, so an order of a walk-in test
 * moves on by its results alone; and a booking that waits for the laboratory moves no order until it is confirmed.
 */
const effects: Readonly<Record<AppointmentKind, Readonly<Partial<Record<AppointmentState, Ways>>>>> = {
  phlebotomy: {
    pending: pathsToPending,
    scheduled: pathsToScheduled,
    completed: { appointment_scheduled: ["draw_completed"] },
    cancelled: waysToCancelled,
  },
  patient_service_center: { scheduled: pathsToScheduled, cancelled: waysToCancelled },
};

/** The method of the orders that appointments of a kind are for. */
export const methodByKind: Readonly<Record<AppointmentKind, CollectionMethod>> = {
  phlebotomy: "at_home_phlebotomy",
  patient_service_center: "walk_in_test",
};

/** The kind of appointments that orders of a method have; null for those that have none. */
export function getAppointmentKind({ method }: Pick<OrderRow, "method">): AppointmentKind | null {
  if (method === "at_home_phlebotomy") return "phlebotomy";
  return method === "walk_in_test" ? "patient_service_center" : null;
}

/** Moves the order along with its appointment. An order that has gone another way already stays where it is. */
export function moveOrderWithAppointment(world: World, row: AppointmentRow): void {
  const order = world.tables.orders.get(row.order_id);
  const ways = effects[row.kind][row.state];
  if (order === undefined || ways === undefined) return;
  for (const low of ways[order.status] ?? []) moveOrder(world, order.order_id, low);
}
