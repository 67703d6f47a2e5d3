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
 * Moves an order to another status. Every status change goes through this function. In one step it adds the event,
 * applies the effects of the status, emits the webhook event and runs the listeners.
 * @returns the order after all listeners, which may have moved it further
 * @throws ServiceError 400 when the machine of the order does not allow the move; nothing has changed then
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

/** Formats the message of an illegal move. */
export function formatIllegalMove(
  order: Pick<OrderRow, "status" | "method">,
  status: string,
  legal: readonly LowLevelStatus[],
): string {
  const next = legal.length === 0 ? "This status is terminal." : `It can become ${legal.join(", ")}.`;
  return `Transition from ${order.status} to ${status} is not allowed for an order by ${order.method}. ${next}`;
}

/** Changes fields of an order and its `updated_at`, but not its status. */
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
  const updated = world.tables.orders.update(order.order_id, {
    reads: 0,
    ...changed,
    details: { ...(changed.details ?? order.details), updated_at: now },
    events: [...order.events, event],
    status,
    updated_at: now,
  });
  const moved = runOrderPreparers(world, updated, order.status);
  emitOrderEvent(world, moved);
  if (moved.critical && !order.critical) emitCriticalResultEvent(world, moved);
  if (status === "redraw_available") createFollowUpOrder(world, moved, "redraw");
  return notifyOrderListeners(world, moved, order.status);
}
