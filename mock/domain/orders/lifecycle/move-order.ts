import { createBadRequestError } from "../../service-error.ts";
import { createTeamToken } from "../../team-token.ts";
import type { World } from "../../world.ts";
import {
  emitCriticalResultEvent,
  emitOrderEvent,
  runOrderPreparers,
  notifyOrderListeners,
} from "./emit-events.ts";
import { createFollowUpOrder } from "./follow-up.ts";
import { getOrder } from "../queries/get-order.ts";
import { listLegalSteps, getMachine } from "./get-machine.ts";
import { type LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";
import { buildRegistration } from "../seeding/order-defaults.ts";
import { addLabReport } from "../results/summary.ts";
import type { ResultFlags } from "../results/result-history.ts";
import { addTracking } from "./shipment.ts";

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

export function formatIllegalMove(
  order: Pick<OrderRow, "status" | "method">,
  status: string,
  legal: readonly LowLevelStatus[],
): string {
  return `Transition from ${order.status} to ${status} is not allowed for an order by ${order.method}. ${describeNext(legal)}`;
}

const describeNext = (legal: readonly LowLevelStatus[]): string =>
  legal.length === 0 ? "This status is terminal." : `It can become ${legal.join(", ")}.`;

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
  const changed = effects[status]?.(world, order, options) ?? {};
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

export interface MoveOptions {
  /** The event's `status_detail`. */
  readonly detail?: string | null;
  /** Properties of the results, when the step adds results. */
  readonly flags?: ResultFlags;
}

/** Computes what changes in an order when it reaches a status, besides its events. */
type Effect = (world: World, order: OrderRow, options: MoveOptions) => Partial<OrderRow>;

/** Effects by status. Other statuses have none. */
const effects: Readonly<Partial<Record<LowLevelStatus, Effect>>> = {
  requisition_created: (world) => ({
    requisition: { issued_at: world.now(), token: createTeamToken(world, "requisition", 32) },
  }),
  transit_customer: (world, order) => addTracking(world, order, "outbound"),
  transit_lab: (world, order) => addTracking(world, order, "inbound"),
  // A registration by request has already set the patient. A simulated one uses synthetic data.
  registered: buildRegistration,
  partial_results: (world, order, { flags }) => addLabReport(world, order, "partial", flags),
  completed: (world, order, { flags }) => addLabReport(world, order, "final", flags),
  corrected: (world, order, { flags }) => addLabReport(world, order, "corrected", flags),
};

/**
 * Cancels an order and its at-home appointment. Changes nothing when it was already cancelled.
 * @throws ServiceError 400 when the status of the order does not allow it
 */
export function cancelOrder(world: World, orderId: string) {
  const order = getOrder(world, orderId);
  if (order.status === "cancelled") return { order, alreadyCancelled: true };
  const { cancellable } = getMachine(order);
  if (!cancellable.includes(order.status)) {
    throw createBadRequestError(
      `This order is not in a cancellable status: it is ${order.status}. ${describeNext(listLegalSteps(world, order))} ` +
        `Orders by ${order.method} can be cancelled while they are ${cancellable.join(", ")}.`,
    );
  }
  return { order: moveOrder(world, orderId, "cancelled"), alreadyCancelled: false };
}
