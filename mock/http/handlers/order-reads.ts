import { listOrders } from "../../domain/orders/queries/list.ts";
import { getOrder } from "../../domain/orders/queries/order.ts";
import { countRead } from "../../domain/orders/lifecycle/progress.ts";
import { getTransaction } from "../../domain/orders/lifecycle/transactions.ts";
import { serializeOrder, serializeTransaction } from "../../domain/orders/queries/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations that read orders and their transactions. */
export const orderReadHandlers = defineHandlers({
  "orders.get": ({ world, path, urls: { base } }) => {
    const order = countRead(world, getOrder(world, path.order_id));
    return { body: serializeOrder(world, order, { base }) };
  },
  "orders.list": ({ world, query, urls: { base } }) => {
    const { orders, total, page, size } = listOrders(world, query);
    return {
      body: { orders: orders.map((order) => serializeOrder(world, order, { base })), total, page, size },
    };
  },
  "orderTransactions.get": ({ world, path }) => ({
    body: serializeTransaction(world, getTransaction(world, path.transaction_id)),
  }),
});
