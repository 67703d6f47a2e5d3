import { getLab } from "../../../catalog/labs/labs.ts";
import { getLabTest } from "../../../catalog/labs/lab-tests.ts";
import { getMarker } from "../../../catalog/labs/markers.ts";
import { toTitle, toWords } from "../../../kernel/to-words.ts";
import type { PdfDocument, PdfSection, PdfTable } from "../../../pdf/document.ts";
import { ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { findInsuranceOnFile } from "../intake/insurance.ts";
import { getOrderedTest } from "../intake/ordered-test.ts";
import { getOrderAccount } from "../queries/get-order.ts";
import { formatFullName, type OrderPatient, type OrderRow } from "../table.ts";
import {
  formatAddress,
  buildFacts,
  buildHeaderFacts,
  buildOrdererFacts,
  buildPageParts,
  buildLines,
  buildTextSections,
  formatPhone,
  getBarcodeText,
} from "./document-parts.ts";
import { formatDate } from "./local-time.ts";

/**
 * Builds the requisition: everything about the order that the lab needs.
 * @throws ServiceError 404 when the order has no requisition yet, or is imported
 */
export function buildRequisition(world: World, order: OrderRow): PdfDocument {
  if (order.requisition === null) {
    const why = order.imported ? "Imported orders have none." : "It is created with requisition_created.";
    throw new ServiceError(404, `Requisition is not available for order ${order.order_id}. ${why}`);
  }
  return {
    ...buildPageParts(order),
    title: "Requisition",
    facts: buildFacts(
      ...buildHeaderFacts(world, order),
      ...buildOrdererFacts(order),
      ...buildOrderFacts(order),
    ),
    sections: [
      { heading: "Specimen", lines: [], counted: false, barcode: getBarcodeText(world, order) },
      // At the start, so that both comments are on the first page.
      ...buildCommentsSection(world, order),
      ...buildAccountSection(world, order),
      ...buildPatientSection(order),
      ...buildShippingSection(order),
      ...buildInsuranceSection(world, order),
      buildTestsTable(order),
      ...buildAoeAnswersSection(order),
    ],
  };
}

function buildOrderFacts(order: OrderRow) {
  return [
    ["Test", getOrderedTest(order).name],
    ["Method", toTitle(order.method)],
    ["Priority", order.priority ? "STAT" : "Routine"],
    ["Billing", toTitle(order.billing_type)],
    ["Activate by", formatDate(order.activate_by ?? "")],
    ["Notes", order.notes],
  ] as const;
}

function buildAccountSection(world: World, order: OrderRow): PdfSection[] {
  const account = getOrderAccount(world, order);
  if (account === undefined) return [];
  const { provider_account_id, account_name, business_units } = account;
  return buildTextSections("Account", [
    ...buildLines(
      ["Number", provider_account_id],
      ["Name", account_name],
      ["Units", business_units?.join(", ") ?? null],
    ),
  ]);
}

function buildProxyLines(proxy: OrderPatient["medical_proxy"]): string[] {
  if (proxy === null) return [];
  return buildLines(
    ["Medical proxy", formatFullName(proxy)],
    ["Phone of the proxy", formatPhone(proxy.phone_number)],
    ["E-mail of the proxy", proxy.email ?? null],
    ["Address of the proxy", formatAddress(proxy.address)],
  );
}

function buildPatientSection({ patient, address }: OrderRow): PdfSection[] {
  const person =
    patient === null
      ? []
      : buildLines(
          ["Phone", formatPhone(patient.phone_number ?? "")],
          ["E-mail", patient.email],
          ["Race", toTitle(patient.race ?? "")],
          ["Ethnicity", toTitle(patient.ethnicity ?? "")],
          ["Sexual orientation", toTitle(patient.sexual_orientation ?? "")],
          ["Gender identity", toTitle(patient.gender_identity ?? "")],
        );
  const addressLines =
    address === null
      ? []
      : buildLines(
          ["Receiver", address.receiver_name],
          ["Address", formatAddress(address)],
          ["Phone at the address", formatPhone(address.phone_number ?? "")],
          ["Access", address.access_notes],
        );
  return buildTextSections("Patient", [
    ...person,
    ...addressLines,
    ...buildProxyLines(patient?.medical_proxy ?? null),
  ]);
}

function buildShippingSection({ shipping }: OrderRow): PdfSection[] {
  if (shipping === null) return [];
  return buildTextSections(
    "Kit sent to",
    buildLines(
      ["Receiver", shipping.receiver_name],
      ["Address", formatAddress(shipping)],
      ["Phone", formatPhone(shipping.phone_number)],
    ),
  );
}

function buildInsuranceSection(world: World, order: OrderRow): PdfSection[] {
  const stored = findInsuranceOnFile(world, order);
  const stated = order.health_insurance;
  const lines =
    stored === undefined
      ? buildLines(["Payor", stated?.payor_code ?? null], ["Member", stated?.insurance_id ?? null])
      : buildLines(
          ["Payor", stored.payor_code],
          ["Member", stored.member_id],
          ["Group", stored.group_id],
          ["Relationship", toTitle(stored.relationship)],
          ["Insured", formatFullName(stored.insured)],
          ["Insured born", formatDate(stored.insured.dob)],
        );
  return buildTextSections("Insurance", [...lines, ...buildStatedInsuranceLines(stated)]);
}

function buildStatedInsuranceLines(stated: OrderRow["health_insurance"]): string[] {
  if (stated === null) return [];
  const { responsible } = stated;
  return buildLines(
    ["Responsible", formatFullName(responsible)],
    ["Relationship of the responsible", toTitle(stated.relationship ?? "")],
    ["Address of the responsible", responsible === null ? null : formatAddress(responsible.address)],
    [
      `Phone of the responsible (${toWords(responsible?.phone_type ?? "")})`,
      formatPhone(responsible?.phone_number ?? ""),
    ],
    ["Subjective", stated.subjective],
    ["Assessment and plan", stated.assessment_plan],
  );
}

function buildTestsTable({ lab_test_ids, marker_ids, added_marker_ids }: OrderRow): PdfTable {
  const tests = lab_test_ids.map((id) => [getLabTest(id).name, "", "Lab test"]);
  const added = new Set(added_marker_ids);
  const markers = marker_ids.map((id) => {
    const { name, provider_id } = getMarker(id);
    return [name, provider_id, added.has(id) ? "Added marker" : "Marker"];
  });
  return {
    heading: "Tests ordered",
    columns: [
      { name: "Name", share: 6 },
      { name: "Code", share: 2 },
      { name: "Kind", share: 2 },
    ],
    groups: [{ heading: null, rows: [...tests, ...markers].map((cells) => ({ cells })) }],
  };
}

/** Lists the AOE questions and AOE answers in words. A choice that is named by its code gets its text as well. */
function buildAoeAnswersSection({ aoe_answers }: OrderRow): PdfSection[] {
  const lines = aoe_answers.map(({ marker_id, question_id, answer: code }) => {
    const { name, aoe } = getMarker(marker_id);
    const question = aoe?.questions.find(({ id }) => id === question_id);
    const choice = question?.answers.find((option) => option.code === code)?.value;
    const given = choice === undefined || choice === code ? code : `${choice} (${code})`;
    return `${name} - ${question?.value ?? String(question_id)}: ${given}`;
  });
  return buildTextSections("Questions at order entry", lines);
}

/**
 * Returns the comments that the lab prints: the order's, then a new line and those of the lab account. Most labs print
 * none.
 */
function getClinicalComments(world: World, order: OrderRow): string | null {
  if (!getLab(order.lab_id).clinical_notes) return null;
  const orderNotes = order.clinical_notes;
  const accountNotes = getOrderAccount(world, order)?.default_clinical_notes;
  const comments = [orderNotes, accountNotes]
    .filter((part) => part !== null && part !== undefined && part !== "")
    .join("\n");
  return comments === "" ? null : comments;
}

function buildCommentsSection(world: World, order: OrderRow): PdfSection[] {
  const comments = getClinicalComments(world, order);
  return comments === null ? [] : buildTextSections("Clinical comments", [comments]);
}
