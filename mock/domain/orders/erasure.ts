import type { World } from "../world.ts";

/**
 * Takes out the orders of a user, and the transactions that no order is left of. A kit that somebody else registered
 * shares the transaction of the order that it continues, so the transaction stays for the one whose user does.
 */
export function eraseOrders(world: World, userId: string): void {
  const { orders } = world.tables;
  const touched = new Set<string>();
  for (const { order_id, transaction_id } of orders.all("user", userId)) {
    orders.delete(order_id);
    touched.add(transaction_id);
  }
  for (const transactionId of touched) shrink(world, transactionId);
}

function shrink({ tables: { orders, orderTransactions } }: World, transactionId: string): void {
  const left = (orderTransactions.get(transactionId)?.order_ids ?? []).flatMap((id) => orders.get(id) ?? []);
  const last = left.at(-1);
  if (last === undefined) {
    orderTransactions.delete(transactionId);
  } else {
    const order_ids = left.map(({ order_id }) => order_id);
    orderTransactions.update(transactionId, { order_ids, user_id: last.user_id });
  }
}
