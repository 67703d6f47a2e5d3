import { describeDetail } from "../../../kernel/describe-detail.ts";
import { toIso } from "../../../kernel/time.ts";
import type { PdfDocument } from "../../../pdf/document.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { findCollectionTime } from "../results/sample-times.ts";
import type { OrderRow } from "../table.ts";
import { buildAbn } from "./abn.ts";
import { buildInstructions } from "./instructions.ts";
import { buildLabels } from "./labels.ts";
import { buildRequisition } from "./requisition.ts";
import { buildResultReport } from "./result-report.ts";

/** The PDFs of an order. */
export const orderDocumentNames = ["result", "requisition", "labels", "instructions", "abn"] as const;

/** Name of a PDF of an order. */
export type OrderDocumentName = (typeof orderDocumentNames)[number];

/** A PDF of an order, and whether it exists. */
export interface OrderDocument {
  readonly document: OrderDocumentName;
  readonly available: boolean;
  /** Why it does not exist; null when it does. */
  readonly reason: string | null;
}

const builders: Readonly<Record<OrderDocumentName, (world: World, order: OrderRow) => PdfDocument>> = {
  result: buildResultReport,
  requisition: buildRequisition,
  labels: (world, order) =>
    buildLabels(world, order, { collection_date: toIso(findCollectionTime(order) ?? world.now()) }),
  instructions: buildInstructions,
  abn: buildAbn,
};

/**
 * Builds a PDF of an order.
 * @throws ServiceError 404 when the order does not have it
 */
export function buildOrderDocument(world: World, order: OrderRow, name: OrderDocumentName): PdfDocument {
  return builders[name](world, order);
}

/** Lists the PDFs of orders, each with the reason when this order does not have it. */
export function listOrderDocuments(world: World, order: OrderRow): OrderDocument[] {
  return orderDocumentNames.map((document) => {
    try {
      buildOrderDocument(world, order, document);
      return { document, available: true, reason: null };
    } catch (thrown) {
      if (!(thrown instanceof ServiceError)) throw thrown;
      return { document, available: false, reason: describeDetail(thrown.detail) };
    }
  });
}
