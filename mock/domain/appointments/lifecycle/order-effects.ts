import { moveOrder } from "../../orders/lifecycle/move-order.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "../../orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../orders/table.ts";
import type { World } from "../../world.ts";
import type { AppointmentState } from "./machine.ts";
import type { AppointmentRow } from "../table.ts";
import type { AppointmentKind } from "../slots/venues.ts";

type StatusPaths = Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;

const toScheduled: readonly LowLevelStatus[] = ["appointment_pending", "appointment_scheduled"];

const toPending: readonly LowLevelStatus[] = ["appointment_pending"];

/** Steps of an order when its appointment is scheduled. Orders with any other status take no appointment. */
export const pathsToScheduled: StatusPaths = {
  requisition_created: toScheduled,
  requisition_bypassed: toScheduled,
  appointment_cancelled: toScheduled,
  appointment_pending: ["appointment_scheduled"],
  // Rescheduling adds another event with the same status.
  appointment_scheduled: ["appointment_scheduled"],
};

/** Steps of an order when its appointment is requested and has no time yet. */
export const pathsToPending: StatusPaths = {
  requisition_created: toPending,
  requisition_bypassed: toPending,
  appointment_cancelled: toPending,
  appointment_pending: [],
};

/** Steps of an order when its appointment is cancelled. An order without a requisition does not change. */
const pathsToCancelled: StatusPaths = {
  appointment_pending: ["appointment_cancelled"],
  appointment_scheduled: ["appointment_cancelled"],
};

/**
 * Steps of an order by appointment state. A center does not report draws, so the results alone move a walk-in order. A
 * booking that waits for the lab does not move its order until it is confirmed.
 */
const effects: Readonly<Record<AppointmentKind, Readonly<Partial<Record<AppointmentState, StatusPaths>>>>> = {
  phlebotomy: {
    pending: pathsToPending,
    scheduled: pathsToScheduled,
    completed: { appointment_scheduled: ["draw_completed"] },
    cancelled: pathsToCancelled,
  },
  patient_service_center: { scheduled: pathsToScheduled, cancelled: pathsToCancelled },
};

export const methodByKind: Readonly<Record<AppointmentKind, CollectionMethod>> = {
  phlebotomy: "at_home_phlebotomy",
  patient_service_center: "walk_in_test",
};

export function getAppointmentKind({ method }: Pick<OrderRow, "method">): AppointmentKind | null {
  if (method === "at_home_phlebotomy") return "phlebotomy";
  return method === "walk_in_test" ? "patient_service_center" : null;
}

/** Moves the order to match its appointment. Leaves an order that has already moved elsewhere unchanged. */
export function moveOrderWithAppointment(world: World, row: AppointmentRow): void {
  const order = world.tables.orders.get(row.order_id);
  const paths = effects[row.kind][row.state];
  if (order === undefined || paths === undefined) return;
  for (const status of paths[order.status] ?? []) moveOrder(world, order.order_id, status);
}
