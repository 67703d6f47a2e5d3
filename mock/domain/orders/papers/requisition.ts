import { labsById } from "../../../catalog/labs/labs.ts";
import { labTestsById } from "../../../catalog/labs/lab-tests.ts";
import { markersById } from "../../../catalog/labs/markers.ts";
import type { Paper, PaperSection, PaperTable } from "../../../papers/paper.ts";
import { Refusal } from "../../refusal.ts";
import type { World } from "../../world.ts";
import { insuranceOnFile } from "../making/insurance.ts";
import { orderedTest } from "../ordered-test.ts";
import type { OrderPatient, OrderRow } from "../table.ts";
import { accountOf, addressLine, factsOf, footOf, fullName, headOf, labNameOf, linesOf } from "./facts.ts";

/**
 * What the requisition tells the laboratory: all of the order that concerns it.
 * @throws Refusal of 404 where the order has none: it is too early, or the order was imported
 */
export function requisitionOf(world: World, order: OrderRow): Paper {
  if (order.requisition === null) {
    const why = order.imported
      ? "It was imported, and imported orders have none."
      : "It is made with requisition_created.";
    throw new Refusal(404, `Requisition is not available for order ${order.order_id}. ${why}`);
  }
  return {
    issuer: labNameOf(order),
    title: "Requisition",
    facts: factsOf(...headOf(world, order), ...orderFacts(order)),
    sections: [
      // Early, so that both comments stand on the first page together.
      ...commentsSection(world, order),
      ...accountSection(world, order),
      ...patientSections(order),
      ...shippingSection(order),
      ...physicianSection(order),
      ...insuranceSection(world, order),
      testsTable(order),
      ...answersSection(order),
    ],
    foot: footOf(order),
  };
}

function text(heading: string, lines: readonly string[]): PaperSection[] {
  return lines.length === 0 ? [] : [{ heading, lines, counted: false }];
}

function orderFacts(order: OrderRow) {
  return [
    ["Test", orderedTest(order).name],
    ["Method", order.method],
    ["Priority", order.priority ? "STAT" : "Routine"],
    ["Billing", order.billing_type],
    ["ICD codes", order.icd_codes?.join(", ") ?? null],
    ["Activate by", order.activate_by],
    ["Notes", order.notes],
  ] as const;
}

function accountSection(world: World, order: OrderRow): PaperSection[] {
  const account = accountOf(world, order);
  if (account === undefined) return [];
  const { provider_account_id, account_name, business_units } = account;
  return text("Account", [
    ...linesOf(
      ["Number", provider_account_id],
      ["Name", account_name],
      ["Units", business_units?.join(", ") ?? null],
    ),
  ]);
}

function proxyLines(proxy: OrderPatient["medical_proxy"]): string[] {
  if (proxy === null) return [];
  return linesOf(
    ["Medical proxy", fullName(proxy)],
    ["Phone of the proxy", proxy.phone_number],
    ["E-mail of the proxy", proxy.email ?? null],
    ["Address of the proxy", addressLine(proxy.address)],
  );
}

function patientSections({ patient, address }: OrderRow): PaperSection[] {
  const person =
    patient === null
      ? []
      : linesOf(
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
      : linesOf(
          ["Receiver", address.receiver_name],
          ["Address", addressLine(address)],
          ["Phone at the address", address.phone_number],
          ["Access", address.access_notes],
        );
  return text("Patient", [...person, ...home, ...proxyLines(patient?.medical_proxy ?? null)]);
}

function shippingSection({ shipping }: OrderRow): PaperSection[] {
  if (shipping === null) return [];
  return text(
    "Kit sent to",
    linesOf(
      ["Receiver", shipping.receiver_name],
      ["Address", addressLine(shipping)],
      ["Phone", shipping.phone_number],
    ),
  );
}

function physicianSection({ physician }: OrderRow): PaperSection[] {
  if (physician === null) return [];
  return text("Ordering physician", linesOf(["Name", fullName(physician)], ["NPI", physician.npi]));
}

function insuranceSection(world: World, order: OrderRow): PaperSection[] {
  const stored = insuranceOnFile(world, order);
  const stated = order.health_insurance;
  const lines =
    stored === undefined
      ? linesOf(["Payor", stated?.payor_code ?? null], ["Member", stated?.insurance_id ?? null])
      : linesOf(
          ["Payor", stored.payor_code],
          ["Member", stored.member_id],
          ["Group", stored.group_id],
          ["Relationship", stored.relationship],
          ["Insured", fullName(stored.insured)],
          ["Insured born", stored.insured.dob],
        );
  return text("Insurance", [...lines, ...statedLines(stated)]);
}

function statedLines(stated: OrderRow["health_insurance"]): string[] {
  if (stated === null) return [];
  const { responsible } = stated;
  return linesOf(
    ["Responsible", responsible === null ? null : fullName(responsible)],
    ["Relationship of the responsible", stated.relationship],
    ["Address of the responsible", responsible === null ? null : addressLine(responsible.address)],
    [`Phone of the responsible (${responsible?.phone_type ?? ""})`, responsible?.phone_number ?? null],
    ["Diagnosis codes", stated.diagnosis_codes.join(", ") || null],
    ["Subjective", stated.subjective],
    ["Assessment and plan", stated.assessment_plan],
  );
}

function testsTable({ lab_test_ids, marker_ids, added_marker_ids }: OrderRow): PaperTable {
  const tests = lab_test_ids.map((id) => [labTestsById().get(id)?.name ?? id, "", "Lab test"]);
  const added = new Set(added_marker_ids);
  const markers = marker_ids.map((id) => {
    const marker = markersById().get(id);
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
function answersSection({ aoe_answers }: OrderRow): PaperSection[] {
  const lines = aoe_answers.map(({ marker_id, question_id, answer }) => {
    const marker = markersById().get(Number(marker_id));
    const question = marker?.aoe?.questions.find(({ id }) => id === question_id);
    const choice = question?.answers.find(({ code }) => code === answer)?.value;
    const given =
      choice === undefined || choice === answer ? String(answer) : `${choice} (${String(answer)})`;
    return `${marker?.name ?? String(marker_id)} - ${question?.value ?? String(question_id)}: ${given}`;
  });
  return text("Questions at order entry", lines);
}

/**
 * The comments on an order as its laboratory prints them: the order's own, and on a new line those of the account. Most
 * laboratories print none.
 */
export function commentsOf(world: World, order: OrderRow): string | null {
  if (labsById().get(order.lab_id)?.clinical_notes !== true) return null;
  const own = order.clinical_notes;
  const usual = accountOf(world, order)?.default_clinical_notes;
  const both = [own, usual].filter((part) => part !== null && part !== undefined && part !== "").join("\n");
  return both === "" ? null : both;
}

function commentsSection(world: World, order: OrderRow): PaperSection[] {
  const comments = commentsOf(world, order);
  return comments === null ? [] : text("Clinical comments", [comments]);
}
