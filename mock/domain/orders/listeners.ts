import type { World } from "../world.ts";
import type { LowLevel } from "./statuses.ts";
import type { OrderRow } from "./table.ts";

/**
 * Told of each step of an order, in the same synchronous step and after its event was written. `from` is null where the
 * order was just made. Areas that follow orders (appointments, progress) are registered in `tasks.ts`, so that the rules
 * of orders need not know them.
 */
export type OrderListener = (world: World, order: OrderRow, from: LowLevel | null) => void;

/** Tells whoever follows orders, and returns the order as they left it: a listener may move it on. */
export function tellListeners(world: World, order: OrderRow, from: LowLevel | null): OrderRow {
  for (const listener of world.orderListeners) listener(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}
