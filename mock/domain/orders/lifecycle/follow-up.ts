import { assertRoom } from "../../assert-room.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { insertOrder } from "../intake/insert-order.ts";
import { getTopLevelStatus } from "./statuses.ts";
import { listTransactionOrders } from "./transactions.ts";
import type { OrderRow } from "../table.ts";

/** Creates an order of the same tests for the same patient, in the same transaction. */
export function createFollowUpOrder(world: World, origin: OrderRow, kind: "redraw" | "recreation"): OrderRow {
  const {
    details: _details,
    events: _events,
    status: _status,
    order_id,
    requisition: _requisition,
    result_history: _resultHistory,
    ...same
  } = origin;
  return insertOrder(world, {
    ...same,
    origin: kind,
    parent_id: order_id,
    imported: false,
    // Once the first kit is registered, the patient of the second one is known.
    registrable: origin.registrable && origin.patient === null,
    sample_id: null,
    activate_by: null,
  });
}

/**
 * Recreates an order that failed or was cancelled, in the same transaction.
 * @throws ServiceError 400 for any other order, 429 when the team is full
 */
export function recreateOrder(world: World, order: OrderRow): OrderRow {
  const topLevelStatus = getTopLevelStatus(order.method, order.status);
  if (topLevelStatus !== "failed" && topLevelStatus !== "cancelled")
    throw createBadRequestError(
      `This order is "${order.status}". Only an order that failed or was cancelled can be recreated.`,
    );
  if (listTransactionOrders(world, order.transaction_id).at(-1)?.order_id !== order.order_id)
    throw createBadRequestError(
      "This order is not the last one of its transaction. Recreate the last one instead.",
    );
  assertRoom(world, "orders");
  return createFollowUpOrder(world, order, "recreation");
}
