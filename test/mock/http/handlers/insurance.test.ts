import { describe, expect, it } from "vitest";
import { federalPlans } from "../../../../mock/catalog/plans/federal.ts";
import { ada, cover, edith, home, createPatientCaller } from "./patients.ts";

const storedAddress = { ...home, second_line: "", access_notes: null };

const withAddress = (address: object) => ({ ...cover, insured: { ...cover.insured, address } });

/** Returns the code of a state's plan for older adults. */
const findPlan = (state: string) =>
  federalPlans.find((each) => each.program === "MEDFED" && each.state === state)?.payor_code;

/** A user with stored patient info. */
async function insurable(address = ada.address) {
  const patient = createPatientCaller();
  await patient.patch(patient.info, { ...ada, address });
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

  it.each(["MEDFED", "MAIDFED"])("[INS-2] stores the code of the state's own plan for %s", async (code) => {
    const { post, get, insurance, mock } = await insurable();
    mock.settings.set({ medfed: true });
    const { status, body } = await post(insurance, { ...cover, payor_code: code });
    const plan = federalPlans.find((each) => each.program === code && each.state === "AZ");
    expect(plan).toBeDefined();
    expect([status, body.payor_code]).toEqual([200, plan?.payor_code]);
    expect(body.company.name).toBe(plan?.company);
    expect(body.company.address.state).toBe("AZ");
    expect((await get(`${insurance}/latest`)).body.payor_code).toBe(plan?.payor_code);
    expect(JSON.stringify(mock.export().tables["insurance"])).not.toContain(`"${code}"`);
  });

  it("[INS-2, PAT-1] uses the patient's address on file, not that of the insured person", async () => {
    const { post, patch, info, insurance, mock } = await insurable();
    mock.settings.set({ medfed: true });
    const codeFor = async () =>
      (await post(insurance, { ...cover, payor_code: "MEDFED" })).body.payor_code as string;
    expect(await codeFor()).toBe(findPlan("AZ"));
    await patch(info, {
      ...ada,
      address: { ...ada.address, state: "NY", city: "Albany", zip_code: "12207" },
    });
    expect(await codeFor()).toBe(findPlan("NY"));
    expect(findPlan("NY")).not.toBe(findPlan("AZ"));
  });

  it.each(["MEDFED", "ACME01"])(
    "[INS-2] rejects %s when no patient info is on file, and stores nothing",
    async (payor_code) => {
      const { post, get, insurance, mock } = createPatientCaller();
      mock.settings.set({ medfed: true });
      const { status, body } = await post(insurance, { ...cover, payor_code });
      expect(status).toBe(400);
      expect(body.detail).toMatch(/patient info/);
      expect((await get(`${insurance}/latest`)).status).toBe(404);
      expect(mock.export().tables["insurance"]).toEqual([]);
    },
  );

  it.each([
    { ...ada.address, state: "PR", city: "San Juan", zip_code: "00901" },
    { ...ada.address, state: "AZ", city: "Elsewhere", zip_code: "A1", country: "CA" },
  ])("[INS-2] rejects a program that has no plan for $city, and stores nothing", async (address) => {
    const { post, insurance, mock, user_id } = await insurable(address);
    mock.settings.set({ medfed: true });
    const { status, body } = await post(insurance, { ...cover, payor_code: "MEDFED" });
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^MEDFED has no plan/);
    expect(mock.insurance.list(user_id)).toEqual([]);
    expect((await post(insurance, cover)).status).toBe(200);
  });

  it.each(["MEDFED", "MAIDFED"])("[INS-3] rejects %s for a team without the beta", async (payor_code) => {
    const { post, insurance, mock, user_id } = await insurable();
    const { status, body } = await post(insurance, { ...cover, payor_code });
    expect(status).toBe(403);
    expect(body.detail.error_type).toBe("FEATURE_NOT_ENABLED");
    expect(body.detail.error_message).toMatch(/setting medfed/);
    expect(mock.insurance.list(user_id)).toEqual([]);
  });

  it("[INS-4] requires a guarantor only when the team's setting does, and never for the relationship Self", async () => {
    const { post, insurance, mock, user_id } = await insurable();
    const spouse = { ...cover, relationship: "Spouse" };
    expect((await post(insurance, spouse)).status).toBe(200);
    mock.settings.set({ requireGuarantor: true });
    const { status, body } = await post(insurance, spouse);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ["body", "guarantor"], ctx: { rule: "required" } }]);
    expect(body.detail[0].msg).toMatch(/setting requireGuarantor/);
    expect(mock.insurance.list(user_id)).toHaveLength(1);
    expect((await post(insurance, { ...spouse, guarantor: edith })).status).toBe(200);
    expect((await post(insurance, cover)).status).toBe(200);
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

  it("[INS-7] reports all issues of the insured person and the guarantor at once", async () => {
    const { post, insurance, mock, user_id } = await insurable();
    const { status, body } = await post(insurance, {
      ...cover,
      insured: { ...cover.insured, last_name: "Ö", dob: "2030-01-01", address: { ...home, zip: "850" } },
      guarantor: { ...edith, phone_number: "+1 102 555 0143" },
    });
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([
      { loc: ["body", "insured", "last_name"], ctx: { rule: "first_character" } },
      { loc: ["body", "insured", "dob"], ctx: { rule: "not_in_future" } },
      { loc: ["body", "insured", "address", "zip"], ctx: { rule: "zip_format" } },
      { loc: ["body", "guarantor", "phone_number"], ctx: { rule: "area_code" } },
    ]);
    expect(mock.insurance.list(user_id)).toEqual([]);
  });
});

describe("GET /v2/user/{user_id}/insurance/latest", () => {
  it("[INS-4] returns the newest of the requested kind, primary by default", async () => {
    const { post, get, insurance } = await insurable();
    expect((await get(`${insurance}/latest`)).status).toBe(404);
    const kinds: [string, boolean | undefined][] = [
      ["M-1", undefined],
      ["M-2", false],
      ["M-3", true],
      ["M-4", false],
    ];
    for (const [member_id, is_primary] of kinds) await post(insurance, { ...cover, member_id, is_primary });
    const member = async (query: string) => (await get(`${insurance}/latest${query}`)).body.member_id;
    expect(await member("")).toBe("M-3");
    expect(await member("?is_primary=true")).toBe("M-3");
    expect(await member("?is_primary=false")).toBe("M-4");
  });
});
