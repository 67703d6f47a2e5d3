import { getOrder } from "../orders/queries/get-order.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { AppointmentRow } from "./table.ts";
import type { AppointmentKind } from "./venues.ts";

/**
 * The newest appointment of an order, be it over or not.
 * @throws Refusal where nobody knows the order, or it has no appointment of that kind
 */
export function getAppointment(world: World, orderId: string, kind: AppointmentKind): AppointmentRow {
  const { order_id } = getOrder(world, orderId);
  const row = world.tables.appointments.all("order", order_id).findLast((each) => each.kind === kind);
  if (row === undefined) throw createNotFoundError("Appointment");
  return row;
}

/** The appointment of an order that is neither over nor called off, if there is one. */
export function findActiveAppointment(world: World, orderId: string): AppointmentRow | undefined {
  return world.tables.appointments.find("activeOfOrder", orderId);
}
