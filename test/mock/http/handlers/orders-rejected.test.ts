import type { Mock } from "sanguine/mock";
import { expect, it } from "vitest";
import { getMarkersByName } from "../../../../mock/catalog/labs/markers.ts";
import { edith } from "../../../support/people.ts";
import { NOBODY } from "./caller.ts";
import { address, createOrderCaller, getLabTest, physician } from "./orders-caller.ts";
import { accepts, rejects, rejectsValues } from "./rejects.ts";

const getLabTestId = (slug: string): string => getLabTest(slug).id;
const set = (...slugs: string[]) => ({ order_set: { lab_test_ids: slugs.map(getLabTestId) } });
const findMarker = (lab: number, name: string) => getMarkersByName().get(lab)!.get(name)!;
const tsh = findMarker(1, "TSH");
const walkIn = { collection_method: "walk_in_test" };
const byKit = { collection_method: "testkit" };
const atHome = { collection_method: "at_home_phlebotomy" };
const added = (add_on: object, rest: object = walkIn) => ({ order_set: { add_on }, ...rest });
/** Builds an order of a marker of a lab, added to lab tests. */
const marker = (lab: number, name: string, ...slugs: string[]) => {
  const add_on = { marker_ids: [findMarker(lab, name).id] };
  return { order_set: { ...(slugs.length > 0 && set(...slugs).order_set), add_on }, ...walkIn };
};
const kit = set("cholesterol_kit");
const kitAtHome = set("metabolic_at_home");
const inNewYork = { "patient_address.state": "NY" };
/** Registers a kit whose order names an account. */
const ofNamedAccount = (mock: Mock) => {
  const { id: lab_account_id } = mock.labAccounts.create({ lab: "spotwell_home" });
  const ordered = { lab_test_ids: [getLabTestId("cholesterol_kit")], lab_account_id };
  const { sample_id } = mock.orders.create({ ...ordered, registrable: true, status: "with_customer" });
  return { ...inNewYork, sample_id };
};
const insured = { billing_type: "commercial_insurance" };
const underAge = { "patient_details.dob": "2012-03-01" };
const proxied = { "patient_details.medical_proxy": edith };
const withMinors = (changes: object) => (mock: Mock) => {
  mock.settings.set({ minors: true });
  return { ...changes };
};
const deleteUser = ({ users }: Mock): string => {
  const user = users.create();
  users.delete(user);
  return user.user_id;
};
const getQuestion = (slug: string) => {
  const found = getLabTest(slug).markers.find(({ aoe }) => aoe !== null);
  return { marker_id: found?.id ?? 0, question_id: found?.aoe?.questions[0]?.id ?? 0 };
};
const consent = getQuestion("clotting_genes");
const withAoeAnswers = (...texts: string[]) => ({
  ...set("clotting_genes"),
  aoe_answers: texts.map((text) => ({ ...consent, answer: text })),
});

/** Builds an order of one marker with an AOE answer to one question. */
const orderWithAoeAnswer = (name: string, code: string, text: string) => {
  const { id, aoe } = findMarker(1, name);
  const question_id = aoe?.questions.find((question) => question.code === code)?.id ?? 0;
  return { ...added({ marker_ids: [id] }), aoe_answers: [{ marker_id: id, question_id, answer: text }] };
};
const urine = "Kidney Stone Panel, 24 Hour Urine";
const lyme = "Lyme Disease Antibody Screen";
const born = (dob: string) => ({ ...kitAtHome, "patient_details.dob": dob });
/** Codes of every form. */
const icd_codes = ["I10", "E78.5", "U07.1", "C4A.0", "S52.521A", "Z3A.28"];
const billed = { billing_type: "patient_bill" };

