import { describe, expect, it } from "vitest";
import { createPatientCaller, NOBODY } from "./caller.ts";
import { accepts, rejects, rejectsValues } from "./rejects.ts";
import {
  patientInfo as ada,
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

/** Replaces the zip of the address, under its two names. */
const withZip = (zip_code?: string, zip?: string) => ({ "address.zip_code": zip_code, "address.zip": zip });

rejectsValues(
  "[PAT-3, PAT-4, PAT-6]",
  "users.updateInfo",
  [
    ["email", "ada@", ""],
    ["email", "ada@mail", ""],
    ["email", "ada..b@mail.example", ""],
    ["first_name", "-Ada", "first_character"],
    ["first_name", "Zoë", "characters"],
    ["first_name", "Ada  May", "single_spaces"],
    ["last_name", " ", "not_empty"],
    ["last_name", "A".repeat(51), "max_length"],
    ["phone_number", "12", "digits"],
    ["dob", "2026-01-16", "not_in_future"],
    ["address.state", "az", "state_code"],
    ["address.zip_code", "8500", "zip_format"],
    ["address.zip_code", null, ""],
    ["address.first_line", " ", "not_empty"],
    ["address.city", " ", "not_empty"],
    ["medical_proxy.first_name", "Édith", "first_character"],
  ],
  { medical_proxy: edith },
);
rejects("[PAT-6]", "users.updateInfo", [
  [
    "two names at once",
    { first_name: "-Ada", last_name: "Zoë" },
    "first_name first_character, last_name characters",
    422,
  ],
  ["no zip", withZip(), "address.zip_code", 422],
  ["a short zip under its other name", withZip(undefined, "8500"), "address.zip zip_format", 422],
  ["a short zip beside another one", withZip("8500", "85004"), "address.zip_code zip_format", 422],
  [
    "a short zip in USA",
    { ...withZip("8500"), "address.country": "USA" },
    "address.zip_code zip_format",
    422,
  ],
]);
accepts("", "users.updateInfo", [
  [
    "[PAT-6] a long zip",
    withZip(undefined, "85007-1234"),
    { address: { zip: "85007-1234", zip_code: "85007-1234" } },
  ],
  [
    "[PAT-6] zip_code before zip",
    withZip("85004", "10001"),
    { address: { zip: "85004", zip_code: "85004" } },
  ],
  [
    "[PAT-6, PAT-8] an address abroad",
    { ...withZip("K1A 0B1"), "address.state": "ZZ", "address.country": "CA" },
    { address: { state: "ZZ", second_line: "Apt 4" } },
  ],
  ["a birth date of today by the virtual clock", { dob: "2026-01-15" }],
  ...["O'Hara", "Smith-Jones", "St. John", "Lee, Jr.", "3rd", "X", "A".repeat(50)].map(
    (name) =>
      [
        `[PAT-4] ${name}`,
        { first_name: `  ${name} `, last_name: name },
        { first_name: name, last_name: name },
      ] as const,
  ),
]);
for (const id of ["users.updateInfo", "users.latestInfo", "insurance.create", "insurance.latest"] as const)
  rejects("[PAT-7]", id, [
    ["an unknown user", { "path.user_id": NOBODY }, "User not found", 404],
    ["an id of another form", { "path.user_id": "u-1" }, "User not found", 404],
  ]);
