import type { LabResultsMetadata } from "../../../../src/generated/types.ts";
import { labsById } from "../../../catalog/labs/labs.ts";
import { parseDate } from "../../../kernel/time.ts";
import { getLocalDate } from "../../../kernel/zones.ts";
import type { World } from "../../world.ts";
import type { OrderRow, PlainObject } from "../table.ts";
import { lastReport, type ResultInterpretation } from "./result-history.ts";
import { getCertificateNumber, getSpecimenNumber } from "./samples.ts";
import { formatLabTime, getSampleTimes } from "./sample-times.ts";

/** Whole years from a birth date to the day of an instant; empty where the date is none. */
export function computeAge(dob: string, at: number): string {
  const born = parseDate(dob);
  if (born === null) return "";
  const day = getLocalDate("UTC", at);
  const before = day.month < born.month || (day.month === born.month && day.day < born.day);
  return String(day.year - born.year - (before ? 1 : 0));
}

/** Given and family name of a person of plain JSON. */
export function formatPersonName(
  person: PlainObject | { readonly first_name: string; readonly last_name: string },
): string {
  return [person["first_name"], person["last_name"]].filter((part) => typeof part === "string").join(" ");
}

/** The head of an order's results. */
export function buildMetadata(
  world: World,
  order: OrderRow,
  interpretation: ResultInterpretation,
  base: number,
): LabResultsMetadata {
  const lab = labsById().get(order.lab_id);
  const account =
    order.lab_account_id === null ? undefined : world.tables.labAccounts.get(order.lab_account_id);
  const { collected, received, reported } = getSampleTimes(order);
  const dob = order.patient?.dob ?? "";
  return {
    age: computeAge(dob, collected),
    dob,
    "clia_#": lab === undefined ? null : getCertificateNumber(lab),
    patient: order.patient === null ? "" : formatPersonName(order.patient),
    provider: order.physician === null ? null : formatPersonName(order.physician),
    laboratory: lab?.name ?? null,
    date_reported: formatLabTime(order.lab_id, reported),
    date_collected: formatLabTime(order.lab_id, collected),
    date_received: formatLabTime(order.lab_id, received),
    specimen_number: getSpecimenNumber(order, base),
    status: lastReport(order.result_history)?.stage === "partial" ? "partial" : "final",
    interpretation,
    patient_id: order.user_id,
    account_id: account?.provider_account_id ?? null,
  };
}
