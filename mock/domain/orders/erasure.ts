import type { World } from "../world.ts";

/** Takes out the orders of a user, and the transactions that they belong to. */
export function eraseOrders(world: World, userId: string): void {
  const { orders, orderTransactions } = world.tables;
  for (const { order_id } of orders.all("user", userId)) orders.delete(order_id);
  for (const { transaction_id } of orderTransactions.all("user", userId)) {
    orderTransactions.delete(transaction_id);
  }
}
