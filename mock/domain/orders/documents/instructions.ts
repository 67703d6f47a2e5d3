import type { PdfDocument } from "../../../pdf/document.ts";
import { instructionsFor } from "../../lab-tests/collection-instructions.ts";
import type { World } from "../../world.ts";
import { orderedTest } from "../intake/ordered-test.ts";
import type { OrderRow } from "../table.ts";
import { factsOf, footOf, headOf } from "./facts.ts";

/**
 * How the sample of an order is taken.
 * @throws Refusal of 404 where what was ordered has no instructions
 */
export function orderInstructions(world: World, order: OrderRow): PdfDocument {
  const paper = instructionsFor(orderedTest(order));
  return { ...paper, facts: [...factsOf(...headOf(world, order)), ...paper.facts], foot: footOf(order) };
}
