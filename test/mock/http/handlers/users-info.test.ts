import { describe, expect, it } from "vitest";
import { createPatientCaller, NOBODY } from "./caller.ts";
import {
  patientInfo as ada,
  cover,
  edith,
  insuredAddress as home,
  storedInfo as stored,
} from "../../../support/people.ts";

describe("PATCH /v2/user/{user_id}/info", () => {
  it("[PAT-1, PAT-5, PAT-6, INS-7] returns the stored info like latest, and replaces the whole of it", async () => {
    const { patch, get, info, mock, user_id } = createPatientCaller();
    const none = { status: 404, body: { detail: "Patient info not found" } };
    expect(await get(`${info}/latest`)).toMatchObject(none);
    const given = {
      race: "asian",
      ethnicity: "non_hispanic",
      sexual_orientation: "bisexual",
      gender_identity: "genderqueer",
    };
    const proxy = { ...edith, email: "edith@mail.example", household_income: 2500.5, household_size: 3 };
    const medical_proxy = { ...proxy, address: { ...home, second_line: "", access_notes: null } };
    const { status, body } = await patch(info, { ...ada, ...given, medical_proxy: proxy });
    expect([status, body]).toEqual([200, { ...stored, ...given, medical_proxy }]);
    expect(await get(`${info}/latest`)).toMatchObject({ status, body });
    const changed = { first_name: "Augusta", dob: "1990-02-28" };
    await patch(info, { ...ada, ...changed });
    expect((await get(`${info}/latest`)).body).toEqual({ ...stored, ...changed });
    expect(() => mock.users.setInfo(user_id, { race: "martian" } as never)).toThrow(/race/);
  });

  const lives = (changed: object) => ({ address: { ...ada.address, ...changed } });

  it.each<[clause: string, sent: object, rules: string]>([
    ["[PAT-3]", { email: "ada@" }, "email"],
    ["[PAT-3]", { email: "ada@mail" }, "email"],
    ["[PAT-3]", { email: "ada..b@mail.example" }, "email"],
    ["[PAT-4]", { first_name: "-Ada", last_name: "Zoë" }, "first_name first_character, last_name characters"],
    ["[PAT-4]", { first_name: "Ada  May", last_name: " " }, "first_name single_spaces, last_name not_empty"],
    [
      "[PAT-4]",
      { first_name: "Zoë", last_name: "A".repeat(51) },
      "first_name characters, last_name max_length",
    ],
    ["[PAT-4]", { phone_number: "12", dob: "2026-01-16" }, "phone_number digits, dob not_in_future"],
    [
      "[PAT-6]",
      lives({ state: "az", zip_code: "8500" }),
      "address.state state_code, address.zip_code zip_format",
    ],
    [
      "[PAT-6]",
      lives({ first_line: " ", city: " " }),
      "address.first_line not_empty, address.city not_empty",
    ],
    ["[PAT-6]", lives({ zip_code: undefined }), "address.zip_code"],
    ["[PAT-6]", lives({ zip_code: undefined, zip: "8500" }), "address.zip zip_format"],
    ["[PAT-6]", lives({ zip_code: "8500", zip: "85004" }), "address.zip_code zip_format"],
    ["[PAT-6]", lives({ country: "USA", zip_code: "8500" }), "address.zip_code zip_format"],
    [
      "[PAT-6]",
      { medical_proxy: { ...edith, first_name: "Édith" } },
      "medical_proxy.first_name first_character",
    ],
  ])("%s rejects %j, and keeps the stored info", async (_, sent, rules) => {
    const { patch, get, info } = createPatientCaller();
    await patch(info, ada);
    const { status, body } = await patch(info, { ...ada, ...sent });
    const found = body.detail.map(({ loc, ctx }: { loc: string[]; ctx?: { rule?: string } }) =>
      [loc.slice(1).join("."), ctx?.rule ?? []].flat().join(" "),
    );
    expect([status, found.join(", ")]).toEqual([422, rules]);
    expect((await get(`${info}/latest`)).body).toEqual(stored);
  });

  it("[PAT-4] accepts names at the limits of the rules, and trims them", async () => {
    const { patch, info } = createPatientCaller();
    for (const name of ["O'Hara", "Smith-Jones", "St. John", "Lee, Jr.", "3rd", "X", "A".repeat(50)]) {
      const { status, body } = await patch(info, { ...ada, first_name: `  ${name} `, last_name: name });
      expect([status, body.first_name, body.last_name]).toEqual([200, name, name]);
    }
  });

  it("accepts a birth date of today by the virtual clock", async () => {
    const { patch, info, mock } = createPatientCaller();
    await mock.clock.advance("1d");
    expect((await patch(info, { ...ada, dob: "2026-01-16" })).status).toBe(200);
    expect((await patch(info, { ...ada, dob: "2026-01-17" })).status).toBe(422);
  });

  it.each([
    ["[PAT-6]", { zip: "85007-1234" }, { zip: "85007-1234", zip_code: "85007-1234" }],
    ["[PAT-6]", { zip: "10001", zip_code: "85004" }, { zip: "85004", zip_code: "85004" }],
    ["[PAT-8]", { state: "ZZ", country: "CA", zip_code: "K1A 0B1" }, { state: "ZZ" }],
  ])("%s accepts the address %j", async (_, sent, expected) => {
    const { patch, info } = createPatientCaller();
    const { zip_code: _zip, ...address } = { ...ada.address, second_line: "Apt 4" };
    const { body } = await patch(info, { ...ada, address: { ...address, ...sent } });
    expect(body.address).toMatchObject({ ...address, ...expected });
  });

  it.each(["u-1", NOBODY])("[PAT-7] responds 404 to a user %s in every operation", async (id) => {
    const { patch, get, post } = createPatientCaller();
    const responses = [
      await patch(`/v2/user/${id}/info`, ada),
      await get(`/v2/user/${id}/info/latest`),
      await post(`/v2/user/${id}/insurance`, cover),
      await get(`/v2/user/${id}/insurance/latest`),
    ];
    for (const one of responses)
      expect(one).toMatchObject({ status: 404, body: { detail: "User not found" } });
  });

  it("warns of an unassigned area code, and keeps patient data out of warnings, messages and the journal", async () => {
    const { patch, info, mock } = createPatientCaller();
    await patch(info, ada);
    expect(mock.requests.last()?.warnings).toEqual([]);
    expect((await patch(info, { ...ada, phone_number: "+1 555 867 5309" })).status).toBe(200);
    expect(mock.requests.last()?.warnings).toMatchObject([{ code: "unassigned_area_code" }]);
    const { body } = await patch(info, { ...ada, last_name: "Fernsby-Ö", phone_number: "867-5309" });
    const issues = body.detail.map(({ loc, msg, ctx }: Record<string, unknown>) => ({ loc, msg, ctx }));
    expect(JSON.stringify([issues, mock.requests.list()])).not.toMatch(/Fernsby|867|Alder/);
  });
});
