import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { emitCriticalResultEvent, emitOrderEvent } from "./emit-events.ts";
import { computeStatusEffects, type MoveOptions } from "./status-effects.ts";
import { createFollowUpOrder } from "./follow-up.ts";
import { runOrderPreparers, notifyOrderListeners } from "./listeners.ts";
import { getOrder } from "../queries/get-order.ts";
import { listLegalSteps } from "./get-machine.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

export type { MoveOptions } from "./status-effects.ts";

/**
 * The one way an order changes its status. It refuses what the machine of the order does not allow, and changes nothing
 * then. Otherwise the event, the times, the effects of the new status, the outbox and whoever follows orders
 * (`listeners.ts`: an at-home appointment ends with its order, progress goes on) come in the same step.
 *
 * @returns the order as it is then; a listener may have moved it on.
 */
export function moveOrder(
  world: World,
  orderId: string,
  status: LowLevelStatus,
  options: MoveOptions = {},
): OrderRow {
  const order = getOrder(world, orderId);
  const legal = listLegalSteps(world, order);
  if (!legal.includes(status)) throw createBadRequestError(formatIllegalMove(order, status, legal));
  return applyMove(world, order, status, options);
}

/** What a refused move is told. */
export function formatIllegalMove(
  order: Pick<OrderRow, "status" | "method">,
  status: string,
  legal: readonly LowLevelStatus[],
): string {
  const ways = legal.length === 0 ? "It moves no more." : `It can become ${legal.join(", ")}.`;
  return `Transition from ${order.status} to ${status} is not allowed for an order of ${order.method}. ${ways}`;
}

/** Changes an order without moving it. */
export function patchOrder(world: World, orderId: string, patch: Partial<OrderRow>): OrderRow {
  getOrder(world, orderId);
  return world.tables.orders.update(orderId, { ...patch, updated_at: world.now() });
}

function applyMove(world: World, order: OrderRow, status: LowLevelStatus, options: MoveOptions): OrderRow {
  const now = world.now();
  const event = {
    id: world.ids.integer("order_event"),
    created_at: now,
    status,
    detail: options.detail ?? null,
  };
  const changed = computeStatusEffects(world, order, status, options);
  const stepped = world.tables.orders.update(order.order_id, {
    ...changed,
    details: { ...(changed.details ?? order.details), updated_at: now },
    events: [...order.events, event],
    status,
    updated_at: now,
    reads: 0,
  });
  const moved = runOrderPreparers(world, stepped, order.status);
  emitOrderEvent(world, moved);
  if (moved.critical && !order.critical) emitCriticalResultEvent(world, moved);
  if (status === "redraw_available") createFollowUpOrder(world, moved, "redraw");
  return notifyOrderListeners(world, moved, order.status);
}
