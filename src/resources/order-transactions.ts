/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/order-transactions
 */
import { orderTransactions } from "../generated/descriptors.ts";
import type { LabResults, OrderTransactionResponse } from "../generated/types.ts";
import type { Call } from "../transport/call.ts";
import type { CallOptions } from "../transport/options.ts";
import type { PdfFile } from "../transport/pdf-file.ts";
import { getPdfExtras } from "../transport/pdf.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** Order transactions: an order and the orders that replace it, after a redraw or a recreation. */
export interface OrderTransactions {
  /**
   * Returns the orders of a transaction and the status of each.
   * Operation `orderTransactions.get`.
   * @throws NotFoundError for an unknown transaction.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order_transaction } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (order_transaction) {
   *   const { status, orders = [] } = await client.orderTransactions.get(order_transaction.id);
   *   for (const { id, origin, last_status } of orders) console.log(status, id, origin, last_status);
   * }
   * ```
   */
  get(transaction_id: string, options?: CallOptions): Call<OrderTransactionResponse>;
  /**
   * Returns the combined results of all orders of a transaction.
   * Operation `orderTransactions.result`.
   * @throws NotFoundError for an unknown transaction, and while it has no results.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order_transaction } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (order_transaction) {
   *   const { results } = await client.orderTransactions.result(order_transaction.id);
   *   for (const { name, result, unit, source_markers } of results) console.log(name, result, unit, source_markers?.[0]?.name);
   * }
   * ```
   */
  result(transaction_id: string, options?: CallOptions): Call<LabResults>;
  /**
   * Downloads the results of all orders of a transaction as one PDF.
   * Operation `orderTransactions.resultPdf`.
   * @throws NotFoundError for an unknown transaction, and while it has no results.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { order_transaction } = await client.orders.get("11111111-1111-4111-8111-111111111111");
   * if (order_transaction) {
   *   const file = await client.orderTransactions.resultPdf(order_transaction.id);
   *   console.log(file.filename, file.size);
   * }
   * ```
   */
  resultPdf(transaction_id: string, options?: CallOptions): Call<PdfFile>;
}

/** Creates the resource of order transactions on a transport. */
export const createOrderTransactions = (send: Transport): OrderTransactions =>
  openResource(send, "orderTransactions", orderTransactions, getPdfExtras).methods;
