import type { World } from "../../world.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/**
 * Lets an order that came to a status be given what the status speaks of, an appointment for one, and returns it with that:
 * what the outside is told of the step has it too.
 */
export function runOrderPreparers(world: World, order: OrderRow, from: LowLevelStatus): OrderRow {
  for (const preparer of world.beforeOrderEvent) preparer(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}

/**
 * Tells whoever follows orders (`registerTasks` names them, so that the rules of orders need not know them) of a step,
 * and returns the order as they left it: a listener may move it on.
 */
export function notifyOrderListeners(world: World, order: OrderRow, from: LowLevelStatus | null): OrderRow {
  for (const listener of world.afterOrderEvent) listener(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}
