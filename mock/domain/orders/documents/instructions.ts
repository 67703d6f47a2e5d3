import type { PdfDocument } from "../../../pdf/document.ts";
import { buildCollectionInstructions } from "../../lab-tests/collection-instructions.ts";
import type { World } from "../../world.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import type { OrderRow } from "../table.ts";
import { buildFacts, buildHeaderFacts, buildPageParts } from "./document-parts.ts";

/**
 * Builds the collection instructions of an order.
 * @throws ServiceError 404 when the ordered tests have no instructions
 */
export function buildInstructions(world: World, order: OrderRow): PdfDocument {
  const document = buildCollectionInstructions(getOrderedTest(order));
  return {
    ...document,
    ...buildPageParts(order),
    facts: [...buildFacts(...buildHeaderFacts(world, order)), ...document.facts],
  };
}
