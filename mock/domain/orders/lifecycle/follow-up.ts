import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { insertOrder } from "../intake/insert-order.ts";
import { getTopLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";
import { listTransactionOrders } from "./transactions.ts";

/** An order of the same things for the same patient, which continues another one in its transaction. */
export function createFollowUpOrder(world: World, origin: OrderRow, as: "redraw" | "recreation"): OrderRow {
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
    origin: as,
    parent_id: order_id,
    imported: false,
    // Whoever registered the first kit is known when the second one is sent.
    registrable: origin.registrable && origin.patient === null,
    sample_id: null,
    activate_by: null,
  });
}

/** Makes an order anew that failed or was cancelled, in the same transaction. */
export function recreateOrder(world: World, order: OrderRow): OrderRow {
  const stage = getTopLevelStatus(order.method, order.status);
  if (stage !== "failed" && stage !== "cancelled") {
    throw createBadRequestError(
      `This order is "${order.status}". Only an order that failed or was cancelled can be made anew.`,
    );
  }
  if (listTransactionOrders(world, order.transaction_id).at(-1)?.order_id !== order.order_id) {
    throw createBadRequestError(
      "This order was continued by another one already: make that one anew instead.",
    );
  }
  return createFollowUpOrder(world, order, "recreation");
}
