import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import type { OrderEventData } from "./order-event-data.ts";
import { getLastReport } from "../results/result-history.ts";
import type { OrderRow } from "../table.ts";
import { toTransactionOrder, listTransactionOrders } from "./transactions.ts";

/** Says that an order was made or came to another status. */
export function emitOrderEvent(world: World, record: OrderRow): void {
  // Partial results change the order for every team, and are announced only to those who asked for it.
  if (record.status === "partial_results" && !world.settings.get().partialResultWebhooks) return;
  const news: OrderEventData = {
    kind: "order",
    record,
    transaction: listTransactionOrders(world, record.transaction_id).map((order) =>
      order.order_id === record.order_id ? null : toTransactionOrder(order),
    ),
  };
  const type = record.events.length === 1 ? "labtest.order.created" : "labtest.order.updated";
  world.emit(type, news, record.user_id);
}

/** Says that results are critical, be they final or not. */
export function emitCriticalResultEvent(world: World, order: OrderRow): void {
  const data = {
    order_id: order.order_id,
    sample_id: order.sample_id,
    status: getLastReport(order.result_history)?.stage === "partial" ? "partial" : "final",
    interpretation: order.interpretation,
    team_id: world.team.id,
    user_id: order.user_id,
    created_at: toIso(order.created_at, 0),
    updated_at: toIso(order.updated_at, 0),
  };
  world.emit("labtest.result.critical", data, order.user_id);
}
