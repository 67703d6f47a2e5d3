import { labTestsById } from "../../../catalog/labs/lab-tests.ts";
import { markersById } from "../../../catalog/labs/markers.ts";
import type { Paper } from "../../../papers/paper.ts";
import { Refusal } from "../../refusal.ts";
import type { World } from "../../world.ts";
import { insuranceOnFile } from "../making/insurance.ts";
import { orderedTest } from "../ordered-test.ts";
import type { OrderRow } from "../table.ts";
import { factsOf, footOf, headOf, labNameOf } from "./facts.ts";

/**
 * What tells a patient that an insurance may not pay.
 * @throws Refusal of 404 where no insurance is to pay for the order
 */
export function noticeOf(world: World, order: OrderRow): Paper {
  if (!order.has_abn) {
    throw new Refusal(404, `Order ${order.order_id} has no notice of non-coverage: see has_abn.`);
  }
  const insurance = insuranceOnFile(world, order);
  const stated = order.health_insurance;
  const measured = [
    ...order.lab_test_ids.flatMap((id) => labTestsById().get(id)?.name ?? []),
    ...order.added_marker_ids.flatMap((id) => markersById().get(id)?.name ?? []),
  ];
  return {
    issuer: labNameOf(order),
    title: "Advance beneficiary notice of non-coverage",
    facts: factsOf(
      ...headOf(world, order),
      ["Payor", insurance?.payor_code ?? stated?.payor_code ?? null],
      ["Member", insurance?.member_id ?? stated?.insurance_id ?? null],
      ["ICD codes", order.icd_codes?.join(", ") ?? null],
    ),
    sections: [
      { heading: "What may not be paid for", lines: measured, counted: false },
      {
        heading: "Why, and what it may cost you",
        lines: [
          "Your insurance may find that the diagnosis does not call for these tests, or that they were done too often.",
          `Estimated cost: $${orderedTest(order).price.toFixed(2)}.`,
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
    foot: footOf(order),
  };
}