rejects("", "orders.create", [
  ["neither order_set nor lab_test_id", { order_set: null }, "order_set is missing"],
  ["both of them", { lab_test_id: getLabTestId("annual_wellness") }, "either order_set or lab_test_id"],
  ["an empty order_set", { order_set: {} }, "order_set is empty"],
  ["an order_set without ids", { order_set: { lab_test_ids: [], add_on: null } }, "order_set is empty"],
  ["an unknown lab test", { order_set: { lab_test_ids: [NOBODY] } }, "lab_test_ids: number 1"],
  ["an inactive lab test", set("gut_check"), "is not active"],
  ["a lab test that is not approved yet", set("rheumatology_at_home"), "is not active"],
  ["lab tests of several labs", set("annual_wellness", "standard_physical"), "belong to one lab"],
  ["several methods", set("annual_wellness", "metabolic_at_home"), "the same collection method"],
  ["an add_on without a method", added({ marker_ids: [tsh.id] }, {}), "collection_method is missing"],
  ["an add_on without ids", added({}), "add_on is empty"],
  ["ids and codes", added({ marker_ids: [tsh.id], provider_ids: [tsh.provider_id] }), "not both"],
  ["an unknown marker", added({ marker_ids: [1] }), "add_on.marker_ids: number 1"],
  ["an unknown code", added({ provider_ids: ["no code"] }), "add_on.provider_ids: number 1"],
  ["a marker that only comes with others", marker(1, "MCV"), "add_on"],
  ["a marker for lab tests only", marker(1, "Hereditary Thrombosis Genes"), "only be ordered as part of"],
  ["a marker of another lab", marker(2, "TSH", "annual_wellness"), "belong to one lab"],
  ["an add_on by test kit", added({ marker_ids: [tsh.id] }, byKit), "collection_method cannot be testkit"],
  ["an add_on to a test kit", marker(5, "TSH", "cholesterol_kit"), "nothing can be added to a test kit"],
  ["another method than that of the lab tests", atHome, "collection_method must be that of the lab tests"],
  ["a lab test of walk-in by test kit", byKit, "collection_method must be"],
  ["a method that the lab lacks", marker(6, "Vitamin D, 25-Hydroxy, Total"), "the lab offers"],
  ["a state that no account serves", { ...kit, ...inNewYork }, "patient_address.state"],
  ["an unknown account", { lab_account_id: NOBODY }, "Lab account", 404],
  ["a billing type that the lab rejects", { ...kit, ...billed }, "billing_type"],
  ["insurance without diagnoses", insured, "icd_codes is missing"],
  ["insurance of a user without any", { ...insured, icd_codes: ["E78.5"] }, "an insurance of the user"],
  ["a patient under age without the setting", underAge, "setting minors"],
  ["a minor at home", born("2008-01-16"), "patient_details.dob: at-home"],
  ["a required question without an AOE answer", set("clotting_genes"), "(GENE_CONSENT) is required"],
  ["no question", { aoe_answers: [{ ...consent, answer: "Yes" }] }, "aoe_answers: number 1"],
  ["an AOE answer that is not a choice", withAoeAnswers("Perhaps"), "must be one of YES, NO"],
  ["no number", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "a lot"), "a number in 50-10000"],
  ["a low number", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "49.9"), "a number in 50-10000"],
  ["a high number", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "10001"), "a number in 50-10000"],
  ["an empty AOE answer", orderWithAoeAnswer("Digoxin", "LAST_DOSE", " "), "must not be empty"],
  ["an unknown choice", orderWithAoeAnswer(lyme, "SYMPTOMS", "FEVER, Chills"), "a comma-separated list of"],
  ["two AOE answers to one question", withAoeAnswers("Yes", "No"), "aoe_answers: number 2"],
  ["activation today", { activate_by: "2026-01-15" }, "activate_by"],
  ["an unknown user", { user_id: NOBODY }, "User", 404],
  ["a deleted user", (mock) => ({ user_id: deleteUser(mock) }), "scheduled this user for deletion", 404],
  ["a minor without a proxy", withMinors(underAge), "medical_proxy is missing"],
  ["a minor at home with one", withMinors({ ...born("2012-03-01"), ...proxied }), "at-home"],
]);
rejects("", "orders.import", [
  ["another method than that of the lab tests", atHome, "collection_method"],
  ["a billing type that the lab rejects", { ...kit, ...byKit, ...billed }, "billing_type"],
  ["a patient under age without the setting", underAge, "setting minors"],
]);
rejects("", "orders.createTestkit", [
  ["an unknown lab test", { lab_test_id: NOBODY }, "lab_test_id is not a known"],
  ["a lab test without a kit", { lab_test_id: getLabTestId("annual_wellness") }, "lab_test_id"],
  ["a state that no account serves", { "shipping_details.state": "NY" }, "shipping_details.state"],
]);
rejects("", "orders.registerTestkit", [
  ["a state that no account serves", inNewYork, "patient_address.state"],
  ["a state that the account that its order names does not serve", ofNamedAccount, "The lab account"],
  ["a patient under age without the setting", underAge, "setting minors"],
  ["an unknown user", { user_id: NOBODY }, "User", 404],
  ["a sample of no kit", { sample_id: "0000000000" }, "Test kit", 404],
]);

