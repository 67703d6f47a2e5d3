import type { TaskPayload } from "../../task-payloads.ts";
import { parseInstant } from "../../../kernel/time.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { notifyOrderListeners } from "./emit-events.ts";
import { parseActivationDate } from "../intake/terms.ts";
import { patchOrder, moveOrder } from "./move-order.ts";
import { getOrder } from "../queries/get-order.ts";
import { listLegalSteps } from "./get-machine.ts";
import { type LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** Statuses in which `activate_by` can be changed. */
const changeableStatuses: readonly LowLevelStatus[] = ["ordered", "awaiting_registration"];

/** Returns the instant at which the order's day begins, in UTC. Returns null for an order that is not scheduled. */
function getActivationTime({ activate_by }: Pick<OrderRow, "activate_by">): number | null {
  return activate_by === null ? null : parseInstant(`${activate_by}T00:00:00Z`);
}

export function isScheduled(world: World, order: Pick<OrderRow, "activate_by">): boolean {
  const due = getActivationTime(order);
  return due !== null && due > world.now();
}

export function scheduleActivation(world: World, order: OrderRow): void {
  const due = getActivationTime(order);
  if (due === null) return;
  world.schedule("orders.activate", due, { order_id: order.order_id, activate_by: order.activate_by ?? "" });
}

/** Activates an order, unless its day has changed, its status has changed or it is erased. */
export function runActivationTask(
  world: World,
  { order_id, activate_by }: TaskPayload<"orders.activate">,
): void {
  const order = world.tables.orders.get(order_id);
  if (order?.activate_by === activate_by && order.status === "ordered") activate(world, order);
}

/** Moves an order to its first regular step: the requisition is created, or the kit waits for a registration. */
function activate(world: World, scheduled: OrderRow): OrderRow {
  // The order starts now, so listeners treat it like a new order.
  const order = notifyOrderListeners(world, scheduled, null);
  const [next] = listLegalSteps(world, order);
  return order.status === "ordered" && next !== undefined ? moveOrder(world, order.order_id, next) : order;
}

/**
 * Changes the day of a scheduled order, YYYY-mm-dd, or activates the order now when it is null.
 * @throws ServiceError 400 when the order is not scheduled or has already started
 */
export function updateOrder(
  world: World,
  orderId: string,
  { activate_by }: Pick<OrderRow, "activate_by">,
): OrderRow {
  const order = getOrder(world, orderId);
  if (!changeableStatuses.includes(order.status))
    throw createBadRequestError(
      `activate_by cannot be changed while the order is ${order.status}. It can be changed while the order is ${changeableStatuses.join(" or ")}.`,
    );
  if (order.activate_by === null)
    throw createBadRequestError(
      "activate_by cannot be changed: this order was created for immediate processing.",
    );
  const date = parseActivationDate(world, activate_by);
  const changed = patchOrder(world, order.order_id, { activate_by: date });
  if (date === null) return activate(world, changed);
  scheduleActivation(world, changed);
  return changed;
}
