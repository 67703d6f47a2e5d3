import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { startOrder } from "../intake/start.ts";
import { stageOf } from "./statuses.ts";
import type { OrderRow } from "../table.ts";
import { ordersOf } from "./transactions.ts";

/** An order of the same things for the same patient, which continues another one in its transaction. */
export function continueOrder(world: World, origin: OrderRow, as: "redraw" | "recreation"): OrderRow {
  const {
    details: _details,
    events: _events,
    low: _low,
    order_id,
    requisition: _requisition,
    outcome: _outcome,
    ...same
  } = origin;
  return startOrder(world, {
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
  const stage = stageOf(order.method, order.low);
  if (stage !== "failed" && stage !== "cancelled") {
    throw createBadRequestError(
      `This order is "${order.low}". Only an order that failed or was cancelled can be made anew.`,
    );
  }
  if (ordersOf(world, order.transaction_id).at(-1)?.order_id !== order.order_id) {
    throw createBadRequestError(
      "This order was continued by another one already: make that one anew instead.",
    );
  }
  return continueOrder(world, order, "recreation");
}
