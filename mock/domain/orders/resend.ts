import { badRequest } from "../refusal.ts";
import type { OutboxEvent } from "../outbox/table.ts";
import type { World } from "../world.ts";
import { isOrderNews } from "./announce.ts";
import { orderOf } from "./order.ts";

/** Whose events are to be sent again. */
export interface Resend {
  readonly order_ids?: readonly string[] | null;
  /** Milliseconds; the bound itself counts. */
  readonly from?: number | null;
  /** Milliseconds; the bound itself counts. */
  readonly until?: number | null;
}

/**
 * Announces the events of orders again: those of the given orders, those of a stretch of time, or those that are both.
 * They go out as they were. Each goes out once, however often it was sent before.
 *
 * @returns the ids of the orders, in the order of their first event or as they were given.
 */
export function resendEvents(world: World, { order_ids, from, until }: Resend): string[] {
  if (order_ids == null && from == null && until == null) {
    throw badRequest("Give order_ids, or start_at and end_at: without them there is nothing to send again.");
  }
  if (from != null && until != null && until < from) {
    throw badRequest("end_at lies before start_at.");
  }
  const orders = order_ids?.map((id) => orderOf(world, id)) ?? null;
  const wanted = orders === null ? null : new Set(orders.map(({ order_id }) => order_id));
  const told = new Map<number, OutboxEvent>();
  for (const event of sources(world, orders?.map(({ user_id }) => user_id) ?? null)) {
    if (!isOrderNews(event.data)) continue;
    const { record } = event.data;
    const last = record.events.at(-1);
    if (last === undefined || wanted?.has(record.order_id) === false) continue;
    if (last.created_at < (from ?? -Infinity) || last.created_at > (until ?? Infinity)) continue;
    if (!told.has(last.id)) told.set(last.id, event);
  }
  for (const { event_type, data, user_id } of told.values()) world.emit(event_type, data, user_id);
  const sent = [...told.values()].flatMap(({ data }) => (isOrderNews(data) ? [data.record.order_id] : []));
  return orders?.map(({ order_id }) => order_id) ?? [...new Set(sent)];
}

/** The events among which to look: those of the users, each once, or all there are. */
function sources(world: World, users: readonly string[] | null): OutboxEvent[] {
  const { outbox } = world.tables;
  if (users === null) return [...outbox.all("all")];
  return [...new Set(users)].flatMap((user) => outbox.all("user", user));
}
