import { parseInstant } from "../../../kernel/time.ts";
import type { Paper } from "../../../papers/paper.ts";
import { invalid, Refusal } from "../../refusal.ts";
import type { World } from "../../world.ts";
import { orderedTest } from "../ordered-test.ts";
import { specimenNumber } from "../results/sample.ts";
import { baseOf } from "../results/summary.ts";
import { labTime } from "../results/times.ts";
import type { OrderRow } from "../table.ts";
import { footOf, fullName, labNameOf, linesOf } from "./facts.ts";

/** What is asked for. */
export interface LabelsInput {
  readonly number_of_labels?: number | null;
  /** When the sample is taken: an instant with its offset. */
  readonly collection_date: string;
}

const USUAL = 3;
/** More than anybody sticks on the tubes of one order. */
const MOST = 100;

/**
 * Labels for the tubes of a draw.
 * @throws Refusal of 404 for test kits, whose tubes have labels, and before there is anything to draw for
 */
export function labelsOf(world: World, order: OrderRow, input: LabelsInput): Paper {
  const { number_of_labels, collection_date } = input;
  const count = number_of_labels ?? USUAL;
  if (count > MOST) {
    const msg = `Input should be less than or equal to ${MOST}`;
    throw invalid(["query", "number_of_labels"], "less_than_equal", msg, count, { le: MOST });
  }
  refuseWithoutTubes(order);
  const at = parseInstant(collection_date);
  const lines = linesOf(
    ["Specimen", specimenNumber(order, baseOf(world.seed, order.order_id))],
    ["Patient", fullName(order.patient)],
    ["Born", order.patient?.dob ?? null],
    ["Sex", order.patient?.gender ?? null],
    ["Collected", at === null ? collection_date : labTime(order.lab_id, at)],
    ["Test", orderedTest(order).name],
    ["Order", order.order_id],
  );
  return {
    issuer: labNameOf(order),
    title: "Labels",
    facts: [],
    sections: Array.from({ length: count }, (_, index) => ({
      heading: `Label ${index + 1} of ${count}`,
      lines,
      counted: false,
    })),
    foot: footOf(order),
  };
}

function refuseWithoutTubes(order: OrderRow): void {
  if (order.method === "testkit") {
    throw new Refusal(404, `Order ${order.order_id} has no labels: they come in the test kit.`);
  }
  if (order.requisition === null && !order.imported) {
    const text = `Labels are not available for order ${order.order_id}. They are made with requisition_created.`;
    throw new Refusal(404, text);
  }
}
