import { describe, expect, test } from "vitest";
import { convertIssues } from "../../mock/http/issues.ts";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { openEnumPaths } from "../../src/generated/open-enum-paths.ts";
import { strict, strictOperations } from "../../src/generated/schemas/strict.ts";
import { patientInfo as info } from "../support/people.ts";
import { accepts, without } from "./accepts.ts";
import { labAccountStatusValues, pscRadiusValues } from "../../src/generated/enums.ts";

const parameter = (id: OperationId, name: string) => operations[id].query.find((one) => one.name === name);

const {
  address: { zip_code: _, ...lines },
  ...nobody
} = info;
const insured = { ...nobody, address: { ...lines, zip: "85004", country: "US" } };
const insurance = { payor_code: "ACME01", member_id: "M-1", relationship: "Self", insured };

describe("patient info", () => {
  test.each(Object.keys(info))("requires %s", (key) => {
    expect(accepts("users.updateInfo", "body", info)).toBe(true);
    expect(accepts("users.updateInfo", "body", without(info, key))).toBe(false);
  });

  test("accepts a zip under either name, and sets the default country", () => {
    expect(strict.UserAddressInput().parse({ ...lines, zip_code: "85004" })).toEqual({
      ...lines,
      zip_code: "85004",
      country: "US",
    });
    expect(strict.UserAddressInput().parse({ ...lines, zip: "85004" })).toEqual({
      ...lines,
      zip: "85004",
      country: "US",
    });
    expect(strict.UserAddressInput().parse({ ...lines, zip: "1", zip_code: "2" })).toMatchObject({
      zip: "1",
      zip_code: "2",
    });
    expect(strict.UserAddressInput().safeParse(lines).success).toBe(false);
  });

  test("has the zip under both names and the country in responses", () => {
    const address = { ...lines, zip_code: "85004", zip: "85004", country: "US" };
    expect(strict.UserAddress().safeParse(address).success).toBe(true);
    for (const key of ["zip_code", "zip", "country"]) {
      expect(strict.UserAddress().safeParse(without(address, key)).success).toBe(false);
    }
  });

  test("validates e-mail addresses only in requests", () => {
    expect(accepts("users.updateInfo", "body", { ...info, email: "ada" })).toBe(false);
    const stored = { ...info, email: "ada", address: { ...info.address, zip: "85004", country: "US" } };
    expect(strict.PatientInfo().safeParse(stored).success).toBe(true);
  });

  test("accepts a gender of any name, and marks where an unknown one can occur", () => {
    expect(accepts("users.updateInfo", "body", { ...info, gender: "agender" })).toBe(true);
    expect(accepts("users.updateInfo", "body", { ...info, gender: null })).toBe(false);
    expect(openEnumPaths["users.latestInfo"]).toContain("gender");
  });

  test.each(["race", "ethnicity", "sexual_orientation", "gender_identity"])(
    "accepts a known %s, or null",
    (key) => {
      expect(accepts("users.updateInfo", "body", { ...info, [key]: "other" })).toBe(true);
      expect(accepts("users.updateInfo", "body", { ...info, [key]: null })).toBe(true);
      expect(accepts("users.updateInfo", "body", { ...info, [key]: "no such" })).toBe(false);
    },
  );

  test("is found with a user id of any format", () => {
    const ids: OperationId[] = [
      "users.updateInfo",
      "users.latestInfo",
      "insurance.create",
      "insurance.latest",
    ];
    expect(ids.filter((id) => !accepts(id, "path", { user_id: "u-42" }))).toEqual([]);
    expect(accepts("users.get", "path", { user_id: "u-42" })).toBe(false);
  });
});

describe("insurance", () => {
  test.each(Object.keys(insurance))("requires %s", (key) => {
    expect(accepts("insurance.create", "body", insurance)).toBe(true);
    expect(accepts("insurance.create", "body", without(insurance, key))).toBe(false);
  });

  test.each(Object.keys(insured))("requires the insured person's %s", (key) => {
    expect(accepts("insurance.create", "body", { ...insurance, insured: without(insured, key) })).toBe(false);
  });

  test("is primary by default, and has an empty second line by default", () => {
    expect(strict.InsuranceCreate().parse(insurance)).toMatchObject({
      is_primary: true,
      insured: { address: { second_line: "" } },
    });
  });

  test("requires no guarantor, and accepts one with fractions of income and size", () => {
    const guarantor = {
      first_name: "Edith",
      last_name: "Fernsby",
      address: insured.address,
      phone_number: "1",
    };
    const withFractions = { ...guarantor, household_income: 2500.5, household_size: 2.5 };
    expect(accepts("insurance.create", "body", { ...insurance, guarantor })).toBe(true);
    expect(accepts("insurance.create", "body", { ...insurance, guarantor: withFractions })).toBe(true);
    expect(accepts("insurance.create", "body", { ...insurance, guarantor: null, group_id: null })).toBe(true);
    expect(
      accepts("insurance.create", "body", { ...insurance, guarantor: without(guarantor, "address") }),
    ).toBe(false);
  });

  test("has a company in responses, which a request cannot set", () => {
    const company = { name: "Acme Mutual", address: insured.address };
    const stored = { ...insurance, is_primary: true };
    expect(accepts("insurance.create", "body", { ...insurance, company })).toBe(false);
    expect(strict.Insurance().safeParse({ ...stored, company }).success).toBe(true);
    expect(strict.Insurance().safeParse(stored).success).toBe(false);
  });
});

