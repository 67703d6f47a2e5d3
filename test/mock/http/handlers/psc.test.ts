import { describe, expect, it } from "vitest";
import type { AreaInfo, PatientServiceCenter } from "../../../../src/generated/types.ts";
import { createMockCaller, NOBODY, type Caller } from "./caller.ts";
import { accepts, rejects } from "./rejects.ts";

const [MANHATTAN, PHOENIX] = ["10001", "85004"];

const getArea = async ({ get }: Caller, query: string): Promise<AreaInfo> =>
  (await get(`/v3/order/area/info?${query}`)).body;

const findAccountId = ({ mock }: Caller, lab: string, status: string): string =>
  mock.labAccounts.list().find((one) => one.lab === lab && one.status === status)!.id;

it("[PSC-1] GET /v3/order/psc/info returns the lab and its centers, some of them without hours", async () => {
  const { body } = await createMockCaller().get(`/v3/order/psc/info?zip_code=${MANHATTAN}&lab_id=1`);
  expect(body).toMatchObject({ lab_id: 1, slug: "harrowgate_labs" });
  const centers: PatientServiceCenter[] = body.patient_service_centers;
  for (const { metadata, distance } of centers) {
    expect(metadata.fax_number).not.toBe(metadata.phone_number);
    expect(distance).toMatch(/^\d+\.\d$/);
  }
  const hours = centers.map(({ metadata }) => metadata.hours);
  const time = expect.stringMatching(/^\d\d:\d\d$/);
  expect(hours).toContain(null);
  expect(hours.find((one) => one !== null)).toMatchObject({
    monday: { open: time, close: time },
    sunday: null,
  });
});

rejects("[PSC-2, PSC-4, GEN-9]", "psc.info", [
  ["letters in a zip", { "query.zip_code": "8500a" }, "zip_code", 422],
  ["a space before a zip", { "query.zip_code": " 85004" }, "zip_code", 422],
  ["an unknown lab", { "query.lab_id": 99 }, "Lab not found", 404],
  ["a negative lab", { "query.lab_id": -1 }, "Lab not found", 404],
  ["an unknown account", { "query.lab_account_id": NOBODY }, "Lab account not found", 404],
]);
accepts("[PSC-4]", "psc.info", [
  [
    "a lab without centers",
    { "query.lab_id": 5 },
    { lab_id: 5, slug: "spotwell_home", patient_service_centers: [] },
  ],
]);

describe("GET /v3/order/area/info", () => {
  it.each([
    ["60601", ["hearthside_phlebotomy", "wayside_draws"]],
    ["33101", ["hearthside_phlebotomy"]],
    ["84101", ["wayside_draws"]],
    ["82001", []],
    ["99999", []],
  ])("returns by zip who visits homes: %s", async (zip_code, names) => {
    const area = await getArea(createMockCaller(), `zip_code=${zip_code}`);
    const providers = names.map((name) => ({
      name,
      service_types: expect.arrayContaining(["appointment-ready"]),
    }));
    expect(area).toMatchObject({ zip_code, phlebotomy: { is_served: names.length > 0, providers } });
  });

  it("returns what each central lab offers, and only the lab of an account, with its centers and payers", async () => {
    const caller = createMockCaller({ preset: "demo" });
    const { central_labs } = await getArea(caller, `zip_code=${PHOENIX}`);
    expect(central_labs).toMatchObject({
      harrowgate_labs: { patient_service_centers: { appointment_available: true } },
      pinemoor_diagnostics: {},
      larkfield_clinical: {
        lab_id: 3,
        patient_service_centers: { radius: "25", appointment_available: false },
        supported_bill_types: ["client_bill", "patient_bill_passthrough"],
      },
      tarn_valley_pathology: {},
    });
    const account = findAccountId(caller, "harrowgate_labs", "active");
    const own = await getArea(caller, `zip_code=${MANHATTAN}&lab_account_id=${account}`);
    const supported_bill_types = ["client_bill", "commercial_insurance"];
    expect(own.central_labs).toEqual({ harrowgate_labs: expect.objectContaining({ supported_bill_types }) });
    const suspended = findAccountId(caller, "larkfield_clinical", "suspended");
    const nothing = await getArea(caller, `zip_code=${PHOENIX}&lab_account_id=${suspended}`);
    expect(nothing).toMatchObject({ central_labs: {}, phlebotomy: { is_served: true } });
  });
});
