import { getOrder } from "../../domain/orders/queries/order.ts";
import { noticeOf } from "../../domain/orders/documents/abn.ts";
import { orderInstructions } from "../../domain/orders/documents/instructions.ts";
import { labelsOf } from "../../domain/orders/documents/labels.ts";
import { combinedReportOf, reportOf } from "../../domain/orders/documents/report.ts";
import { requisitionOf } from "../../domain/orders/documents/requisition.ts";
import { combinedResults } from "../../domain/orders/results/combined.ts";
import { resultMetadataOf, resultsOf } from "../../domain/orders/results/results.ts";
import { ordersOf } from "../../domain/orders/lifecycle/transactions.ts";
import { transactionPart } from "../../domain/orders/queries/wire.ts";
import type { World } from "../../domain/world.ts";
import type { OrderRow } from "../../domain/orders/table.ts";
import type { PdfDocument } from "../../pdf/document.ts";
import { pdfOf } from "../../pdf/render-pdf.ts";
import { defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

/** Where a call names an order. */
interface OfOrder {
  readonly world: World;
  readonly path: { readonly order_id: string };
}

function asked({ world, path }: OfOrder): OrderRow {
  return getOrder(world, anyCase(path.order_id));
}

/** Answers a paper about the order of a call. */
async function paper(call: OfOrder, write: (world: World, order: OrderRow) => PdfDocument) {
  return { body: await pdfOf(write(call.world, asked(call))) };
}

/** Operations on the results of orders, and on their papers. */
export const orderResultHandlers = defineHandlers({
  "orders.result": (call) => {
    const order = asked(call);
    const transaction = transactionPart(order.transaction_id, ordersOf(call.world, order.transaction_id));
    return { body: { ...resultsOf(call.world, order), order_transaction: transaction } };
  },
  "orders.resultMetadata": (call) => ({ body: resultMetadataOf(call.world, asked(call)) }),
  "orders.resultPdf": (call) => paper(call, reportOf),
  "orders.requisitionPdf": (call) => paper(call, requisitionOf),
  "orders.collectionInstructions": (call) => paper(call, orderInstructions),
  "orders.abnPdf": (call) => paper(call, noticeOf),
  "orders.labelsPdf": (call) => paper(call, (world, order) => labelsOf(world, order, call.query)),
  "orderTransactions.result": ({ world, path }) => {
    const { orders, last: _last, ...results } = combinedResults(world, anyCase(path.transaction_id));
    const transaction = transactionPart(anyCase(path.transaction_id), orders);
    return { body: { ...results, order_transaction: transaction } };
  },
  "orderTransactions.resultPdf": async ({ world, path }) => ({
    body: await pdfOf(combinedReportOf(world, anyCase(path.transaction_id))),
  }),
});
