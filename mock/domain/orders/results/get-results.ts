import type { LabResults, LabResultsMetadata } from "../../../../src/generated/types.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { buildMetadata } from "./build-metadata.ts";
import { serializeMissingResult, serializeResult } from "./serialize-result.ts";
import { buildSampleInformation, groupSamples } from "./samples.ts";
import { hashOrder, computeInterpretation, hasResults, resolveResults } from "./summary.ts";

/** Refuses what can only be had of results before there are any. */
function assertHasResults(order: OrderRow): void {
  if (hasResults(order)) return;
  throw new ServiceError(
    404,
    `Results are not available for order ${order.order_id}. The order is ${order.status}.`,
  );
}

/**
 * The results of an order, worked out anew each time: the same order of the same seed always gives the same ones.
 * @throws Refusal of 404 before the laboratory has reported
 */
export function getResults(world: World, order: OrderRow): Omit<LabResults, "order_transaction"> {
  assertHasResults(order);
  const base = hashOrder(world.seed, order.order_id);
  const { analytes, states } = resolveResults(world.seed, order);
  const samples = groupSamples(order, analytes, base);
  const laboratory = getLabsById().get(order.lab_id)?.slug ?? "";
  const results = analytes.flatMap((ordered, index) => {
    const one = states[index] ?? null;
    if (one === null || !("result" in one)) return [];
    return serializeResult(ordered, one.result, { sample: samples.getKey(ordered), laboratory });
  });
  const missing = analytes.flatMap((ordered, index) => {
    const one = states[index] ?? null;
    return one !== null && "missing" in one ? serializeMissingResult(ordered, one.failure) : [];
  });
  return {
    metadata: buildMetadata(world, order, computeInterpretation(states), base),
    results,
    missing_results: missing,
    sample_information: buildSampleInformation(order, samples, base),
  };
}

/**
 * The head of an order's results.
 * @throws Refusal of 404 before the laboratory has reported
 */
export function getResultMetadata(world: World, order: OrderRow): LabResultsMetadata {
  assertHasResults(order);
  const { states } = resolveResults(world.seed, order);
  return buildMetadata(world, order, computeInterpretation(states), hashOrder(world.seed, order.order_id));
}
