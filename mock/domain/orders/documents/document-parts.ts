import { getLab, type Lab } from "../../../catalog/labs/labs.ts";
import type { PdfDocument, PdfSection } from "../../../pdf/document.ts";
import { toTitle } from "../../../kernel/to-words.ts";
import { encodeCode128 } from "../../../pdf/code-128.ts";
import type { World } from "../../world.ts";
import { findPatientZone, formatDate, formatLocalTime } from "./local-time.ts";
import { buildPerformingLab, getCertificateNumber, getSpecimenNumber } from "../results/samples.ts";
import {
  formatFullName,
  type OrderAddress,
  type OrderPatient,
  type OrderPhysician,
  type OrderRow,
} from "../table.ts";

export type DocumentFact = readonly [name: string, value: string | null];

/** Builds the facts of a PDF. Leaves out unknown values. */
export function buildFacts(...known: readonly DocumentFact[]): PdfDocument["facts"] {
  return known.flatMap(([name, value]) => (value === null || value === "" ? [] : [[name, value] as const]));
}

/** Builds lines of a section. Leaves out unknown values. */
export function buildLines(...known: readonly DocumentFact[]): string[] {
  return buildFacts(...known).map(([name, value]) => `${name}: ${value}`);
}

export function formatAddress(
  address: Pick<OrderAddress, "first_line" | "city" | "state" | "zip" | "country"> & {
    readonly second_line?: string | null;
  },
): string {
  const { first_line, second_line, city, state, zip, country } = address;
  return [first_line, second_line, city, `${state} ${zip}`, country].filter(Boolean).join(", ");
}

export function buildTextSections(heading: string, lines: readonly string[]): PdfSection[] {
  return lines.length === 0 ? [] : [{ heading, lines, counted: false }];
}

export function buildHeaderFacts(world: World, order: OrderRow): DocumentFact[] {
  const { order_id, patient, created_at } = order;
  return [
    ["Order", order_id],
    ["Specimen", getSpecimenNumber(world.seed, order)],
    ["Patient", formatFullName(patient)],
    ["Born", formatDate(patient?.dob ?? "")],
    ["Sex", toTitle(patient?.gender ?? "")],
    ["Ordered", formatLocalTime(findPatientZone(order), created_at)],
  ];
}

/** Who orders where the request names no physician: the service's own network. The number is the published example of an NPI. */
const NETWORK_PHYSICIAN: OrderPhysician = {
  first_name: "Maren",
  last_name: "Holloway",
  npi: "1234567893",
};

/** Builds what a lab and an insurance ask of every order: who orders it, and why. */
export function buildOrdererFacts(order: OrderRow): DocumentFact[] {
  const physician = order.physician ?? NETWORK_PHYSICIAN;
  return [
    ["Physician", formatFullName(physician)],
    ["NPI", physician.npi],
    ["ICD-10", listDiagnosisCodes(order).join(", ") || "none stated"],
  ];
}

/** Lists the ICD-10 codes of an order: its own, and those that it states for the insurance. */
function listDiagnosisCodes({ icd_codes, health_insurance }: OrderRow): string[] {
  return [...new Set([...(icd_codes ?? []), ...(health_insurance?.diagnosis_codes ?? [])])];
}

/** Returns what the barcode of an order says: its specimen number, or its id when no barcode can hold the number. */
export function getBarcodeText(world: World, order: OrderRow): string {
  const number = getSpecimenNumber(world.seed, order);
  return number.length <= 36 && encodeCode128(number) !== null ? number : order.order_id;
}

/** Builds the letterhead of an order's lab, the line that identifies the patient on each further page, and the footer. */
export function buildPageParts({ lab_id, order_id, patient }: OrderRow) {
  const lab = getLab(lab_id);
  return {
    issuer: lab.name,
    letterhead: buildLetterhead(lab),
    running: [
      ...(patient === null ? [] : [`Patient: ${formatSortName(patient)}`, `DOB: ${formatDate(patient.dob)}`]),
      `Order: ${order_id}`,
    ],
    foot: "Synthetic data from a mock. Not for use with patients.",
  };
}

function buildLetterhead(lab: Lab): string[] {
  const { address, phone_number, medical_director } = buildPerformingLab(lab);
  return [
    formatAddress({ ...address, country: "" }),
    [
      `Phone ${formatPhone(phone_number)}`,
      `Lab director ${medical_director}`,
      `CLIA ${getCertificateNumber(lab)}`,
    ].join("  \u00b7  "),
  ];
}

/** Formats a phone number of the United States: `(202) 555-0101`. Returns any other text as it is. */
export function formatPhone(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  return area === undefined ? number : `(${area}) ${exchange}-${line}`;
}

/** Formats a name as lists print it: `Fernsby, Ada`. */
export function formatSortName({
  first_name,
  last_name,
}: Pick<OrderPatient, "first_name" | "last_name">): string {
  return [last_name, first_name].filter((part) => part !== "").join(", ");
}
