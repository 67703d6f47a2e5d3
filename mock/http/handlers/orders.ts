import {
  buildLabels,
  buildOrderDocument,
  type OrderDocumentName,
} from "../../domain/orders/documents/order-documents.ts";
import {
  createOrder,
  importOrder,
  createTestkitOrder,
  registerTestkit,
} from "../../domain/orders/intake/create-order.ts";
import { updateOrder } from "../../domain/orders/lifecycle/activation.ts";
import { cancelOrder, moveOrder } from "../../domain/orders/lifecycle/move-order.ts";
import { countRead } from "../../domain/orders/lifecycle/progress.ts";
import { simulateOrder } from "../../domain/orders/lifecycle/simulate-order.ts";
import { listTransactionOrders } from "../../domain/orders/lifecycle/transactions.ts";
import { getOrder } from "../../domain/orders/queries/get-order.ts";
import { listOrders } from "../../domain/orders/queries/list-orders.ts";
import { resendEvents } from "../../domain/orders/queries/resend-events.ts";
import {
  serializeOrder,
  serializeOrderTransaction,
  shareOrder,
} from "../../domain/orders/queries/serialize-order.ts";
import { getResults } from "../../domain/orders/results/get-results.ts";
import type { OrderRow } from "../../domain/orders/table.ts";
import type { AllRead } from "../../domain/query.ts";
import type { World } from "../../domain/world.ts";
import { renderPdf } from "../../pdf/render-pdf.ts";
import { type Call, defineHandlers } from "../handler.ts";

interface OrderCall {
  readonly world: World;
  readonly path: { readonly order_id: string };
}

function respondWithOrder({ world, urls }: Pick<Call, "world" | "urls">, order: OrderRow, message: string) {
  return { body: { order: serializeOrder(world, order, { base: urls.base }), status: "success", message } };
}

function findOrder({ world, path }: OrderCall): OrderRow {
  return getOrder(world, path.order_id);
}

async function respondWithPdf(call: OrderCall, name: OrderDocumentName) {
  return { body: await renderPdf(buildOrderDocument(call.world, findOrder(call), name)) };
}

export const orderHandlers = defineHandlers({
  "orders.create": (call) =>
    respondWithOrder(call, createOrder(call.world, call.body), "Order created successfully"),
  "orders.import": (call) =>
    respondWithOrder(call, importOrder(call.world, call.body), "Order imported successfully"),
  "orders.createTestkit": (call) =>
    respondWithOrder(call, createTestkitOrder(call.world, call.body), "Test kit ordered successfully"),
  "orders.registerTestkit": (call) =>
    respondWithOrder(call, registerTestkit(call.world, call.body), "Test kit registered successfully"),
  "orders.update": (call) => {
    const order = updateOrder(call.world, call.path.order_id, call.body);
    return respondWithOrder(call, order, "Order updated successfully");
  },
  "orders.get": ({ world, path, urls: { base } }) => {
    const order = countRead(world, getOrder(world, path.order_id));
    return { body: shareOrder(world, order, base) };
  },
  "orders.list": ({ world, query, urls: { base } }) => {
    const { orders, total, page, size } = listOrders(world, query);
    return {
      body: { orders: orders.map((order) => shareOrder(world, order, base)), total, page, size },
    };
  },
  "orders.cancel": (call) => {
    const { order, alreadyCancelled } = cancelOrder(call.world, call.path.order_id);
    const message = alreadyCancelled ? "order already cancelled" : "order cancelled";
    return respondWithOrder(call, order, message);
  },
  "orders.drawCompleted": (call) => {
    const order = moveOrder(call.world, call.path.order_id, "draw_completed");
    return respondWithOrder(call, order, "Draw marked as completed");
  },
  "orders.simulate": ({ world, path, query: { final_status, delay, ...rest }, body }) => {
    rest satisfies AllRead;
    simulateOrder(world, path.order_id, { final_status, delay, flags: body ?? {} });
    return { body: "Success" };
  },
  "orders.resendEvents": ({ world, body }) => ({
    body: { order_ids: resendEvents(world, body).map(({ order_id }) => order_id) },
  }),
  "orders.result": (call) => {
    const order = findOrder(call);
    const orders = listTransactionOrders(call.world, order.transaction_id);
    const transaction = serializeOrderTransaction(order.transaction_id, orders);
    return { body: { order_transaction: transaction, ...getResults(call.world, order) } };
  },
  "orders.resultMetadata": (call) => ({ body: getResults(call.world, findOrder(call)).metadata }),
  "orders.resultPdf": (call) => respondWithPdf(call, "result"),
  "orders.requisitionPdf": (call) => respondWithPdf(call, "requisition"),
  "orders.collectionInstructions": (call) => respondWithPdf(call, "instructions"),
  "orders.abnPdf": (call) => respondWithPdf(call, "abn"),
  "orders.labelsPdf": async (call) => ({
    body: await renderPdf(buildLabels(call.world, findOrder(call), call.query)),
  }),
});
