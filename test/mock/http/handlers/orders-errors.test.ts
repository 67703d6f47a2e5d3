import { describe, expect, it } from "vitest";
import { getMarkersByName } from "../../../../mock/catalog/labs/markers.ts";
import { NOBODY } from "./caller.ts";
import { edith } from "./patients.ts";
import { address, getLabTest, createOrderCaller, patient } from "./orders-caller.ts";

const getLabTestId = (slug: string): string => getLabTest(slug).id;
const set = (...slugs: string[]) => ({ order_set: { lab_test_ids: slugs.map(getLabTestId) } });
const findMarker = (lab: number, name: string) => {
  const found = getMarkersByName().get(lab)?.get(name);
  if (found === undefined) throw new Error(`The catalog has no ${name}.`);
  return found;
};
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
const inNewYork = { ...address, state: "NY" };
const insured = { billing_type: "commercial_insurance" };
const child = { ...patient, dob: "2012-03-01" };
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

/** Invalid orders: title, request, and part of the error message. */
const domain: readonly (readonly [what: string, sent: object, says: string])[] = [
  ["neither order_set nor lab_test_id", { order_set: null }, "order_set is missing"],
  ["both of them", { lab_test_id: getLabTestId("annual_wellness") }, "either order_set or lab_test_id"],
  ["an empty order_set", { order_set: {} }, "order_set is empty"],
  ["an order_set without ids", { order_set: { lab_test_ids: [], add_on: null } }, "order_set is empty"],
  ["an unknown lab test", { order_set: { lab_test_ids: [NOBODY] } }, "lab_test_ids: number 1"],
  ["an unknown lab_test_id", { order_set: null, lab_test_id: NOBODY }, "lab_test_ids: number 1"],
  ["a lab test that is no id", { order_set: { lab_test_ids: ["physical"] } }, "lab_test_ids: number 1"],
  ["an inactive lab test", set("gut_check"), "is not active"],
  ["a lab test that is not approved yet", set("rheumatology_at_home"), "is not active"],
  ["lab tests of several labs", set("annual_wellness", "standard_physical"), "belong to one lab"],
  ["lab tests of several methods", set("annual_wellness", "metabolic_at_home"), "the same collection method"],
  ["an add_on without a method", added({ marker_ids: [tsh.id] }, {}), "collection_method is missing"],
  ["an add_on without ids", added({}), "add_on is empty"],
  ["an add_on of empty lists", added({ marker_ids: [], provider_ids: [] }), "add_on is empty"],
  ["ids and codes", added({ marker_ids: [tsh.id], provider_ids: [tsh.provider_id] }), "not both"],
  ["an unknown marker", added({ marker_ids: [1] }), "add_on.marker_ids: number 1"],
  ["an unknown code", added({ provider_ids: ["no code"] }), "add_on.provider_ids: number 1"],
  ["a marker that only comes with others", marker(1, "MCV"), "add_on"],
  ["a marker for lab tests only", marker(1, "Hereditary Thrombosis Genes"), "only be ordered as part of"],
  ["a marker of another lab than the lab tests", marker(2, "TSH", "annual_wellness"), "belong to one lab"],
  ["an add_on by test kit", added({ marker_ids: [tsh.id] }, byKit), "collection_method cannot be testkit"],
  ["an add_on to a test kit", marker(5, "TSH", "cholesterol_kit"), "nothing can be added to a test kit"],
  ["another method than that of the lab tests", atHome, "collection_method must be that of the lab tests"],
  ["a lab test of walk-in by test kit", byKit, "collection_method must be"],
  ["a method that the lab does not offer", marker(6, "Vitamin D, 25-Hydroxy, Total"), "the lab offers"],
  ["a state that no account serves", { ...kit, patient_address: inNewYork }, "patient_address.state"],
  ["a billing type that the lab rejects", { ...kit, billing_type: "patient_bill" }, "billing_type"],
  ["insurance without diagnoses", insured, "icd_codes is missing"],
  ["insurance with blank diagnoses", { ...insured, icd_codes: [" "] }, "icd_codes is missing"],
  ["insurance of a user without any", { ...insured, icd_codes: ["E78.5"] }, "an insurance of the user"],
  ["a patient under age without the setting", { patient_details: child }, "setting minors"],
  ["a minor at home", { ...kitAtHome, patient_details: child }, "patient_details.dob: at-home"],
  ["a required question without an AOE answer", set("clotting_genes"), "is required"],
  ["an AOE answer to no question", { aoe_answers: [{ ...consent, answer: "Yes" }] }, "aoe_answers: number 1"],
  ["an AOE answer that is not a choice", withAoeAnswers("Perhaps"), "must be one of YES, NO"],
  ["text instead of a number", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "a lot"), "a number in 50-10000"],
  ["a number beyond the bounds", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "10001"), "a number in 50-10000"],
  ["an empty AOE answer", orderWithAoeAnswer("Digoxin", "LAST_DOSE", " "), "must not be empty"],
  ["an unknown choice", orderWithAoeAnswer(lyme, "SYMPTOMS", "FEVER, Chills"), "a comma-separated list of"],
  ["two AOE answers to one question", withAoeAnswers("Yes", "No"), "aoe_answers: number 2"],
  ["activation today", { activate_by: "2026-01-15" }, "activate_by"],
  ["activation in the past", { activate_by: "2025-12-31" }, "activate_by"],
];

