import { describe, expect, it } from "vitest";
import { address, createOrderCaller, patient, physician } from "./orders-caller.ts";

const insured = (...diagnosis_codes: string[]) => ({ health_insurance: { diagnosis_codes } });

describe("a field of an order is rejected", () => {
  it.each([
    ["an accented first name", "patient_details", { first_name: "Zoë" }],
    ["a last name of blanks", "patient_details", { last_name: "  " }],
    ["a first name with a symbol in front", "patient_details", { first_name: "-Ada" }],
    ["two spaces in a name", "patient_details", { last_name: "De  Witt" }],
    ["a name of 51 characters", "patient_details", { first_name: "A".repeat(51) }],
    ["a birth in the future", "patient_details", { dob: "2026-01-16" }],
    ["a telephone number of letters", "patient_details", { phone_number: "n/a" }],
    ["an area code of nobody", "patient_details", { phone_number: "+10125550142" }],
    ["no telephone number", "patient_details", { phone_number: null }],
    ["a gender of its own", "patient_details", { gender: "F" }],
    ["an e-mail without a host", "patient_details", { email: "ada@" }],
    ["a state in words", "patient_address", { state: "Arizona" }],
    ["a zip of four digits", "patient_address", { zip: "8500" }],
    ["an empty city", "patient_address", { city: " " }],
    ["a bad telephone there", "patient_address", { phone_number: "12" }],
    ["access notes of 1,001 characters", "patient_address", { access_notes: "x".repeat(1001) }],
  ] as const)("[ORD-20] with 422 for %s", async (_, place, changed) => {
    const orderer = createOrderCaller();
    const valid = { patient_details: patient, patient_address: address }[place];
    const { status, body } = await orderer.place({ [place]: { ...valid, ...changed } });
    expect([status, body.detail[0].loc]).toEqual([422, ["body", place, ...Object.keys(changed)]]);
    expect(await orderer.count()).toBe(0);
  });

  it.each([
    ["an NPI of two digits", { physician: { ...physician, npi: "12" } }, "physician.npi"],
    ["an NPI with a wrong check digit", { physician: { ...physician, npi: "1234567890" } }, "physician.npi"],
    ["an NPI with swapped digits", { physician: { ...physician, npi: "1003000162" } }, "physician.npi"],
    ["an ICD code that is a word", { icd_codes: ["E78.5", "flu"] }, "icd_codes.1"],
    ["an ICD code of ICD-9", { icd_codes: ["250.00"] }, "icd_codes.0"],
    ["an ICD code without its second digit", { icd_codes: ["E7"] }, "icd_codes.0"],
    ["an ICD code that ends with its dot", { icd_codes: ["E78."] }, "icd_codes.0"],
    ["an ICD code of eight characters", { icd_codes: ["S52.521AX1"] }, "icd_codes.0"],
    ["that of an insurance", insured("e78"), "health_insurance.diagnosis_codes.0"],
  ])("[ORD-28] with 422 for %s", async (_, sent, loc) => {
    const { place, count } = createOrderCaller();
    const { status, body } = await place(sent);
    expect([status, body.detail[0].loc.join(".")]).toEqual([422, `body.${loc}`]);
    expect(await count()).toBe(0);
  });

  it("[ORD-28] but not for codes and numbers of any form", async () => {
    const { place } = createOrderCaller();
    const icd_codes = ["I10", "E78.5", "U07.1", "C4A.0", "S52.521A", "Z3A.28"];
    for (const npi of ["1234567893", "1003000126", "1679576722"]) {
      const { status, body } = await place({ icd_codes, physician: { ...physician, npi } });
      expect([status, body.order?.icd_codes]).toEqual([200, icd_codes]);
    }
  });

  it.each([
    ["10001", "CA", true],
    ["00000", "AZ", true],
    ["85004", "AZ", false],
    ["96898", "HI", false],
  ])("[ORD-28] and warns in the journal about zip %s of %s: %s", async (zip, state, warns) => {
    const { place, mock } = createOrderCaller();
    await place({ patient_address: { ...address, zip, state } });
    const [last] = mock.requests.list().slice(-1);
    expect(last?.warnings.map(({ code }) => code)).toEqual(warns ? ["zip_of_another_state"] : []);
  });

  it("[ORD-3, ORD-5, VER-3] but not for comments of 1,000 characters that are longer in UTF-16", async () => {
    const { place, get } = createOrderCaller();
    const clinical_notes = "🩸".repeat(1000);
    const access_notes = "🚪".repeat(1000);
    const { status, body } = await place({ clinical_notes, patient_address: { ...address, access_notes } });
    expect([status, body.detail]).toEqual([200, undefined]);
    const order = (await get(`/v3/order/${body.order.id}`)).body;
    expect(order).toMatchObject({ clinical_notes, patient_address: { access_notes, second_line: "Apt 4" } });
  });
});
