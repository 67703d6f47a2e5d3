import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getMachine, listLegalSteps } from "./get-machine.ts";
import { moveOrder } from "./move-order.ts";
import { getOrder } from "../queries/get-order.ts";
import type { OrderRow } from "../table.ts";

/** Result of a cancellation. */
export interface CancelOutcome {
  readonly order: OrderRow;
  /** Whether the order was already cancelled, so that nothing changed. */
  readonly alreadyCancelled: boolean;
}

/**
 * Cancels an order and its at-home appointment.
 * @throws ServiceError 400 when the status of the order does not allow it
 */
export function cancelOrder(world: World, orderId: string): CancelOutcome {
  const order = getOrder(world, orderId);
  if (order.status === "cancelled") return { order, alreadyCancelled: true };
  const { cancellable } = getMachine(order);
  if (!cancellable.includes(order.status)) {
    const legal = listLegalSteps(world, order);
    const next = legal.length === 0 ? "This status is terminal." : `It can become ${legal.join(", ")}.`;
    throw createBadRequestError(
      `This order is not in a cancellable status: it is ${order.status}. ${next} ` +
        `Orders by ${order.method} can be cancelled while they are ${cancellable.join(", ")}.`,
    );
  }
  return { order: moveOrder(world, orderId, "cancelled"), alreadyCancelled: false };
}
