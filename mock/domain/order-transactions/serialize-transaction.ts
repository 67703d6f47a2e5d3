import type { OrderSummary, OrderTransactionResponse } from "../../../src/generated/types.ts";
import { getTransactionStatus, listTransactionOrders } from "../orders/lifecycle/transactions.ts";
import { formatInstant, getLastEvent } from "../orders/queries/serialize-order.ts";
import type { OrderRow, TransactionRow } from "../orders/table.ts";
import type { World } from "../world.ts";

/** Serializes a transaction, as `orderTransactions.get` returns it. */
export function serializeTransaction(
  world: World,
  { transaction_id }: TransactionRow,
): OrderTransactionResponse {
  const orders = listTransactionOrders(world, transaction_id);
  return {
    id: transaction_id,
    team_id: world.team.id,
    status: getTransactionStatus(orders),
    orders: orders.map(serializeOrderSummary),
  };
}

function serializeOrderSummary(row: OrderRow): OrderSummary {
  return {
    id: row.order_id,
    origin: row.origin,
    parent_id: row.parent_id,
    last_status: row.status,
    last_status_created_at: formatInstant(getLastEvent(row).created_at),
    created_at: formatInstant(row.created_at),
    updated_at: formatInstant(row.updated_at),
  };
}