rejects("", "orders.update", [
  ...["2026-01-15", "2026-01-14", "2025-06-01"].map(
    (activate_by) => [activate_by, { activate_by }, "activate_by"] as const,
  ),
  [
    "an order for immediate processing",
    (mock) => ({ "path.order_id": mock.orders.create().id }),
    "immediate processing",
  ],
  [
    "a waiting kit",
    (mock) => ({ "path.order_id": mock.orders.create({ registrable: true }).id }),
    "immediate processing",
  ],
]);

rejectsValues(
  "[ORD-20, ORD-28]",
  "orders.create",
  [
    ["patient_details.first_name", "Zoë", "characters"],
    ["patient_details.dob", "2026-01-16", "not_in_future"],
    ["patient_details.email", "ada@", ""],
    ["patient_address.state", "Arizona", "state_code"],
    ["patient_address.zip", "8500", ""],
    ["patient_address.city", " ", "not_empty"],
    ["patient_address.phone_number", "12", "digits"],
    ["patient_address.access_notes", "x".repeat(1001), ""],
    ["physician.npi", "12", "npi"],
    ["physician.npi", "1234567890", "npi_check_digit"],
    ["physician.npi", "1003000162", "npi_check_digit"],
    ["icd_codes.1", "flu", "icd_10_cm"],
    ["icd_codes.0", "250.00", "icd_10_cm"],
    ["icd_codes.0", "S52.521AX1", "icd_10_cm"],
    ["health_insurance.diagnosis_codes.0", "e78", "icd_10_cm"],
  ],
  { physician, icd_codes: ["E78.5", "I10"] },
);
rejectsValues("[ORD-20, ORD-28]", "orders.import", [
  ["patient_details.last_name", "  ", "not_empty"],
  ["sample_id", " ", "not_empty"],
]);
rejectsValues("[ORD-20, ORD-28]", "orders.createTestkit", [
  ["shipping_details.receiver_name", " ", "not_empty"],
  ["shipping_details.phone_number", "none", "characters"],
]);
rejectsValues("[ORD-20, ORD-28]", "orders.registerTestkit", [
  ["patient_details.first_name", "Zoë", "characters"],
  ["patient_address.zip", "8500", ""],
]);

accepts("", "orders.create", [
  ...["50", "1850.5", "10000"].map(
    (number) => [`the number ${number}`, orderWithAoeAnswer(urine, "TOTAL_VOLUME", number)] as const,
  ),
  ["a text", orderWithAoeAnswer("Digoxin", "LAST_DOSE", "yesterday at 8")],
  ["several choices, by code and by text", orderWithAoeAnswer(lyme, "SYMPTOMS", "FEVER, Joint pain")],
  ["no AOE answer when none is required", added({ marker_ids: [findMarker(1, lyme).id] })],
  ["a patient at home on the eighteenth birthday", born("2008-01-15")],
  [
    "a minor with the setting and a medical proxy",
    withMinors({ ...underAge, ...proxied }),
    { order: { patient_details: { medical_proxy: { first_name: "Edith" } } } },
  ],
  ...["1234567893", "1003000126", "1679576722"].map(
    (npi) =>
      [
        `[ORD-28] the NPI ${npi}, and codes of any form`,
        { icd_codes, physician: { ...physician, npi } },
        { order: { icd_codes } },
      ] as const,
  ),
  [
    "[ORD-3, ORD-5, VER-3] comments of 1,000 characters that are longer in UTF-16",
    { clinical_notes: "🩸".repeat(1000), "patient_address.access_notes": "🚪".repeat(1000) },
    { order: { clinical_notes: "🩸".repeat(1000), patient_address: { access_notes: "🚪".repeat(1000) } } },
  ],
]);

it.each([
  ["10001", "CA", true],
  ["00000", "AZ", true],
  ["85004", "AZ", false],
  ["85004", " AZ ", false],
  ["96898", "HI", false],
])("[ORD-28] an order with zip %s of %s has a warning in the journal: %s", async (zip, state, warns) => {
  const { place, mock } = createOrderCaller();
  await place({ patient_address: { ...address, zip, state } });
  const codes = mock.requests.last()?.warnings.map(({ code }) => code);
  expect(codes).toEqual(warns ? ["zip_of_another_state"] : []);
});
