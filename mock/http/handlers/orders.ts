import { createOrder } from "../../domain/orders/intake/create.ts";
import { importOrder } from "../../domain/orders/intake/import.ts";
import { updateOrder } from "../../domain/orders/lifecycle/schedule.ts";
import type { OrderRow } from "../../domain/orders/table.ts";
import { createTestkitOrder, registerTestkit } from "../../domain/orders/intake/testkit.ts";
import { serializeOrder, orderOutcome } from "../../domain/orders/queries/wire.ts";
import { type Call, defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

/** What is answered when something was done to an order. */
function done({ world, urls }: Pick<Call, "world" | "urls">, order: OrderRow, message: string) {
  return { body: orderOutcome(serializeOrder(world, order, { base: urls.base }), message) };
}

/** Operations that make orders, or change what they were made of. Those that move them are in order-moves.ts. */
export const orderHandlers = defineHandlers({
  "orders.create": (call) => done(call, createOrder(call.world, call.body), "Order created successfully"),
  "orders.import": (call) => done(call, importOrder(call.world, call.body), "Order imported successfully"),
  "orders.createTestkit": (call) =>
    done(call, createTestkitOrder(call.world, call.body), "Test kit ordered successfully"),
  "orders.registerTestkit": (call) =>
    done(call, registerTestkit(call.world, call.body), "Test kit registered successfully"),
  "orders.update": (call) => {
    const order = updateOrder(call.world, anyCase(call.path.order_id), call.body);
    return done(call, order, "Order updated successfully");
  },
});
