import type {
  BiomarkerResult,
  LabResults,
  LabResultsMetadata,
  MissingResult,
} from "../../../../src/generated/types.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { type OrderRow, formatFullName } from "../table.ts";
import { serializeMissingResult, serializeResult } from "./serialize-result.ts";
import { buildSampleInformation, groupSamples, getCertificateNumber, getSpecimenNumber } from "./samples.ts";
import { computeInterpretation, hasResults, resolveResults } from "./summary.ts";
import { getOrderAccount } from "../queries/get-order.ts";
import { computeAgeAtCollection, formatLabTime, getSampleTimes } from "./sample-times.ts";
import { getLastReport, type ResultInterpretation } from "./result-history.ts";

/**
 * Computes the results of an order. The same order of the same seed always has the same results.
 * @throws ServiceError 404 before the lab has reported
 */
export function getResults(world: World, order: OrderRow): Omit<LabResults, "order_transaction"> {
  if (!hasResults(order))
    throw new ServiceError(
      404,
      `Results are not available for order ${order.order_id}. The order is ${order.status}.`,
    );
  const { analytes, states } = resolveResults(world.seed, order);
  const samples = groupSamples(world.seed, order, analytes);
  const labSlug = getLab(order.lab_id).slug;
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
    metadata: buildMetadata(world, order, computeInterpretation(states)),
    results,
    missing_results: missing,
    sample_information: buildSampleInformation(world.seed, order, samples),
  };
}

function buildMetadata(
  world: World,
  order: OrderRow,
  interpretation: ResultInterpretation,
): LabResultsMetadata {
  const lab = getLab(order.lab_id);
  const account = getOrderAccount(world, order);
  const { collected, received, reported } = getSampleTimes(order);
  const dob = order.patient?.dob ?? "";
  return {
    // Empty when the birth date is malformed.
    age: String(computeAgeAtCollection(dob, order) ?? ""),
    dob,
    "clia_#": getCertificateNumber(lab),
    patient: formatFullName(order.patient) ?? "",
    provider: formatFullName(order.physician),
    laboratory: lab.name,
    date_reported: formatLabTime(order.lab_id, reported),
    date_collected: formatLabTime(order.lab_id, collected),
    date_received: formatLabTime(order.lab_id, received),
    specimen_number: getSpecimenNumber(world.seed, order),
    status: getLastReport(order.result_history)?.stage === "partial" ? "partial" : "final",
    interpretation,
    patient_id: order.user_id,
    account_id: account?.provider_account_id ?? null,
  };
}
