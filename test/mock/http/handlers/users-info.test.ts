import { describe, expect, it } from "vitest";
import { storedInfo as stored } from "../../../support/people.ts";
import { NOBODY } from "./caller.ts";
import { ada, cover, edith, home, createPatientCaller } from "./patients.ts";

describe("PATCH /v2/user/{user_id}/info", () => {
  it("[PAT-1, PAT-6] returns the stored info, and latest returns the same", async () => {
    const { patch, get, info, mock, user_id } = createPatientCaller();
    const none = { status: 404, body: { detail: "Patient info not found" } };
    expect(await get(`${info}/latest`)).toMatchObject(none);
    expect(await patch(info, ada)).toMatchObject({ status: 200, body: stored });
    expect(await get(`${info}/latest`)).toMatchObject({ status: 200, body: stored });
    expect(mock.users.info(user_id)).toEqual(stored);
  });

  it("[PAT-5] returns race, ethnicity, orientation and identity, and takes listed values only", async () => {
    const { patch, get, info, mock, user_id } = createPatientCaller();
    const given = {
      race: "asian",
      ethnicity: "non_hispanic",
      sexual_orientation: "bisexual",
      gender_identity: "genderqueer",
    };
    await patch(info, { ...ada, ...given });
    expect((await get(`${info}/latest`)).body).toMatchObject(given);
    expect(() => mock.users.setInfo(user_id, { race: "martian" } as never)).toThrow(/race/);
  });

  it("[PAT-1] replaces the whole stored info", async () => {
    const { patch, get, info } = createPatientCaller();
    await patch(info, { ...ada, race: "asian", medical_proxy: edith });
    const second = { ...ada, first_name: "Augusta", dob: "1990-02-28" };
    await patch(info, second);
    expect((await get(`${info}/latest`)).body).toEqual({
      ...stored,
      first_name: "Augusta",
      dob: "1990-02-28",
    });
  });

  it.each(["ada@", "ada@mail", "ada..b@mail.example"])(
    "[PAT-3] rejects the e-mail address %j",
    async (email) => {
      const { patch, info } = createPatientCaller();
      const { status, body } = await patch(info, { ...ada, email });
      expect(status).toBe(422);
      expect(body.detail).toMatchObject([{ loc: ["body", "email"] }]);
    },
  );

  it.each([
    ["-Ada", "first_character"],
    ["Zoë", "characters"],
    ["Ada  May", "single_spaces"],
    ["   ", "not_empty"],
    ["A".repeat(51), "max_length"],
  ])("[PAT-4] rejects the name %j with the rule %s, and keeps the stored info", async (name, rule) => {
    const { patch, get, info } = createPatientCaller();
    await patch(info, ada);
    for (const field of ["first_name", "last_name"]) {
      const { status, body } = await patch(info, { ...ada, [field]: name });
      expect(status).toBe(422);
      expect(body.detail).toMatchObject([{ type: "value_error", loc: ["body", field], ctx: { rule } }]);
      expect(body.detail[0].msg).toMatch(new RegExp(`^Value error, ${field} [a-z]+ `));
    }
    expect((await get(`${info}/latest`)).body).toEqual(stored);
  });

  it("[PAT-4] accepts names at the limits of the rules, and trims them", async () => {
    const { patch, info } = createPatientCaller();
    for (const name of ["O'Hara", "Smith-Jones", "St. John", "Lee, Jr.", "3rd", "X", "A".repeat(50)]) {
      const { status, body } = await patch(info, { ...ada, first_name: `  ${name} `, last_name: name });
      expect([status, body.first_name, body.last_name]).toEqual([200, name, name]);
    }
  });

  it("[PAT-4] reports every invalid field at once", async () => {
    const { patch, info } = createPatientCaller();
    const wrong = {
      ...ada,
      first_name: "Zoë",
      last_name: "",
      phone_number: "12",
      dob: "2026-01-16",
      address: { ...ada.address, state: "az", zip_code: "8500" },
    };
    const { status, body } = await patch(info, wrong);
    expect(status).toBe(422);
    expect(
      body.detail.map((one: { loc: unknown; ctx: { rule: string } }) => [one.loc, one.ctx.rule]),
    ).toEqual([
      [["body", "first_name"], "characters"],
      [["body", "last_name"], "not_empty"],
      [["body", "phone_number"], "digits"],
      [["body", "dob"], "not_in_future"],
      [["body", "address", "state"], "state_code"],
      [["body", "address", "zip_code"], "zip_format"],
    ]);
  });

  it("accepts a birth date of today and rejects one after today, by the virtual clock", async () => {
    const { patch, info, mock } = createPatientCaller();
    expect((await patch(info, { ...ada, dob: "2026-01-15" })).status).toBe(200);
    expect((await patch(info, { ...ada, dob: "2026-01-16" })).status).toBe(422);
    await mock.clock.advance("1d");
    expect((await patch(info, { ...ada, dob: "2026-01-16" })).status).toBe(200);
    expect((await patch(info, { ...ada, dob: "2025-02-29" })).status).toBe(422);
  });

  it("[PAT-6] accepts zip instead of zip_code, and prefers zip_code", async () => {
    const { patch, info } = createPatientCaller();
    const { zip_code: _, ...address } = { ...ada.address, second_line: "Apt 4", country: "US" };
    const alias = await patch(info, { ...ada, address: { ...address, zip: "85007-1234" } });
    expect(alias.body.address).toEqual({
      ...address,
      zip: "85007-1234",
      zip_code: "85007-1234",
      access_notes: null,
    });
    const both = await patch(info, { ...ada, address: { ...address, zip: "10001", zip_code: "85004" } });
    expect(both.body.address).toMatchObject({ zip: "85004", zip_code: "85004", second_line: "Apt 4" });
    const neither = await patch(info, { ...ada, address });
    expect(neither.status).toBe(422);
    expect(neither.body.detail).toMatchObject([{ type: "missing", loc: ["body", "address", "zip_code"] }]);
  });

  it("[PAT-8] accepts any state of another country", async () => {
    const { patch, info } = createPatientCaller();
    const abroad = { ...ada.address, state: "ZZ", country: "CA", zip_code: "K1A 0B1" };
    const { status, body } = await patch(info, { ...ada, address: abroad });
    expect([status, body.address?.state]).toEqual([200, "ZZ"]);
  });

  it.each(["first_line", "city", "state", "zip_code"])("[PAT-6] rejects a blank %s", async (field) => {
    const { patch, info } = createPatientCaller();
    const { body } = await patch(info, { ...ada, address: { ...ada.address, [field]: " " } });
    expect(body.detail).toMatchObject([{ loc: ["body", "address", field] }]);
  });

  it("[PAT-6, INS-7] stores a medical proxy as a guarantor", async () => {
    const { patch, get, info } = createPatientCaller();
    const proxy = { ...edith, email: "edith@mail.example", household_income: 2500.5, household_size: 3 };
    await patch(info, { ...ada, medical_proxy: proxy });
    expect((await get(`${info}/latest`)).body.medical_proxy).toEqual({
      ...proxy,
      address: { ...home, second_line: "", access_notes: null },
    });
    const { body } = await patch(info, { ...ada, medical_proxy: { ...edith, first_name: "Édith" } });
    expect(body.detail).toMatchObject([
      { loc: ["body", "medical_proxy", "first_name"], ctx: { rule: "first_character" } },
    ]);
  });

  it.each(["u-1", NOBODY])("[PAT-7] responds 404 to a user %s in every operation", async (id) => {
    const { patch, get, post } = createPatientCaller();
    expect(await patch(`/v2/user/${id}/info`, ada)).toMatchObject({
      status: 404,
      body: { detail: "User not found" },
    });
    expect((await get(`/v2/user/${id}/info/latest`)).status).toBe(404);
    expect((await post(`/v2/user/${id}/insurance`, cover)).status).toBe(404);
    expect((await get(`/v2/user/${id}/insurance/latest`)).status).toBe(404);
  });

  it("warns of an unassigned area code without repeating the number", async () => {
    const { patch, info, mock } = createPatientCaller();
    expect((await patch(info, ada)).status).toBe(200);
    expect(mock.requests.last()?.warnings).toEqual([]);
    expect((await patch(info, { ...ada, phone_number: "+1 555 867 5309" })).status).toBe(200);
    const warnings = mock.requests.last()?.warnings;
    expect(warnings).toMatchObject([{ code: "unassigned_area_code" }]);
    expect(JSON.stringify(warnings)).not.toContain("867");
  });

  it("keeps patient data out of messages and of the journal's output", async () => {
    const { patch, info, mock } = createPatientCaller();
    const { body } = await patch(info, { ...ada, last_name: "Fernsby-Ö", phone_number: "867-5309" });
    const issues = body.detail.map(({ loc, msg, ctx }: Record<string, unknown>) => ({ loc, msg, ctx }));
    expect(JSON.stringify(issues)).not.toMatch(/Fernsby|867/);
    expect(JSON.stringify(mock.requests.list())).not.toMatch(/Fernsby|867|Alder/);
  });
});
