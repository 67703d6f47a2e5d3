import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { isOrderEventData } from "../lifecycle/order-event-data.ts";
import { getOrder } from "./get-order.ts";
import type { OrderRow } from "../table.ts";

type OutboxEvent = ReturnType<World["emit"]>;

/** How many repeated events the outbox keeps. Without a limit, repeated calls would fill it. */
const REPEATS_KEPT = 1000;

/** Selects the orders whose events are sent again. */
export interface ResendFilter {
  readonly order_ids?: readonly string[] | null;
  /** Milliseconds: orders that were updated then or later. */
  readonly from?: number | null;
  /** Milliseconds: orders that were updated then or earlier. */
  readonly until?: number | null;
}

/**
 * Announces the events of orders again, as they were: those of the given orders, of the orders that were updated in a
 * stretch of time, or of those that are both. Each goes out once, however often it was sent before.
 */
export function resendEvents(world: World, resend: ResendFilter): OrderRow[] {
  const orders = selectOrders(world, resend);
  const wanted = new Set(orders.map(({ order_id }) => order_id));
  for (const { event_type, data, user_id } of listEvents(world, wanted))
    world.emit(event_type, data, user_id);
  return orders;
}

function selectOrders(world: World, { order_ids, from, until }: ResendFilter): OrderRow[] {
  if (order_ids == null && from == null && until == null) {
    throw createBadRequestError(
      "Give order_ids, or start_at and end_at: without them there is nothing to send again.",
    );
  }
  if (from != null && until != null && until < from)
    throw createBadRequestError("end_at lies before start_at.");
  const ids = order_ids == null ? null : [...new Set(order_ids)];
  const orders = ids?.map((id) => getOrder(world, id)) ?? world.tables.orders.all("created");
  return orders.filter(
    ({ updated_at }) => updated_at >= (from ?? -Infinity) && updated_at <= (until ?? Infinity),
  );
}

/**
 * What was told of orders, each step once and in the order in which it was first told. All events are looked through, not
 * those of the users of the orders: a kit may have been another user's before its registration.
 */
function listEvents(world: World, wanted: ReadonlySet<string>): Iterable<OutboxEvent> {
  const first = new Map<string, OutboxEvent>();
  const told = new Set<string>();
  const repeats: string[] = [];
  for (const event of world.tables.outbox.all("all")) {
    if (!isOrderEventData(event.data)) continue;
    const { order_id, events } = event.data.record;
    const step = `${order_id} ${events.at(-1)?.id ?? 0}`;
    if (told.has(step)) repeats.push(event.event_id);
    else if (wanted.has(order_id)) first.set(step, event);
    told.add(step);
  }
  // What was sent again before is of no use; without a bound, asking again and again would fill the outbox.
  for (const id of repeats.slice(0, -REPEATS_KEPT)) world.tables.outbox.delete(id);
  return first.values();
}