describe("lists", () => {
  test.each<OperationId>(["markers.list", "markers.orderSet", "labTests.markers"])(
    "%s counts its pages from 1 and contains 1 to 100",
    (id) => {
      const fine = (values: object) => accepts(id, "query", values);
      expect([{}, { page: 1, size: 1 }, { size: 100 }].map(fine)).toEqual([true, true, true]);
      expect([{ page: 0 }, { size: 0 }, { size: 101 }].map(fine)).toEqual([false, false, false]);
      expect(operations[id].paginate).toMatchObject({ style: "page", items: "markers" });
    },
  );

  test("markers can be filtered by one lab or several", () => {
    expect(parameter("markers.list", "lab_id")).toMatchObject({
      type: "integer",
      array: true,
      nullable: true,
    });
    expect(accepts("markers.list", "query", { lab_id: [1, 2], lab_slug: "no such lab" })).toBe(true);
  });

  test("an order set can have either part, both or none, and its ids have any format", () => {
    const sets = [
      {},
      { lab_test_ids: ["heart"] },
      { add_on: { provider_ids: ["7600"] } },
      { lab_test_ids: null, add_on: null },
    ];
    expect(sets.filter((set) => !accepts("markers.orderSet", "body", set))).toEqual([]);
    expect(operations["markers.orderSet"].retry).toBe("safe");
  });

  test("lab tests have pages with a cursor; their deprecated list is a plain array", () => {
    expect(operations["labTests.list"]).toMatchObject({
      deprecated: false,
      paginate: { style: "cursor", items: "data", cursor: "next_cursor", next: "next_cursor" },
    });
    expect(operations["labTests.listLegacy"]).toMatchObject({ deprecated: true, paginate: null });
    expect(strictOperations["labTests.listLegacy"].response(200, {})?.safeParse([]).success).toBe(true);
    expect(accepts("labTests.list", "query", { lab_test_limit: 0 })).toBe(false);
  });

  test("lab accounts are filtered by a status in any case, and by no other value", () => {
    const texts = labAccountStatusValues.flatMap((value) => [
      value,
      value.toUpperCase(),
      value.replace(/^./, (letter) => letter.toUpperCase()),
    ]);
    expect(texts.filter((status) => !accepts("labAccounts.list", "query", { status }))).toEqual([]);
    for (const status of ["closed", "PENDING ", "xpending", ""]) {
      expect(accepts("labAccounts.list", "query", { status })).toBe(false);
    }
    const rejected = strictOperations["labAccounts.list"].query()?.safeParse({ status: "closed" });
    const issues = convertIssues(rejected?.error?.issues ?? [], "query", { status: "closed" });
    expect(issues).toMatchObject([{ type: "enum", loc: ["query", "status"] }]);
  });
});

const fits = (body: object) => strictOperations["psc.info"].response(200, {})?.safeParse(body).success;

describe("service centers", () => {
  const near = { zip_code: "85004", lab_id: 1 };

  test("are searched by five digits and a lab, within 25 miles by default", () => {
    expect(strictOperations["psc.info"].query()?.parse(near)).toEqual({ ...near, radius: "25" });
    for (const zip_code of ["8500", "850041", "85004-1234", " 85004", "8500x", "85004\n"]) {
      expect(accepts("psc.info", "query", { ...near, zip_code })).toBe(false);
    }
    for (const key of Object.keys(near)) expect(accepts("psc.info", "query", without(near, key))).toBe(false);
  });

  test.each<OperationId>(["psc.info", "psc.areaInfo"])("%s accepts the known radii as text", (id) => {
    const parseRadius = (radius: string) =>
      accepts(id, "query", id === "psc.info" ? { ...near, radius } : { zip_code: "85004", radius });
    expect(parameter(id, "radius")).toMatchObject({ type: "string", array: false });
    expect(pscRadiusValues.filter((radius) => !parseRadius(radius))).toEqual([]);
    expect(["30", "25.0", "025", ""].filter(parseRadius)).toEqual([]);
  });

  test("have their distance as text, and are at most thirty", () => {
    const metadata = {
      name: "A",
      state: "AZ",
      city: "B",
      zip_code: "85004",
      first_line: "C",
      second_line: null,
      phone_number: null,
      fax_number: null,
      hours: null,
    };
    const center = { metadata, distance: "3.4", capabilities: [] };
    const buildSearchResponse = (count: number, change: object = {}) => ({
      lab_id: 1,
      slug: "manual",
      patient_service_centers: Array.from({ length: count }, () => ({ ...center, ...change })),
    });
    expect([
      fits(buildSearchResponse(0)),
      fits(buildSearchResponse(30)),
      fits(buildSearchResponse(31)),
    ]).toEqual([true, true, false]);
    expect(fits(buildSearchResponse(1, { distance: 3.4 }))).toBe(false);
  });
});

test("collection instructions are a PDF", () => {
  const response = strictOperations["labTests.collectionInstructions"].response(200, {});
  expect(response?.safeParse(new Uint8Array([37])).success).toBe(true);
  expect(response?.safeParse("%PDF").success).toBe(false);
});
