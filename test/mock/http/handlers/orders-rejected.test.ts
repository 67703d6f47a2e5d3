import { describe, expect, it } from "vitest";
import { getMarkersByName } from "../../../../mock/catalog/labs/markers.ts";
import { type HandlerResponse, NOBODY } from "./caller.ts";
import { edith } from "../../../support/people.ts";
import { address, createOrderCaller, getLabTest, patient, physician, shipping } from "./orders-caller.ts";

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
const born = (dob: string) => ({ ...kitAtHome, patient_details: { ...patient, dob } });
const named = (changed: object) => ({ patient_details: { ...patient, ...changed } });
const lives = (changed: object) => ({ patient_address: { ...address, ...changed } });
const sentTo = (changed: object) => ({ shipping_details: { ...shipping, ...changed } });
const billed = { billing_type: "patient_bill" };
const signed = (npi: string) => ({ physician: { ...physician, npi } });

/** Sends an order, an import, the order of a test kit or its registration, with some fields changed. */
const senders = {
  order: ({ post, body }, sent) => post("/v3/order", { ...body(), ...sent }),
  import: ({ post, imported }, sent) => post("/v3/order/import", { ...imported(), ...sent }),
  kit: ({ post, user_id }, sent) =>
    post("/v3/order/testkit", {
      user_id,
      lab_test_id: getLabTestId("cholesterol_kit"),
      shipping_details: shipping,
      ...sent,
    }),
  registration: ({ post, mock }, sent) => {
    const [order] = mock.orders.list();
    const fields = { sample_id: order?.sample_id, patient_details: patient, patient_address: address };
    return post("/v3/order/testkit/register", { ...fields, ...sent });
  },
} satisfies Record<
  string,
  (orderer: ReturnType<typeof createOrderCaller>, sent: object) => Promise<HandlerResponse>
>;

type Way = keyof typeof senders;
type Row = readonly [what: string, sent: object, says: string, way?: Way, status?: number];

const complete = ([what, sent, says, way = "order", status = 400]: Row) =>
  [what, sent, says, way, status] as const;

/** What the rules of orders reject: a part of the message. */
const combinations: readonly Row[] = [
  ["neither order_set nor lab_test_id", { order_set: null }, "order_set is missing"],
  ["both of them", { lab_test_id: getLabTestId("annual_wellness") }, "either order_set or lab_test_id"],
  ["an empty order_set", { order_set: {} }, "order_set is empty"],
  ["an order_set without ids", { order_set: { lab_test_ids: [], add_on: null } }, "order_set is empty"],
  ["an unknown lab test", { order_set: { lab_test_ids: [NOBODY] } }, "lab_test_ids: number 1"],
  ["an unknown lab test", { lab_test_id: NOBODY }, "lab_test_ids", "kit"],
  ["a lab test without a kit", { lab_test_id: getLabTestId("annual_wellness") }, "lab_test_id", "kit"],
  ["an inactive lab test", set("gut_check"), "is not active"],
  ["a lab test that is not approved yet", set("rheumatology_at_home"), "is not active"],
  ["lab tests of several labs", set("annual_wellness", "standard_physical"), "belong to one lab"],
  ["lab tests of several methods", set("annual_wellness", "metabolic_at_home"), "the same collection method"],
  ["an add_on without a method", added({ marker_ids: [tsh.id] }, {}), "collection_method is missing"],
  ["an add_on without ids", added({}), "add_on is empty"],
  ["ids and codes", added({ marker_ids: [tsh.id], provider_ids: [tsh.provider_id] }), "not both"],
  ["an unknown marker", added({ marker_ids: [1] }), "add_on.marker_ids: number 1"],
  ["an unknown code", added({ provider_ids: ["no code"] }), "add_on.provider_ids: number 1"],
  ["a marker that only comes with others", marker(1, "MCV"), "add_on"],
  ["a marker for lab tests only", marker(1, "Hereditary Thrombosis Genes"), "only be ordered as part of"],
  ["a marker of another lab than the lab tests", marker(2, "TSH", "annual_wellness"), "belong to one lab"],
  ["an add_on by test kit", added({ marker_ids: [tsh.id] }, byKit), "collection_method cannot be testkit"],
  ["an add_on to a test kit", marker(5, "TSH", "cholesterol_kit"), "nothing can be added to a test kit"],
  ["another method than that of the lab tests", atHome, "collection_method must be that of the lab tests"],
  ["another method than that of the lab tests", atHome, "collection_method", "import"],
  ["a lab test of walk-in by test kit", byKit, "collection_method must be"],
  ["a method that the lab does not offer", marker(6, "Vitamin D, 25-Hydroxy, Total"), "the lab offers"],
  ["a state that no account serves", { ...kit, patient_address: inNewYork }, "patient_address.state"],
  ["a state that no account serves", { patient_address: inNewYork }, "state", "registration"],
  ["a state that no account serves", sentTo({ state: "NY" }), "shipping_details.state", "kit"],
  ["an unknown account", { lab_account_id: NOBODY }, "Lab account", "order", 404],
  ["a billing type that the lab rejects", { ...kit, ...billed }, "billing_type"],
  ["a billing type that the lab rejects", { ...kit, ...byKit, ...billed }, "billing_type", "import"],
  ["insurance without diagnoses", insured, "icd_codes is missing"],
  ["insurance of a user without any", { ...insured, icd_codes: ["E78.5"] }, "an insurance of the user"],
  ["a patient under age without the setting", { patient_details: child }, "setting minors"],
  ["a patient under age without the setting", { patient_details: child }, "setting minors", "import"],
  ["a patient under age without the setting", { patient_details: child }, "setting minors", "registration"],
  ["a minor at home", born("2008-01-16"), "patient_details.dob: at-home"],
  [
    "a required question without an AOE answer",
    set("clotting_genes"),
    "question 108 of marker 1900071 (GENE_CONSENT) is required",
  ],
  ["an AOE answer to no question", { aoe_answers: [{ ...consent, answer: "Yes" }] }, "aoe_answers: number 1"],
  ["an AOE answer that is not a choice", withAoeAnswers("Perhaps"), "must be one of YES, NO"],
  ["text instead of a number", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "a lot"), "a number in 50-10000"],
  ["a number beyond the bounds", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "10001"), "a number in 50-10000"],
  ["an empty AOE answer", orderWithAoeAnswer("Digoxin", "LAST_DOSE", " "), "must not be empty"],
  ["an unknown choice", orderWithAoeAnswer(lyme, "SYMPTOMS", "FEVER, Chills"), "a comma-separated list of"],
  ["two AOE answers to one question", withAoeAnswers("Yes", "No"), "aoe_answers: number 2"],
  ["activation today", { activate_by: "2026-01-15" }, "activate_by"],
  ["an unknown user", { user_id: NOBODY }, "User", "order", 404],
  ["an unknown user", { user_id: NOBODY }, "User", "registration", 404],
  ["a sample of no kit", { sample_id: "0000000000" }, "Test kit", "registration", 404],
];

