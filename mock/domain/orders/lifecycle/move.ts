import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { announceCritical, announceOrder } from "./announce.ts";
import { effectOf, type MoveOptions } from "./effects.ts";
import { continueOrder } from "./follow-up.ts";
import { prepared, tellListeners } from "./listeners.ts";
import { legalSteps, getOrder } from "../queries/order.ts";
import type { LowLevel } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

export type { MoveOptions } from "./effects.ts";

/**
 * The one way an order changes its status. It refuses what the machine of the order does not allow, and changes nothing
 * then. Otherwise the event, the times, the effects of the new status, the outbox and whoever follows orders
 * (`listeners.ts`: an at-home appointment ends with its order, progress goes on) come in the same step.
 *
 * @returns the order as it is then; a listener may have moved it on.
 */
export function moveOrder(world: World, orderId: string, low: LowLevel, options: MoveOptions = {}): OrderRow {
  const order = getOrder(world, orderId);
  const legal = legalSteps(world, order);
  if (!legal.includes(low)) throw createBadRequestError(illegalMove(order, low, legal));
  return step(world, order, low, options);
}

/** What a refused move is told. */
export function illegalMove(
  order: Pick<OrderRow, "low" | "method">,
  low: string,
  legal: readonly LowLevel[],
): string {
  const ways = legal.length === 0 ? "It moves no more." : `It can become ${legal.join(", ")}.`;
  return `Transition from ${order.low} to ${low} is not allowed for an order of ${order.method}. ${ways}`;
}

/** Changes an order without moving it. */
export function amendOrder(world: World, orderId: string, patch: Partial<OrderRow>): OrderRow {
  getOrder(world, orderId);
  return world.tables.orders.update(orderId, { ...patch, updated_at: world.now() });
}

function step(world: World, order: OrderRow, low: LowLevel, options: MoveOptions): OrderRow {
  const now = world.now();
  const event = {
    id: world.ids.integer("order_event"),
    created_at: now,
    low,
    detail: options.detail ?? null,
  };
  const changed = effectOf(world, order, low, options);
  const stepped = world.tables.orders.update(order.order_id, {
    ...changed,
    details: { ...(changed.details ?? order.details), updated_at: now },
    events: [...order.events, event],
    low,
    updated_at: now,
    reads: 0,
  });
  const moved = prepared(world, stepped, order.low);
  announceOrder(world, moved);
  if (moved.critical && !order.critical) announceCritical(world, moved);
  if (low === "redraw_available") continueOrder(world, moved, "redraw");
  return tellListeners(world, moved, order.low);
}
