import type { PdfDocument } from "../../pdf/document.ts";
import { buildResultDocument } from "../orders/documents/result-report.ts";
import type { World } from "../world.ts";
import { combineResults } from "./combine-results.ts";

/**
 * Builds one PDF with the results of all orders of a transaction.
 * @throws ServiceError 404 before any of its orders has results
 */
export function buildCombinedReport(world: World, transactionId: string): PdfDocument {
  const { orders, last, ...results } = combineResults(world, transactionId);
  return buildResultDocument(last, results, [
    ["Transaction", transactionId],
    ["Orders", orders.map(({ order_id }) => order_id).join(", ")],
  ]);
}
