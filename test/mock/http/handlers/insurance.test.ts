import { unlisted } from "sanguine";
import type { Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { federalPlans } from "../../../../mock/catalog/plans/federal.ts";
import { catchServiceError } from "../../domain/test-world.ts";
import { patientInfo as ada, cover, edith, insuredAddress as home } from "../../../support/people.ts";
import { createPatientCaller } from "./caller.ts";
import { accepts, rejects } from "./rejects.ts";

const storedAddress = { ...home, second_line: "", access_notes: null };
const withAddress = (address: object) => ({ ...cover, insured: { ...cover.insured, address } });

/** A user with patient info that has this address, in a team whose beta is on or off. */
async function insurable(address: object | null = {}, medfed = false) {
  const patient = createPatientCaller();
  patient.mock.settings.set({ medfed });
  if (address !== null)
    await patient.patch(patient.info, { ...ada, address: { ...ada.address, ...address } });
  return patient;
}

describe("POST /v2/user/{user_id}/insurance", () => {
  it("[INS-1, INS-4, INS-6, INS-7] returns the stored record with the company", async () => {
    const { post, get, insurance, mock, user_id } = await insurable();
    const { status, body } = await post(insurance, cover);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...cover,
      insured: { ...cover.insured, address: storedAddress },
      company: body.company,
      group_id: null,
      guarantor: null,
      is_primary: true,
    });
    expect(body.company.name).toMatch(/^\w+ /);
    expect(body.company.address).toMatchObject({ second_line: "", country: "US" });
    expect(await get(`${insurance}/latest`)).toMatchObject({ status: 200, body });
    expect(mock.insurance.list(user_id)).toEqual([body]);
  });

  it.each([
    ["MEDFED", {}, "AZ"],
    ["MAIDFED", {}, "AZ"],
    ["MEDFED", { state: "NY", city: "Albany", zip_code: "12207" }, "NY"],
  ])("[INS-2, PAT-1] stores the plan for %s of the state on file: %j", async (payor_code, address, state) => {
    const { post, get, insurance, mock } = await insurable(address, true);
    const plan = federalPlans.find((each) => each.program === payor_code && each.state === state)!;
    const { body } = await post(insurance, { ...cover, payor_code });
    const company = { name: plan.company, address: { state } };
    expect(body).toMatchObject({ payor_code: plan.payor_code, company });
    expect((await get(`${insurance}/latest`)).body).toEqual(body);
    expect(JSON.stringify(mock.export().tables["insurance"])).not.toContain(`"${payor_code}"`);
  });

  it("[INS-4, INS-6, INS-7] keeps a group, a guarantor and every part of an address, whose second line is empty when there is none", async () => {
    const { post, insurance } = await insurable();
    const full = { ...home, second_line: "Apt 4", access_notes: "Ring twice" };
    const guarantor = { ...edith, household_income: 2500.5, household_size: 2.5 };
    const { body } = await post(insurance, { ...withAddress(full), group_id: "G-77", guarantor });
    expect(body).toMatchObject({
      insured: { address: full },
      group_id: "G-77",
      guarantor: { ...guarantor, address: storedAddress, email: null },
    });
    const none = await post(insurance, withAddress({ ...home, second_line: null }));
    expect(none.body.insured.address.second_line).toBe("");
  });
});

/** Sends the code of a program for a user whose address has other fields, or who has no patient info. */
const forProgram =
  (payor_code: string, address: object | null, medfed = true) =>
  (mock: Mock) => {
    mock.settings.set({ medfed });
    const { user_id } = mock.users.create();
    if (address !== null) mock.users.setInfo(user_id, { ...ada, address: { ...ada.address, ...address } });
    return { "path.user_id": user_id, payor_code };
  };
const requireGuarantor = (changes: object) => (mock: Mock) => {
  mock.settings.set({ requireGuarantor: true });
  return { ...changes };
};
const spouse = { relationship: "Spouse" };

rejects("", "insurance.create", [
  ["[INS-2] MEDFED without patient info", forProgram("MEDFED", null), "patient info"],
  ["[INS-2] any insurance without patient info", forProgram("ACME01", null), "patient info"],
  [
    "[INS-2] MEDFED in Puerto Rico",
    forProgram("MEDFED", { state: "PR", zip_code: "00901" }),
    "MEDFED has no plan",
  ],
  ["[INS-2] MEDFED abroad", forProgram("MEDFED", { zip_code: "A1", country: "CA" }), "MEDFED has no plan"],
  ["[INS-3] MEDFED without the beta", forProgram("MEDFED", {}, false), "setting medfed", 403],
  ["[INS-3] MAIDFED without the beta", forProgram("MAIDFED", {}, false), "FEATURE_NOT_ENABLED", 403],
  [
    "[INS-4, INS-5] a spouse alone where the setting says so",
    requireGuarantor(spouse),
    "guarantor required",
    422,
  ],
  [
    "[INS-7] several people with issues, all at once",
    {
      "insured.last_name": "Ö",
      "insured.dob": "2030-01-01",
      "insured.address.zip": "850",
      guarantor: { ...edith, phone_number: "+1 102 555 0143" },
    },
    "insured.last_name first_character, insured.dob not_in_future, insured.address.zip zip_format, guarantor.phone_number area_code",
    422,
  ],
]);
accepts("[INS-4, INS-5]", "insurance.create", [
  ["a spouse alone", spouse, spouse],
  ["a spouse with a guarantor", requireGuarantor({ ...spouse, guarantor: edith }), spouse],
  ["the relationship Self without a guarantor", requireGuarantor({})],
]);

it("[INS-4] the latest insurance is the newest of the requested kind, primary by default", async () => {
  const { post, get, insurance } = await insurable();
  for (const [index, is_primary] of [undefined, false, true, false].entries())
    await post(insurance, { ...cover, member_id: `M-${index + 1}`, is_primary });
  for (const [query, member_id] of Object.entries({
    "": "M-3",
    "?is_primary=true": "M-3",
    "?is_primary=false": "M-4",
  }))
    expect((await get(`${insurance}/latest${query}`)).body.member_id).toBe(member_id);
});

describe("mock.insurance", () => {
  it("[INS-1, INS-4] insures the patient with the data of the patient info, as primary insurance by default", async () => {
    const { mock, user_id } = await insurable();
    const { address: _, ...person } = ada;
    const { insured, relationship, is_primary } = mock.insurance.create(user_id, { group_id: "G-1" });
    expect([relationship, is_primary]).toEqual(["Self", true]);
    expect(insured).toEqual({ ...person, address: storedAddress });
  });

  it("[INS-5, GEN-9] rejects a relationship and a gender that the OpenAPI document does not list", async () => {
    const { mock, user_id } = await insurable();
    const insured = { ...cover.insured, gender: unlisted("purple") };
    const { status, detail } = catchServiceError(() =>
      mock.insurance.create(user_id, { relationship: unlisted("Cousin"), insured }),
    );
    expect(status).toBe(422);
    expect(detail).toMatchObject([
      { loc: ["body", "relationship"], msg: expect.stringContaining("Self, Spouse, Other") },
      { loc: ["body", "insured", "gender"], msg: expect.stringContaining("female, male, other, unknown") },
    ]);
    expect(mock.insurance.list(user_id)).toEqual([]);
  });
});
