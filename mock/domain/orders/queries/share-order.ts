import type * as wire from "../../../../src/generated/types.ts";
import { RecentMap } from "../../../kernel/recent-map.ts";
import { shareJson } from "../../../kernel/shared-json.ts";
import type { World } from "../../world.ts";
import { listTransactionOrders } from "../lifecycle/transactions.ts";
import type { OrderRow } from "../table.ts";
import { serializeOrder } from "./serialize-order.ts";

/** A serialized order, and everything beside its row that it was made from. */
interface SharedOrder {
  readonly base: string;
  readonly seed: string;
  readonly team: string;
  readonly transaction: readonly OrderRow[];
  readonly order: wire.Order;
}

/** How many orders to keep. Each takes up to ten kilobytes. */
const LIMIT = 1_000;

/** Rows never change, so an order is serialized again only when its row, its transaction or the base URL is another one. */
const known = new RecentMap<OrderRow, SharedOrder>(LIMIT);

/** Serializes an order once for all responses. The result is frozen, and must not be given to callers in process, who may change theirs. */
export function shareOrder(world: World, row: OrderRow, base: string): wire.Order {
  const transaction = listTransactionOrders(world, row.transaction_id);
  const { seed } = world;
  const team = world.team.id;
  const earlier = known.get(row);
  if (
    earlier?.base === base &&
    earlier.seed === seed &&
    earlier.team === team &&
    areSame(earlier.transaction, transaction)
  )
    return earlier.order;
  const order = shareJson(serializeOrder(world, row, { base, transaction }));
  known.set(row, { base, seed, team, transaction, order });
  return order;
}

function areSame(some: readonly OrderRow[], others: readonly OrderRow[]): boolean {
  return some.length === others.length && some.every((row, index) => row === others[index]);
}
