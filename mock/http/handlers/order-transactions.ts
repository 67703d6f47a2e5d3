import {
  combineResults,
  buildCombinedReport,
  serializeTransaction,
} from "../../domain/order-transactions/combine-results.ts";
import { getTransaction } from "../../domain/orders/lifecycle/transactions.ts";
import { serializeOrderTransaction } from "../../domain/orders/queries/serialize-order.ts";
import { renderPdf } from "../../pdf/render-pdf.ts";
import { defineHandlers } from "../handler.ts";

export const orderTransactionHandlers = defineHandlers({
  "orderTransactions.get": ({ world, path }) => ({
    body: serializeTransaction(world, getTransaction(world, path.transaction_id)),
  }),
  "orderTransactions.result": ({ world, path }) => {
    const { orders, last: _last, ...results } = combineResults(world, path.transaction_id);
    const transaction = serializeOrderTransaction(path.transaction_id, orders);
    return { body: { order_transaction: transaction, ...results } };
  },
  "orderTransactions.resultPdf": async ({ world, path }) => ({
    body: await renderPdf(buildCombinedReport(world, path.transaction_id)),
  }),
});
