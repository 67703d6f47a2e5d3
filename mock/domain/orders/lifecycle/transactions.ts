import type { orderTransactionStatusValues } from "../../../../src/generated/enums.ts";
import { orNotFound } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getTopLevelStatus, type TopLevelStatus } from "./statuses.ts";
import type { OrderInTransaction, OrderRow, TransactionRow } from "../table.ts";

type TransactionStatus = (typeof orderTransactionStatusValues)[number];

/**
 * Status of a transaction by the top-level status of its last order. A failed order keeps it active, because it can be
 * redrawn or recreated.
 */
const statusByTopLevelStatus: Readonly<Record<TopLevelStatus, TransactionStatus>> = {
  received: "active",
  collecting_sample: "active",
  sample_with_lab: "active",
  failed: "active",
  completed: "completed",
  cancelled: "cancelled",
};

/** Returns the transaction with this id. Throws ServiceError 404 when there is none. */
export function getTransaction(world: World, transactionId: string): TransactionRow {
  return orNotFound("Order transaction", world.tables.orderTransactions.get(transactionId));
}

export function listTransactionOrders(world: World, transactionId: string): OrderRow[] {
  const { order_ids } = getTransaction(world, transactionId);
  return order_ids.flatMap((id) => world.tables.orders.get(id) ?? []);
}

/**
 * Keeps of an order what transactions return, with its last event. Leaves out patient data, because the patient may be
 * another user's.
 */
export function toTransactionOrder(order: OrderRow): OrderInTransaction {
  const { order_id, method, origin, parent_id, status, created_at, updated_at } = order;
  const events = order.events.slice(-1);
  return { order_id, method, origin, parent_id, events, status, created_at, updated_at };
}

/** Returns the status of a transaction, which follows its last order. */
export function getTransactionStatus(orders: readonly OrderInTransaction[]): TransactionStatus {
  const { method, status } = orders.at(-1)!;
  return statusByTopLevelStatus[getTopLevelStatus(method, status)];
}

export function joinTransaction(world: World, order: OrderRow): void {
  const { orderTransactions } = world.tables;
  const { transaction_id, user_id, order_id, created_at } = order;
  const open = orderTransactions.get(transaction_id);
  if (open === undefined) {
    orderTransactions.insert({ transaction_id, user_id, order_ids: [order_id], created_at });
  } else {
    orderTransactions.update(transaction_id, { order_ids: [...open.order_ids, order_id] });
  }
}