describe("an order is rejected", () => {
  it.each(domain)("with 400 for %s", async (_, sent, says) => {
    const { place, count, mock } = createOrderCaller();
    const { status, body } = await place({ ...sent });
    expect(body.detail).toContain(says);
    // The message does not repeat the request.
    expect(body.detail).not.toMatch(/Fernsby|Alder Lane|2012-03-01|85004|Perhaps/);
    expect(status).toBe(400);
    expect(await count()).toBe(0);
    expect(mock.export().tables["outbox"]).toEqual([]);
    expect(mock.requests.violations).toEqual([]);
  });

  it.each([
    ["a number within the bounds", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "1850.5")],
    ["a text", orderWithAoeAnswer("Digoxin", "LAST_DOSE", "yesterday at 8")],
    ["several choices, by code and by text", orderWithAoeAnswer(lyme, "SYMPTOMS", "FEVER, Joint pain")],
    ["no AOE answer when none is required", added({ marker_ids: [findMarker(1, lyme).id] })],
  ])("but not for %s", async (_, sent) => {
    const { place } = createOrderCaller();
    const { status, body } = await place({ ...sent });
    expect([status, body.detail]).toEqual([200, undefined]);
  });

  it("for unknown and deleted users", async () => {
    const { place, count, mock, user_id } = createOrderCaller();
    const otherUser = mock.team().users.create({ client_user_id: "theirs" });
    for (const id of [NOBODY, otherUser.user_id]) {
      expect((await place({ user_id: id })).status).toBe(404);
    }
    mock.users.delete(user_id);
    expect((await place()).status).toBe(404);
    expect(await count()).toBe(0);
  });
});

const born = (dob: string) => ({ ...set("metabolic_at_home"), patient_details: { ...patient, dob } });

describe("a minor", () => {
  const proxied = { ...child, medical_proxy: edith };

  it("is accepted with the setting and a medical proxy, except at home", async () => {
    const { place, mock, count } = createOrderCaller();
    mock.settings.set({ minors: true });
    const alone = await place({ patient_details: child });
    expect([alone.status, alone.body.detail]).toEqual([
      400,
      expect.stringContaining("medical_proxy is missing"),
    ]);
    const home = await place({ ...set("metabolic_at_home"), patient_details: proxied });
    expect([home.status, home.body.detail]).toEqual([400, expect.stringContaining("at-home")]);
    expect(await count()).toBe(0);
    const { status, body } = await place({ patient_details: proxied });
    expect([status, body.order.patient_details.medical_proxy.first_name]).toEqual([200, "Edith"]);
  });

  it("becomes an adult on the eighteenth birthday", async () => {
    const { place } = createOrderCaller();
    expect((await place(born("2008-01-16"))).body.detail).toContain("patient_details.dob: at-home");
    expect((await place(born("2008-01-15"))).status).toBe(200);
  });
});
