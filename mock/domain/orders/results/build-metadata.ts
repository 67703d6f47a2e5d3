import type { LabResultsMetadata } from "../../../../src/generated/types.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import type { World } from "../../world.ts";
import { getOrderAccount } from "../queries/get-order.ts";
import { formatFullName, type OrderRow } from "../table.ts";
import { computeAgeAtCollection } from "./patient-age.ts";
import { getLastReport, type ResultInterpretation } from "./result-history.ts";
import { getCertificateNumber, getSpecimenNumber } from "./samples.ts";
import { formatLabTime, getSampleTimes } from "./sample-times.ts";

/** Builds the metadata of an order's results. */
export function buildMetadata(
  world: World,
  order: OrderRow,
  interpretation: ResultInterpretation,
  base: number,
): LabResultsMetadata {
  const lab = getLabsById().get(order.lab_id);
  const account = getOrderAccount(world, order);
  const { collected, received, reported } = getSampleTimes(order);
  const dob = order.patient?.dob ?? "";
  return {
    // Empty when the birth date is malformed.
    age: String(computeAgeAtCollection(dob, order) ?? ""),
    dob,
    "clia_#": lab === undefined ? null : getCertificateNumber(lab),
    patient: formatFullName(order.patient) ?? "",
    provider: formatFullName(order.physician),
    laboratory: lab?.name ?? null,
    date_reported: formatLabTime(order.lab_id, reported),
    date_collected: formatLabTime(order.lab_id, collected),
    date_received: formatLabTime(order.lab_id, received),
    specimen_number: getSpecimenNumber(order, base),
    status: getLastReport(order.result_history)?.stage === "partial" ? "partial" : "final",
    interpretation,
    patient_id: order.user_id,
    account_id: account?.provider_account_id ?? null,
  };
}
