import type { ResendEvents } from "../../../../src/generated/types.ts";
import { parseQueryTime } from "../../query.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { emitOrderEventData } from "../lifecycle/emit-events.ts";
import { isOrderEventData, type OrderEventData, type OrderRow } from "../table.ts";
import { getOrder } from "./get-order.ts";
import { parseUpperBound } from "./list-orders.ts";

/** Number of repeated events that the outbox keeps. Without a limit, repeated calls would fill it. */
const REPEATS_KEPT = 1000;

/**
 * Emits all events of orders again, unchanged and oldest first. Selects the given orders, orders that were updated in a time
 * range, or those that match both. Emits each event once, even if it was resent before.
 */
export function resendEvents(world: World, resend: ResendEvents): OrderRow[] {
  const orders = selectOrders(world, resend);
  const orderIds = new Set(orders.map(({ order_id }) => order_id));
  for (const data of listEvents(world, orderIds)) emitOrderEventData(world, data);
  return orders;
}

function selectOrders(world: World, { order_ids, start_at, end_at }: ResendEvents): OrderRow[] {
  if (order_ids == null && start_at == null && end_at == null)
    throw createBadRequestError(
      "Give order_ids, or start_at and end_at. They select the orders whose events are resent.",
    );
  const from = start_at == null ? -Infinity : parseQueryTime("start_at", start_at).time;
  const to = end_at == null ? Infinity : parseUpperBound("end_at", end_at, "23:59:59");
  if (to <= from) throw createBadRequestError("end_at must not be before start_at.");
  const ids = order_ids == null ? null : [...new Set(order_ids)];
  const orders = ids?.map((id) => getOrder(world, id)) ?? world.tables.orders.all("created");
  return orders.filter(({ updated_at }) => updated_at >= from && updated_at < to);
}

/**
 * Lists the events of orders, each status change once and in its original order. Reads the whole outbox and not only
 * the events of the orders' users, because a kit may have belonged to another user before its registration.
 */
function listEvents(world: World, orderIds: ReadonlySet<string>): Iterable<OrderEventData> {
  const first = new Map<string, OrderEventData>();
  const seen = new Set<string>();
  const repeats: string[] = [];
  for (const { event_id, data } of world.tables.outbox.all("all")) {
    if (!isOrderEventData(data)) continue;
    const { order_id, events } = data.record;
    const step = `${order_id} ${events.at(-1)!.id}`;
    if (seen.has(step)) repeats.push(event_id);
    else if (orderIds.has(order_id)) first.set(step, data);
    seen.add(step);
  }
  // Deletes all but the newest repeats, so that repeated calls do not fill the outbox.
  for (const id of repeats.slice(0, -REPEATS_KEPT)) world.tables.outbox.delete(id);
  return first.values();
}