/** Fields that break a rule of the labs: the place of the issue. */
const fields: readonly Row[] = [
  ["an accented first name", named({ first_name: "Zoë" }), "patient_details.first_name"],
  ["a last name of blanks", named({ last_name: "  " }), "patient_details.last_name", "import"],
  ["an accented first name", named({ first_name: "Zoë" }), "patient_details.first_name", "registration"],
  ["a birth in the future", named({ dob: "2026-01-16" }), "patient_details.dob"],
  ["an e-mail without a host", named({ email: "ada@" }), "patient_details.email"],
  ["a state in words", lives({ state: "Arizona" }), "patient_address.state"],
  ["a zip of four digits", lives({ zip: "8500" }), "patient_address.zip"],
  ["a zip of four digits", lives({ zip: "8500" }), "patient_address.zip", "registration"],
  ["an empty city", lives({ city: " " }), "patient_address.city"],
  ["a bad telephone there", lives({ phone_number: "12" }), "patient_address.phone_number"],
  ["1,001 characters", lives({ access_notes: "x".repeat(1001) }), "patient_address.access_notes"],
  ["an empty sample id", { sample_id: " " }, "sample_id", "import"],
  ["nobody to receive it", sentTo({ receiver_name: " " }), "shipping_details.receiver_name", "kit"],
  ["a telephone of letters", sentTo({ phone_number: "none" }), "shipping_details.phone_number", "kit"],
  ["an NPI of two digits", signed("12"), "physician.npi"],
  ["an NPI with a wrong check digit", signed("1234567890"), "physician.npi"],
  ["an NPI with swapped digits", signed("1003000162"), "physician.npi"],
  ["an ICD code that is a word", { icd_codes: ["E78.5", "flu"] }, "icd_codes.1"],
  ["an ICD code of ICD-9", { icd_codes: ["250.00"] }, "icd_codes.0"],
  ["an ICD code of eight characters", { icd_codes: ["S52.521AX1"] }, "icd_codes.0"],
  [
    "that of an insurance",
    { health_insurance: { diagnosis_codes: ["e78"] } },
    "health_insurance.diagnosis_codes.0",
  ],
];

