import { createNotFoundError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { machineOf, stepsFrom } from "../lifecycle/machine.ts";
import type { LowLevel } from "../lifecycle/statuses.ts";
import type { OrderRow } from "../table.ts";
import { ordersOf } from "../lifecycle/transactions.ts";

/** The order of an id; another team's is not found. */
export function getOrder(world: World, orderId: string): OrderRow {
  const order = world.tables.orders.get(orderId);
  if (order === undefined) throw createNotFoundError("Order");
  return order;
}

/** The steps that an order can take now, the usual one first. */
export function legalSteps(world: World, order: OrderRow): readonly LowLevel[] {
  const steps = stepsFrom(machineOf(order), order.low);
  return mayBeRedrawn(world, order) ? steps : steps.filter((low) => low !== "redraw_available");
}

/** A patient gives a second sample once in a transaction, and only after the first order of it. */
export function mayBeRedrawn(world: World, order: OrderRow): boolean {
  if (order.origin !== "initial") return false;
  return ordersOf(world, order.transaction_id).every(({ origin }) => origin !== "redraw");
}
