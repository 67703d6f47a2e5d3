import { getLabTestsById } from "../../../catalog/labs/lab-tests.ts";
import { getMarkersById } from "../../../catalog/labs/markers.ts";
import type { PdfDocument } from "../../../pdf/document.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { findInsuranceOnFile } from "../intake/insurance.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import type { OrderRow } from "../table.ts";
import { buildFacts, buildHeaderFacts, buildOrdererFacts, buildPageParts } from "./document-parts.ts";

/**
 * Builds the advance beneficiary notice (ABN): what the insurance may not pay.
 * @throws ServiceError 404 when the order is not billed to insurance
 */
export function buildAbn(world: World, order: OrderRow): PdfDocument {
  if (!order.has_abn) {
    throw new ServiceError(404, `Order ${order.order_id} has no notice of non-coverage. See has_abn.`);
  }
  const insurance = findInsuranceOnFile(world, order);
  const stated = order.health_insurance;
  const measured = [
    ...order.lab_test_ids.flatMap((id) => getLabTestsById().get(id)?.name ?? []),
    ...order.added_marker_ids.flatMap((id) => getMarkersById().get(id)?.name ?? []),
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