/** Sends a request that is rejected, which changes nothing and whose message does not repeat it. */
async function reject(sent: object, way: Way) {
  const orderer = createOrderCaller();
  const { mock } = orderer;
  if (way === "registration")
    mock.orders.create({ user: orderer, registrable: true, status: "with_customer" });
  // The accounts of a team are created on first use.
  mock.labAccounts.list();
  const before = mock.export().tables;
  const { status, body } = await senders[way](orderer, sent);
  expect(mock.export().tables).toEqual(before);
  expect(mock.requests.violations).toEqual([]);
  return { status, detail: body.detail };
}

describe("a request for an order is rejected", () => {
  it.each(combinations.map(complete))("for %s", async (_, sent, says, way, expected) => {
    const { status, detail } = await reject(sent, way);
    expect([status, detail]).toEqual([expected, expect.stringContaining(says)]);
    expect(detail).not.toMatch(/Fernsby|Alder Lane|2012-03-01|85004|Perhaps/);
  });

  it.each(fields.map(complete))("[ORD-20, ORD-28] with 422 for %s", async (_, sent, loc, way) => {
    const { status, detail } = await reject(sent, way);
    expect([status, detail[0].loc.join(".")]).toEqual([422, `body.${loc}`]);
    expect(detail[0].msg).not.toMatch(/error, \d/);
  });

  it("for users who are deleted or another team's", async () => {
    const { place, count, mock, user_id } = createOrderCaller();
    const otherUser = mock.team().users.create({ client_user_id: "theirs" });
    expect((await place({ user_id: otherUser.user_id })).status).toBe(404);
    mock.users.delete(user_id);
    expect((await place()).status).toBe(404);
    expect(await count()).toBe(0);
  });
});

describe("an order is accepted", () => {
  it.each([
    ["a number within the bounds", orderWithAoeAnswer(urine, "TOTAL_VOLUME", "1850.5")],
    ["a text", orderWithAoeAnswer("Digoxin", "LAST_DOSE", "yesterday at 8")],
    ["several choices, by code and by text", orderWithAoeAnswer(lyme, "SYMPTOMS", "FEVER, Joint pain")],
    ["no AOE answer when none is required", added({ marker_ids: [findMarker(1, lyme).id] })],
    ["a patient at home on the eighteenth birthday", born("2008-01-15")],
  ])("with %s", async (_, sent) => {
    const { status, body } = await createOrderCaller().place({ ...sent });
    expect([status, body.detail]).toEqual([200, undefined]);
  });

  it("[ORD-28] with codes and numbers of any form", async () => {
    const { place } = createOrderCaller();
    const icd_codes = ["I10", "E78.5", "U07.1", "C4A.0", "S52.521A", "Z3A.28"];
    for (const npi of ["1234567893", "1003000126", "1679576722"]) {
      const { status, body } = await place({ icd_codes, ...signed(npi) });
      expect([status, body.order?.icd_codes]).toEqual([200, icd_codes]);
    }
  });

  it.each([
    ["10001", "CA", true],
    ["00000", "AZ", true],
    ["85004", "AZ", false],
    ["96898", "HI", false],
  ])("[ORD-28] with zip %s of %s and a warning in the journal: %s", async (zip, state, warns) => {
    const { place, mock } = createOrderCaller();
    await place(lives({ zip, state }));
    const codes = mock.requests.last()?.warnings.map(({ code }) => code);
    expect(codes).toEqual(warns ? ["zip_of_another_state"] : []);
  });

  it("[ORD-3, ORD-5, VER-3] with comments of 1,000 characters that are longer in UTF-16", async () => {
    const { place, get } = createOrderCaller();
    const clinical_notes = "🩸".repeat(1000);
    const access_notes = "🚪".repeat(1000);
    const { status, body } = await place({ clinical_notes, ...lives({ access_notes }) });
    expect([status, body.detail]).toEqual([200, undefined]);
    const order = (await get(`/v3/order/${body.order.id}`)).body;
    expect(order).toMatchObject({ clinical_notes, patient_address: { access_notes, second_line: "Apt 4" } });
  });

  it("for a minor with the setting and a medical proxy, except at home", async () => {
    const { place, mock, count } = createOrderCaller();
    mock.settings.set({ minors: true });
    const proxied = { ...child, medical_proxy: edith };
    for (const [sent, says] of [
      [{ patient_details: child }, "medical_proxy is missing"],
      [{ ...kitAtHome, patient_details: proxied }, "at-home"],
    ] as const) {
      const { status, body } = await place(sent);
      expect([status, body.detail]).toEqual([400, expect.stringContaining(says)]);
    }
    expect(await count()).toBe(0);
    const { status, body } = await place({ patient_details: proxied });
    expect([status, body.order.patient_details.medical_proxy.first_name]).toEqual([200, "Edith"]);
  });
});
