import type { PdfDocument } from "../../../pdf/document.ts";
import { buildCollectionInstructions } from "../../lab-tests/collection-instructions.ts";
import type { World } from "../../world.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import type { OrderRow } from "../table.ts";
import { buildFacts, buildFooter, buildHeaderFacts } from "./document-parts.ts";

/**
 * How the sample of an order is taken.
 * @throws Refusal of 404 where what was ordered has no instructions
 */
export function buildInstructions(world: World, order: OrderRow): PdfDocument {
  const paper = buildCollectionInstructions(getOrderedTest(order));
  return {
    ...paper,
    facts: [...buildFacts(...buildHeaderFacts(world, order)), ...paper.facts],
    foot: buildFooter(order),
  };
}
