import type {
  BiomarkerResult,
  MissingResult,
  OrderSummary,
  OrderTransactionResponse,
} from "../../../src/generated/types.ts";
import { ServiceError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { OrderRow, TransactionRow } from "../orders/table.ts";
import { listTransactionOrders, getTransactionStatus } from "../orders/lifecycle/transactions.ts";
import {
  pickMoreSevere,
  parseInterpretation,
  type ResultInterpretation,
} from "../orders/results/result-history.ts";
import { getResults } from "../orders/results/get-results.ts";
import { hasResults } from "../orders/results/summary.ts";
import type { PdfDocument } from "../../pdf/document.ts";
import { buildResultDocument } from "../orders/documents/result-report.ts";
import { formatInstant, getLastEvent } from "../orders/queries/serialize-order.ts";

type Coded = Pick<BiomarkerResult, "loinc" | "name">;
const getResultKey = ({ loinc, name }: Coded): string => loinc ?? name;

/**
 * Combines the results of all orders of a transaction. A result of a later order replaces the same result, or missing
 * result, of an earlier one. The metadata is that of the last order; its interpretation is the most severe of all
 * results.
 * @throws ServiceError 404 when there is no such transaction, or none of its orders has results
 */
export function combineResults(world: World, transactionId: string) {
  const orders = listTransactionOrders(world, transactionId);
  const reported = orders.filter(hasResults);
  const last = reported.at(-1);
  if (last === undefined)
    throw new ServiceError(404, `Results are not available for order transaction ${transactionId}.`);
  const results = new Map<string, BiomarkerResult>();
  const missing = new Map<string, MissingResult>();
  const all = reported.map((order) => getResults(world, order));
  for (const one of all) {
    for (const lost of one.missing_results ?? [])
      if (!results.has(getResultKey(lost))) missing.set(getResultKey(lost), lost);
    for (const result of one.results) {
      results.set(getResultKey(result), result);
      missing.delete(getResultKey(result));
    }
  }
  const interpretations = [...results.values()].map(({ interpretation = "unknown" }) =>
    parseInterpretation(interpretation),
  );
  const interpretation: ResultInterpretation =
    interpretations.length === 0 ? "unknown" : interpretations.reduce(pickMoreSevere, "normal");
  const head = getResults(world, last).metadata;
  return {
    orders,
    last,
    metadata: { ...head, interpretation },
    results: [...results.values()],
    missing_results: [...missing.values()],
    sample_information: Object.assign({}, ...all.map((one) => one.sample_information)),
  };
}

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

export function serializeTransaction(
  world: World,
  { transaction_id }: TransactionRow,
): OrderTransactionResponse {
  const orders = listTransactionOrders(world, transaction_id);
  return {
    id: transaction_id,
    team_id: world.team.id,
    status: getTransactionStatus(orders),
    orders: orders.map(serializeOrderSummary),
  };
}

function serializeOrderSummary(row: OrderRow): OrderSummary {
  return {
    id: row.order_id,
    origin: row.origin,
    parent_id: row.parent_id,
    last_status: row.status,
    last_status_created_at: formatInstant(getLastEvent(row).created_at),
    created_at: formatInstant(row.created_at),
    updated_at: formatInstant(row.updated_at),
  };
}
