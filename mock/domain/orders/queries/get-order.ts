import { createNotFoundError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getMachine, listSteps } from "../lifecycle/get-machine.ts";
import type { LowLevelStatus } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { listTransactionOrders } from "../lifecycle/transactions.ts";

/** The order of an id; another team's is not found. */
export function getOrder(world: World, orderId: string): OrderRow {
  const order = world.tables.orders.get(orderId);
  if (order === undefined) throw createNotFoundError("Order");
  return order;
}

/** The steps that an order can take now, the usual one first. */
export function listLegalSteps(world: World, order: OrderRow): readonly LowLevelStatus[] {
  const steps = listSteps(getMachine(order), order.status);
  return canBeRedrawn(world, order) ? steps : steps.filter((low) => low !== "redraw_available");
}

/** A patient gives a second sample once in a transaction, and only after the first order of it. */
export function canBeRedrawn(world: World, order: OrderRow): boolean {
  if (order.origin !== "initial") return false;
  return listTransactionOrders(world, order.transaction_id).every(({ origin }) => origin !== "redraw");
}
