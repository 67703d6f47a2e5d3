import { toIso } from "../../../kernel/time.ts";
import type { World } from "../../world.ts";
import type { OrderEventData, OrderRow } from "../table.ts";
import { getLastReport } from "../results/result-history.ts";
import { toTransactionOrder, listTransactionOrders } from "./transactions.ts";
import { type LowLevelStatus } from "./statuses.ts";

export function emitOrderEvent(world: World, record: OrderRow): void {
  // Every team's order changes with partial results. Only teams that turn the setting on get the event.
  if (record.status === "partial_results" && !world.settings.get().partialResultWebhooks) return;
  emitOrderEventData(world, {
    kind: "order",
    record,
    transaction: listTransactionOrders(world, record.transaction_id).map((order) =>
      order.order_id === record.order_id ? null : toTransactionOrder(order),
    ),
  });
}

export function emitOrderEventData(world: World, data: OrderEventData): void {
  const { events, user_id } = data.record;
  const type = events.length === 1 ? "labtest.order.created" : "labtest.order.updated";
  world.emit(type, data, user_id);
}

/** Emits the event of critical results, partial or final. */
export function emitCriticalResultEvent(world: World, order: OrderRow): void {
  const data = {
    order_id: order.order_id,
    sample_id: order.sample_id ?? "",
    status: getLastReport(order.result_history)?.stage === "partial" ? "partial" : "final",
    interpretation: "critical",
    team_id: world.team.id,
    user_id: order.user_id,
    created_at: toIso(order.created_at, 0),
    updated_at: toIso(order.updated_at, 0),
  };
  world.emit("labtest.result.critical", data, order.user_id);
}

/**
 * Runs the `beforeOrderEvent` listeners and returns the order that they leave. They add what the new status needs, such
 * as an appointment, so that the event contains it.
 */
export function runOrderPreparers(world: World, order: OrderRow, from: LowLevelStatus): OrderRow {
  for (const preparer of world.beforeOrderEvent) preparer(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}

/**
 * Runs the `afterOrderEvent` listeners and returns the order that they leave. A listener may move the order further.
 * `registerTasks` registers the listeners, so the rules of orders do not import them.
 */
export function notifyOrderListeners(world: World, order: OrderRow, from: LowLevelStatus | null): OrderRow {
  for (const listener of world.afterOrderEvent) listener(world, order, from);
  return world.tables.orders.get(order.order_id) ?? order;
}
