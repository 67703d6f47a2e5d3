import { orderTransactions } from "../generated/descriptors.ts";
import type { OrderTransactionsOperations } from "../generated/resources.ts";
import { getPdfExtras } from "../transport/pdf.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** Order transactions: an order and the orders that replace it, after a redraw or a recreation. */
export interface OrderTransactions extends OrderTransactionsOperations {}

/** Creates the resource of order transactions on a transport. */
export const createOrderTransactions = (send: Transport): OrderTransactions =>
  openResource(send, "orderTransactions", orderTransactions, getPdfExtras).methods;
