import type { OrdersLabelsPdfQuery } from "../../../../src/generated/types.ts";
import { parseInstant } from "../../../kernel/time.ts";
import { toTitle } from "../../../kernel/to-words.ts";
import type { PdfDocument } from "../../../pdf/document.ts";
import type { AllRead } from "../../query.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import { getSpecimenNumber } from "../results/samples.ts";
import { hashOrder } from "../results/summary.ts";
import { formatFullName, type OrderRow } from "../table.ts";
import { buildLines, buildOrdererFacts, buildPageParts, getBarcodeText } from "./document-parts.ts";
import { findPatientZone, formatDate, formatLocalTime } from "./local-time.ts";

const DEFAULT_COUNT = 3;

/**
 * Builds the labels for the tubes of an order. The time of the collection is printed in the patient's time zone.
 * @throws ServiceError 404 for test kits, whose tubes have labels, and before the requisition is created
 */
export function buildLabels(world: World, order: OrderRow, query: OrdersLabelsPdfQuery): PdfDocument {
  const { number_of_labels, collection_date, ...rest } = query;
  rest satisfies AllRead;
  const count = number_of_labels ?? DEFAULT_COUNT;
  assertHasTubes(order);
  const collected = parseInstant(collection_date);
  const lines = buildLines(
    ["Specimen", getSpecimenNumber(order, hashOrder(world.seed, order.order_id))],
    ["Patient", formatFullName(order.patient)],
    ["Born", formatDate(order.patient?.dob ?? "")],
    ["Sex", toTitle(order.patient?.gender ?? "")],
    ["Collected", collected === null ? collection_date : formatLocalTime(findPatientZone(order), collected)],
    ["Test", getOrderedTest(order).name],
    ...buildOrdererFacts(order),
    ["Order", order.order_id],
  );
  const barcode = getBarcodeText(world, order);
  return {
    ...buildPageParts(order),
    title: "Labels",
    facts: [],
    sections: Array.from({ length: count }, (_, index) => ({
      heading: `Label ${index + 1} of ${count}`,
      lines,
      counted: false,
      small: true,
      barcode,
    })),
  };
}

function assertHasTubes(order: OrderRow): void {
  if (order.method === "testkit") {
    throw new ServiceError(404, `Order ${order.order_id} has no labels. They come with the test kit.`);
  }
  if (order.requisition === null && !order.imported) {
    const text = `Labels are not available for order ${order.order_id}. They are created with requisition_created.`;
    throw new ServiceError(404, text);
  }
}
