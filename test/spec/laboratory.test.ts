import { describe, expect, test } from "vitest";
import { convertIssues } from "../../mock/http/issues.ts";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { strict, strictOperations } from "../../src/generated/schemas/strict.ts";
import { without } from "./accepts.ts";
import { getRequestExample } from "../support/calls.ts";

const parameter = (id: OperationId, name: string) => operations[id].query.find((one) => one.name === name);

const lines = { first_line: "12 Alder Lane", city: "Phoenix", state: "AZ" };
const stored = { ...lines, zip_code: "85004", zip: "85004", country: "US" };

describe("patient info", () => {
  test("accepts a zip under either name, and sets the default country", () => {
    for (const zip of [{ zip_code: "85004" }, { zip: "85004" }, { zip: "1", zip_code: "2" }])
      expect(strict.UserAddressInput().parse({ ...lines, ...zip })).toEqual({
        ...lines,
        ...zip,
        country: "US",
      });
    expect(strict.UserAddressInput().safeParse(lines).success).toBe(false);
  });

  test("has the zip under both names and the country in responses", () => {
    expect(strict.UserAddress().safeParse(stored).success).toBe(true);
    for (const key of ["zip_code", "zip", "country"])
      expect(strict.UserAddress().safeParse(without(stored, key)).success).toBe(false);
  });

  test("has an e-mail address of any form in responses", () => {
    const info = { ...getRequestExample("users.updateInfo"), email: "ada", address: stored };
    expect(strict.PatientInfo().safeParse(info).success).toBe(true);
  });

  test("is found with a user id of any format", () => {
    const accepts = (id: OperationId) => strictOperations[id].path()?.safeParse({ user_id: "u-42" }).success;
    const ids = ["users.updateInfo", "users.latestInfo", "insurance.create", "insurance.latest"] as const;
    expect(ids.map(accepts)).toEqual([true, true, true, true]);
    expect(accepts("users.get")).toBe(false);
  });
});

describe("insurance", () => {
  const insurance = getRequestExample("insurance.create");

  test("is primary by default, and has an empty second line by default", () => {
    expect(strict.InsuranceCreate().parse(insurance)).toMatchObject({
      is_primary: true,
      insured: { address: { second_line: "" } },
    });
  });

  test("has a company in responses", () => {
    const company = { name: "Acme Mutual", address: insurance.insured.address };
    const given = { ...insurance, is_primary: true };
    expect(strict.Insurance().safeParse({ ...given, company }).success).toBe(true);
    expect(strict.Insurance().safeParse(given).success).toBe(false);
  });
});

describe("lists", () => {
  test.each<OperationId>(["markers.list", "markers.orderSet", "labTests.markers"])("%s has pages", (id) => {
    expect(operations[id].paginate).toMatchObject({ style: "page", items: "markers" });
  });

  test("markers can be filtered by one lab or several, and an order set is only read", () => {
    const labs = { type: "integer", array: true, nullable: true };
    expect(parameter("markers.list", "lab_id")).toMatchObject(labs);
    expect(operations["markers.orderSet"].retry).toBe("safe");
  });

  test("lab tests have pages with a cursor; their deprecated list is a plain array", () => {
    expect(operations["labTests.list"]).toMatchObject({
      deprecated: false,
      paginate: { style: "cursor", items: "data", cursor: "next_cursor", next: "next_cursor" },
    });
    expect(operations["labTests.listLegacy"]).toMatchObject({ deprecated: true, paginate: null });
    expect(strictOperations["labTests.listLegacy"].response(200, {})?.safeParse([]).success).toBe(true);
  });

  test("another status of a lab account is an issue of an enum", () => {
    const rejected = strictOperations["labAccounts.list"].query()?.safeParse({ status: "closed" });
    const issues = convertIssues(rejected?.error?.issues ?? [], "query", { status: "closed" });
    expect(issues).toMatchObject([{ type: "enum", loc: ["query", "status"] }]);
  });
});

const fits = (body: object) => strictOperations["psc.info"].response(200, {})?.safeParse(body).success;

describe("service centers", () => {
  test("are searched within 25 miles by default", () => {
    const near = { zip_code: "85004", lab_id: 1 };
    expect(strictOperations["psc.info"].query()?.parse(near)).toEqual({ ...near, radius: "25" });
  });

  test.each<OperationId>(["psc.info", "psc.areaInfo"])("%s takes the radius as text", (id) => {
    expect(parameter(id, "radius")).toMatchObject({ type: "string", array: false });
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
    expect([0, 30, 31].map((count) => fits(buildSearchResponse(count)))).toEqual([true, true, false]);
    expect(fits(buildSearchResponse(1, { distance: 3.4 }))).toBe(false);
  });
});

test("collection instructions are a PDF", () => {
  const response = strictOperations["labTests.collectionInstructions"].response(200, {});
  expect(response?.safeParse(new Uint8Array([37])).success).toBe(true);
  expect(response?.safeParse("%PDF").success).toBe(false);
});
