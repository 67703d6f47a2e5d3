import type { LabResults, LabResultsMetadata } from "../../../../src/generated/types.ts";
import { labsById } from "../../../catalog/labs/labs.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";
import { metadataOf } from "./metadata.ts";
import { missingRecord, resultRecord } from "./record.ts";
import { sampleInformation, samplesOf } from "./sample.ts";
import { baseOf, gravest, hasResults, standingsOf } from "./summary.ts";

/** Refuses what can only be had of results before there are any. */
export function refuseWithoutResults(order: OrderRow): void {
  if (hasResults(order)) return;
  throw new ServiceError(
    404,
    `Results are not available for order ${order.order_id}. The order is ${order.low}.`,
  );
}

/**
 * The results of an order, worked out anew each time: the same order of the same seed always gives the same ones.
 * @throws Refusal of 404 before the laboratory has reported
 */
export function resultsOf(world: World, order: OrderRow): Omit<LabResults, "order_transaction"> {
  refuseWithoutResults(order);
  const base = baseOf(world.seed, order.order_id);
  const { slots, standings } = standingsOf(world.seed, order);
  const samples = samplesOf(order, slots, base);
  const laboratory = labsById().get(order.lab_id)?.slug ?? "";
  const results = slots.flatMap((slot, index) => {
    const one = standings[index] ?? null;
    if (one === null || !("standing" in one)) return [];
    return resultRecord(slot, one.standing, { sample: samples.keyOf(slot), laboratory });
  });
  const missing = slots.flatMap((slot, index) => {
    const one = standings[index] ?? null;
    return one !== null && "missing" in one ? missingRecord(slot, one.failure) : [];
  });
  return {
    metadata: metadataOf(world, order, gravest(standings), base),
    results,
    missing_results: missing,
    sample_information: sampleInformation(order, samples, base),
  };
}

/**
 * The head of an order's results.
 * @throws Refusal of 404 before the laboratory has reported
 */
export function resultMetadataOf(world: World, order: OrderRow): LabResultsMetadata {
  refuseWithoutResults(order);
  const { standings } = standingsOf(world.seed, order);
  return metadataOf(world, order, gravest(standings), baseOf(world.seed, order.order_id));
}
