import { describeDetail } from "../../../kernel/describe-detail.ts";
import { toIso, parseInstant } from "../../../kernel/time.ts";
import type { PdfDocument } from "../../../pdf/document.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { findCollectionTime } from "../results/sample-times.ts";
import { type OrderRow, formatFullName } from "../table.ts";
import { buildRequisition } from "./requisition.ts";
import { buildResultReport } from "./result-report.ts";
import { buildCollectionInstructions } from "../../lab-tests/collection-instructions.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import {
  buildFacts,
  buildHeaderFacts,
  buildPageParts,
  buildOrdererFacts,
  buildLines,
  getBarcodeText,
} from "./document-parts.ts";
import { getLabTest } from "../../../catalog/labs/lab-tests.ts";
import { getMarker } from "../../../catalog/labs/markers.ts";
import { findInsuranceOnFile } from "../intake/insurance.ts";
import type { OrdersLabelsPdfQuery } from "../../../../src/generated/types.ts";
import { toTitle } from "../../../kernel/to-words.ts";
import type { AllRead } from "../../query.ts";
import { getSpecimenNumber } from "../results/samples.ts";
import { findPatientZone, formatDate, formatLocalTime } from "./local-time.ts";

/** The PDFs of an order. */
export const orderDocumentNames = ["result", "requisition", "labels", "instructions", "abn"] as const;

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

/**
 * Builds the collection instructions of an order.
 * @throws ServiceError 404 when the ordered tests have no instructions
 */
function buildInstructions(world: World, order: OrderRow): PdfDocument {
  const document = buildCollectionInstructions(getOrderedTest(order));
  return {
    ...document,
    ...buildPageParts(order),
    facts: [...buildFacts(...buildHeaderFacts(world, order)), ...document.facts],
  };
}

/**
 * Builds the advance beneficiary notice (ABN): what the insurance may not pay.
 * @throws ServiceError 404 when the order is not billed to insurance
 */
function buildAbn(world: World, order: OrderRow): PdfDocument {
  if (!order.has_abn)
    throw new ServiceError(404, `Order ${order.order_id} has no notice of non-coverage. See has_abn.`);
  const insurance = findInsuranceOnFile(world, order);
  const stated = order.health_insurance;
  const measured = [
    ...order.lab_test_ids.map((id) => getLabTest(id).name),
    ...order.added_marker_ids.map((id) => getMarker(id).name),
  ];
  return {
    ...buildPageParts(order),
    title: "Advance beneficiary notice of non-coverage",
    facts: buildFacts(
      ...buildHeaderFacts(world, order),
      ...buildOrdererFacts(order),
      ["Payor", insurance?.payor_code ?? stated?.payor_code ?? null],
      ["Member", insurance?.member_id ?? stated?.insurance_id ?? null],
    ),
    sections: [
      { heading: "What may not be paid for", lines: measured, counted: false },
      {
        heading: "Why, and what it may cost you",
        lines: [
          "Your insurance may find that the diagnosis does not call for these tests, or that they were done too often.",
          `Estimated cost: $${getOrderedTest(order).price.toFixed(2)}.`,
        ],
        counted: false,
      },
      {
        heading: "What you can choose",
        lines: [
          "I want the tests, and my insurance is to be asked to pay. I pay what it does not.",
          "I want the tests, and pay for them myself.",
          "I do not want the tests.",
        ],
        counted: true,
      },
      { heading: "Signature and date", lines: ["________________________________________"], counted: false },
    ],
  };
}

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
    ["Specimen", getSpecimenNumber(world.seed, order)],
    ["Patient", formatFullName(order.patient)],
    ["Born", formatDate(order.patient!.dob)],
    ["Sex", toTitle(order.patient!.gender)],
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
  if (order.method === "testkit")
    throw new ServiceError(404, `Order ${order.order_id} has no labels. They come with the test kit.`);
  if (order.requisition === null && !order.imported) {
    const text = `Labels are not available for order ${order.order_id}. They are created with requisition_created.`;
    throw new ServiceError(404, text);
  }
}
