import { listOrders } from "../../domain/orders/list.ts";
import { orderOf } from "../../domain/orders/order.ts";
import { countRead } from "../../domain/orders/progress.ts";
import { transactionOf } from "../../domain/orders/transactions.ts";
import { orderAnswer, transactionAnswer } from "../../domain/orders/wire.ts";
import { defineHandlers } from "../handler.ts";

/** Operations that read orders and their transactions. */
export const orderReadHandlers = defineHandlers({
  "orders.get": ({ world, path, urls: { base } }) => {
    const order = countRead(world, orderOf(world, path.order_id));
    return { body: orderAnswer(world, order, { base }) };
  },
  "orders.list": ({ world, query, urls: { base } }) => {
    const { orders, total, page, size } = listOrders(world, query);
    return {
      body: { orders: orders.map((order) => orderAnswer(world, order, { base })), total, page, size },
    };
  },
  "orderTransactions.get": ({ world, path }) => ({
    body: transactionAnswer(world, transactionOf(world, path.transaction_id)),
  }),
});
