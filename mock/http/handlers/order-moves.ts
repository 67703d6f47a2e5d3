import { cancelOrder } from "../../domain/orders/lifecycle/cancel.ts";
import { moveOrder } from "../../domain/orders/lifecycle/move.ts";
import { resendEvents } from "../../domain/orders/queries/resend.ts";
import { simulateOrder } from "../../domain/orders/lifecycle/simulate.ts";
import { serializeOrder, orderOutcome } from "../../domain/orders/queries/wire.ts";
import { parseInstant } from "../../kernel/time.ts";
import { defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

const instantOf = (text: string | null | undefined): number | null =>
  text == null ? null : parseInstant(text);

/** Operations that move orders, or tell again of their moves. */
export const orderMoveHandlers = defineHandlers({
  "orders.cancel": ({ world, path, urls: { base } }) => {
    const { order, already } = cancelOrder(world, anyCase(path.order_id));
    const message = already ? "Order was cancelled before" : "Order cancelled successfully";
    return { body: orderOutcome(serializeOrder(world, order, { base }), message) };
  },
  "orders.drawCompleted": ({ world, path, urls: { base } }) => {
    const order = moveOrder(world, anyCase(path.order_id), "draw_completed");
    return { body: orderOutcome(serializeOrder(world, order, { base }), "Draw marked as completed") };
  },
  "orders.simulate": ({ world, path, query, body }) => {
    simulateOrder(world, anyCase(path.order_id), { ...query, flags: body ?? {} });
    return { body: "Success" };
  },
  "orders.resendEvents": ({ world, body }) => {
    const { order_ids, start_at, end_at } = body;
    const orders = resendEvents(world, {
      order_ids: order_ids?.map(anyCase),
      from: instantOf(start_at),
      until: instantOf(end_at),
    });
    return { body: { order_ids: orders.map(({ order_id }) => order_id) } };
  },
});
