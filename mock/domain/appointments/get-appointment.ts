import { getOrder } from "../orders/queries/get-order.ts";
import { orNotFound } from "../service-error.ts";
import type { World } from "../world.ts";
import type { AppointmentRow } from "./table.ts";
import type { AppointmentKind } from "./slots/venues.ts";

/**
 * Returns the newest appointment of an order, in any state.
 * Throws ServiceError 404 when the order is unknown or has no appointment of this kind.
 */
export function getAppointment(world: World, orderId: string, kind: AppointmentKind): AppointmentRow {
  const { order_id } = getOrder(world, orderId);
  return orNotFound(
    "Appointment",
    world.tables.appointments.all("order", order_id).findLast((each) => each.kind === kind),
  );
}

/** Finds the appointment of an order that is neither completed nor cancelled. */
export function findActiveAppointment(world: World, orderId: string): AppointmentRow | undefined {
  return world.tables.appointments.find("activeOfOrder", orderId);
}
