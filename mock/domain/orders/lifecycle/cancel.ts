import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { machineOf } from "./machine.ts";
import { moveOrder } from "./move.ts";
import { legalSteps, getOrder } from "../queries/order.ts";
import type { OrderRow } from "../table.ts";

/** What became of an order that was to be cancelled. */
export interface Cancelled {
  readonly order: OrderRow;
  /** Whether it was cancelled before: nothing has changed then. */
  readonly already: boolean;
}

/** Cancels an order where its machine still allows it. An appointment at home is called off with it. */
export function cancelOrder(world: World, orderId: string): Cancelled {
  const order = getOrder(world, orderId);
  if (order.low === "cancelled") return { order, already: true };
  const { cancellable } = machineOf(order);
  if (!cancellable.includes(order.low)) {
    const ways = legalSteps(world, order);
    const next = ways.length === 0 ? "It moves no more." : `It can become ${ways.join(", ")}.`;
    throw createBadRequestError(
      `This order is not in a cancellable status: it is ${order.low}. ${next} ` +
        `Orders of ${order.method} can be cancelled while they are ${cancellable.join(", ")}.`,
    );
  }
  return { order: moveOrder(world, orderId, "cancelled"), already: false };
}
