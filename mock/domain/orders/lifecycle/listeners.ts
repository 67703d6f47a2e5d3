import type { World } from "../../world.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/**
 * Runs the `beforeOrderEvent` listeners and returns the order that they leave. They add what the new status needs, such
 * as an appointment, so that the event contains it.
 */
export function runOrderPreparers(world: World, order: OrderRow, from: LowLevelStatus): OrderRow {
  for (const preparer of world.beforeOrderEvent) preparer(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}

/**
 * Runs the `afterOrderEvent` listeners and returns the order that they leave. A listener may move the order further.
 * `registerTasks` registers the listeners, so the rules of orders do not import them.
 */
export function notifyOrderListeners(world: World, order: OrderRow, from: LowLevelStatus | null): OrderRow {
  for (const listener of world.afterOrderEvent) listener(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}
