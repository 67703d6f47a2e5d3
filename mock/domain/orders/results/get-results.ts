import type {
  BiomarkerResult,
  LabResults,
  LabResultsMetadata,
  MissingResult,
} from "../../../../src/generated/types.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { buildMetadata } from "./build-metadata.ts";
import { serializeMissingResult, serializeResult } from "./serialize-result.ts";
import { buildSampleInformation, groupSamples } from "./samples.ts";
import { hashOrder, computeInterpretation, hasResults, resolveResults } from "./summary.ts";

/** Throws ServiceError 404 when the order has no results yet. */
function assertHasResults(order: OrderRow): void {
  if (hasResults(order)) return;
  throw new ServiceError(
    404,
    `Results are not available for order ${order.order_id}. The order is ${order.status}.`,
  );
}

/**
 * Computes the results of an order. The same order of the same seed always has the same results.
 * @throws ServiceError 404 before the lab has reported
 */
export function getResults(world: World, order: OrderRow): Omit<LabResults, "order_transaction"> {
  assertHasResults(order);
  const base = hashOrder(world.seed, order.order_id);
  const { analytes, states } = resolveResults(world.seed, order);
  const samples = groupSamples(order, analytes, base);
  const labSlug = getLabsById().get(order.lab_id)?.slug ?? "";
  const results: BiomarkerResult[] = [];
  const missing: MissingResult[] = [];
  for (const [index, ordered] of analytes.entries()) {
    const state = states[index] ?? null;
    if (state === null) continue;
    if ("missing" in state) missing.push(serializeMissingResult(ordered, state));
    else
      results.push(serializeResult(ordered, state.result, { sample: samples.getKey(ordered), lab: labSlug }));
  }
  return {
    metadata: buildMetadata(world, order, computeInterpretation(states), base),
    results,
    missing_results: missing,
    sample_information: buildSampleInformation(order, samples, base),
  };
}

/**
 * Computes the metadata of an order's results.
 * @throws ServiceError 404 before the lab has reported
 */
export function getResultMetadata(world: World, order: OrderRow): LabResultsMetadata {
  assertHasResults(order);
  const { states } = resolveResults(world.seed, order);
  return buildMetadata(world, order, computeInterpretation(states), hashOrder(world.seed, order.order_id));
}
