import type * as wire from "../../../../src/generated/types.ts";
import { RecentMap } from "../../../kernel/recent-map.ts";
import { shareJson } from "../../../kernel/shared-json.ts";
import type { World } from "../../world.ts";
import { getTransaction, listTransactionOrders } from "../lifecycle/transactions.ts";
import type { OrderRow, TransactionRow } from "../table.ts";
import { serializeOrder } from "./serialize-order.ts";

/** A serialized order, and everything beside its row that it was made from. */
interface SharedOrder {
  readonly base: string;
  readonly seed: string;
  readonly team: string;
  readonly transaction: TransactionRow;
  readonly orders: readonly OrderRow[];
  readonly order: wire.Order;
}

/** How many orders to keep. Each takes up to ten kilobytes. */
const LIMIT = 1_000;

/** Rows never change, so an order is serialized again only when its row, its transaction or the base URL is another one. */
const known = new RecentMap<OrderRow, SharedOrder>(LIMIT);

/** Serializes the current row of an order once for all responses. The result is frozen, and must not be given to callers in process, who may change theirs. */
export function shareOrder(world: World, row: OrderRow, base: string): wire.Order {
  const transaction = getTransaction(world, row.transaction_id);
  const { seed } = world;
  const team = world.team.id;
  const earlier = known.get(row);
  if (
    earlier?.base === base &&
    earlier.seed === seed &&
    earlier.team === team &&
    earlier.transaction === transaction &&
    // The only order of a transaction is this row.
    (transaction.order_ids.length === 1 ||
      areSame(earlier.orders, listTransactionOrders(world, row.transaction_id)))
  )
    return earlier.order;
  const orders = listTransactionOrders(world, row.transaction_id);
  const order = shareJson(serializeOrder(world, row, { base, transaction: orders }));
  known.set(row, { base, seed, team, transaction, orders, order });
  return order;
}

function areSame(some: readonly OrderRow[], others: readonly OrderRow[]): boolean {
  return some.length === others.length && some.every((row, index) => row === others[index]);
}
