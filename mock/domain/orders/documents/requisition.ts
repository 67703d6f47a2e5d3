import { getLabsById } from "../../../catalog/labs/labs.ts";
import { getLabTestsById } from "../../../catalog/labs/lab-tests.ts";
import { getMarkersById } from "../../../catalog/labs/markers.ts";
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
  buildFooter,
  buildHeaderFacts,
  getLabName,
  buildLines,
  buildTextSections,
} from "./document-parts.ts";

/**
 * What the requisition tells the laboratory: all of the order that concerns it.
 * @throws Refusal of 404 where the order has none: it is too early, or the order was imported
 */
export function buildRequisition(world: World, order: OrderRow): PdfDocument {
  if (order.requisition === null) {
    const why = order.imported
      ? "It was imported, and imported orders have none."
      : "It is made with requisition_created.";
    throw new ServiceError(404, `Requisition is not available for order ${order.order_id}. ${why}`);
  }
  return {
    issuer: getLabName(order),
    title: "Requisition",
    facts: buildFacts(...buildHeaderFacts(world, order), ...buildOrderFacts(order)),
    sections: [
      // Early, so that both comments stand on the first page together.
      ...buildCommentsSection(world, order),
      ...buildAccountSection(world, order),
      ...buildPatientSection(order),
      ...buildShippingSection(order),
      ...buildPhysicianSection(order),
      ...buildInsuranceSection(world, order),
      buildTestsTable(order),
      ...buildAoeAnswersSection(order),
    ],
    foot: buildFooter(order),
  };
}

function buildOrderFacts(order: OrderRow) {
  return [
    ["Test", getOrderedTest(order).name],
    ["Method", order.method],
    ["Priority", order.priority ? "STAT" : "Routine"],
    ["Billing", order.billing_type],
    ["ICD codes", order.icd_codes?.join(", ") ?? null],
    ["Activate by", order.activate_by],
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
    ["Phone of the proxy", proxy.phone_number],
    ["E-mail of the proxy", proxy.email ?? null],
    ["Address of the proxy", formatAddress(proxy.address)],
  );
}

function buildPatientSection({ patient, address }: OrderRow): PdfSection[] {
  const person =
    patient === null
      ? []
      : buildLines(
          ["Phone", patient.phone_number],
          ["E-mail", patient.email],
          ["Race", patient.race],
          ["Ethnicity", patient.ethnicity],
          ["Sexual orientation", patient.sexual_orientation],
          ["Gender identity", patient.gender_identity],
        );
  const home =
    address === null
      ? []
      : buildLines(
          ["Receiver", address.receiver_name],
          ["Address", formatAddress(address)],
          ["Phone at the address", address.phone_number],
          ["Access", address.access_notes],
        );
  return buildTextSections("Patient", [
    ...person,
    ...home,
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
      ["Phone", shipping.phone_number],
    ),
  );
}

function buildPhysicianSection({ physician }: OrderRow): PdfSection[] {
  if (physician === null) return [];
  return buildTextSections(
    "Ordering physician",
    buildLines(["Name", formatFullName(physician)], ["NPI", physician.npi]),
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
          ["Relationship", stored.relationship],
          ["Insured", formatFullName(stored.insured)],
          ["Insured born", stored.insured.dob],
        );
  return buildTextSections("Insurance", [...lines, ...buildStatedInsuranceLines(stated)]);
}

function buildStatedInsuranceLines(stated: OrderRow["health_insurance"]): string[] {
  if (stated === null) return [];
  const { responsible } = stated;
  return buildLines(
    ["Responsible", formatFullName(responsible)],
    ["Relationship of the responsible", stated.relationship],
    ["Address of the responsible", responsible === null ? null : formatAddress(responsible.address)],
    [`Phone of the responsible (${responsible?.phone_type ?? ""})`, responsible?.phone_number ?? null],
    ["Diagnosis codes", stated.diagnosis_codes.join(", ") || null],
    ["Subjective", stated.subjective],
    ["Assessment and plan", stated.assessment_plan],
  );
}

function buildTestsTable({ lab_test_ids, marker_ids, added_marker_ids }: OrderRow): PdfTable {
  const tests = lab_test_ids.map((id) => [getLabTestsById().get(id)?.name ?? id, "", "Lab test"]);
  const added = new Set(added_marker_ids);
  const markers = marker_ids.map((id) => {
    const marker = getMarkersById().get(id);
    return [marker?.name ?? String(id), marker?.provider_id ?? "", added.has(id) ? "Added marker" : "Marker"];
  });
  return {
    heading: "Tests ordered",
    columns: [
      { name: "Name", share: 6 },
      { name: "Code", share: 2 },
      { name: "Kind", share: 2 },
    ],
    rows: [...tests, ...markers],
  };
}

/** Questions and answers in words; an answer that names a choice by its code is given in the choice's words as well. */
function buildAoeAnswersSection({ aoe_answers }: OrderRow): PdfSection[] {
  const lines = aoe_answers.map(({ marker_id, question_id, answer }) => {
    const marker = getMarkersById().get(Number(marker_id));
    const question = marker?.aoe?.questions.find(({ id }) => id === question_id);
    const choice = question?.answers.find(({ code }) => code === answer)?.value;
    const given =
      choice === undefined || choice === answer ? String(answer) : `${choice} (${String(answer)})`;
    return `${marker?.name ?? String(marker_id)} - ${question?.value ?? String(question_id)}: ${given}`;
  });
  return buildTextSections("Questions at order entry", lines);
}

/**
 * The comments on an order as its laboratory prints them: the order's own, and on a new line those of the account. Most
 * laboratories print none.
 */
function getClinicalComments(world: World, order: OrderRow): string | null {
  if (getLabsById().get(order.lab_id)?.clinical_notes !== true) return null;
  const own = order.clinical_notes;
  const usual = getOrderAccount(world, order)?.default_clinical_notes;
  const both = [own, usual].filter((part) => part !== null && part !== undefined && part !== "").join("\n");
  return both === "" ? null : both;
}

function buildCommentsSection(world: World, order: OrderRow): PdfSection[] {
  const comments = getClinicalComments(world, order);
  return comments === null ? [] : buildTextSections("Clinical comments", [comments]);
}
