import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getMachine, listLegalSteps } from "./get-machine.ts";
import { moveOrder } from "./move-order.ts";
import { getOrder } from "../queries/get-order.ts";
import type { OrderRow } from "../table.ts";

/** What became of an order that was to be cancelled. */
export interface CancelOutcome {
  readonly order: OrderRow;
  /** Whether it was cancelled before: nothing has changed then. */
  readonly alreadyCancelled: boolean;
}

/** Cancels an order where its machine still allows it. An appointment at home is called off with it. */
export function cancelOrder(world: World, orderId: string): CancelOutcome {
  const order = getOrder(world, orderId);
  if (order.status === "cancelled") return { order, alreadyCancelled: true };
  const { cancellable } = getMachine(order);
  if (!cancellable.includes(order.status)) {
    const ways = listLegalSteps(world, order);
    const next = ways.length === 0 ? "It moves no more." : `It can become ${ways.join(", ")}.`;
    throw createBadRequestError(
      `This order is not in a cancellable status: it is ${order.status}. ${next} ` +
        `Orders of ${order.method} can be cancelled while they are ${cancellable.join(", ")}.`,
    );
  }
  return { order: moveOrder(world, orderId, "cancelled"), alreadyCancelled: false };
}
