import { describe, expect, it } from "vitest";
import type { AreaInfo, LabAccount, PatientServiceCenter, PscInfo } from "../../../../src/generated/types.ts";
import { createMockCaller, NOBODY, type Caller } from "./caller.ts";

const MANHATTAN = "10001";
const PHOENIX = "85004";

const listCenters = async ({ get }: Caller, query: string): Promise<PatientServiceCenter[]> => {
  const { status, body } = await get(`/v3/order/psc/info?${query}`);
  expect(status).toBe(200);
  return (body as PscInfo).patient_service_centers;
};

const getArea = async ({ get }: Caller, query: string): Promise<AreaInfo> => {
  const { status, body } = await get(`/v3/order/area/info?${query}`);
  expect(status).toBe(200);
  return body as AreaInfo;
};

/** Returns the id of the account with a lab and a status. */
const findAccountId = async ({ get }: Caller, lab: string, status: string): Promise<string> => {
  const accounts: LabAccount[] = (await get("/v3/lab_test/lab_account")).body.data;
  return accounts.find((one) => one.lab === lab && one.status === status)!.id;
};

describe("GET /v3/order/psc/info", () => {
  it("[PSC-1] returns the lab and its centers", async () => {
    const { status, body } = await createMockCaller().get(`/v3/order/psc/info?zip_code=${PHOENIX}&lab_id=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ lab_id: 1, slug: "harrowgate_labs" });
    expect(body.patient_service_centers.length).toBeGreaterThan(3);
    for (const center of body.patient_service_centers) {
      expect(center.metadata.fax_number).not.toBe(center.metadata.phone_number);
      expect(center.distance).toMatch(/^\d+\.\d$/);
    }
  });

  it("[PSC-1] omits the hours of some centers, and has hours for each working day of others", async () => {
    const centers = await listCenters(createMockCaller(), `zip_code=${MANHATTAN}&lab_id=1`);
    const hours = centers.map(({ metadata }) => metadata.hours);
    expect(hours).toContain(null);
    expect(hours.find((one) => one !== null)).toMatchObject({
      monday: { open: expect.stringMatching(/^\d\d:\d\d$/), close: expect.stringMatching(/^\d\d:\d\d$/) },
      sunday: null,
    });
  });

  it.each(["8500a", "%2085004"])("[PSC-2, GEN-9] rejects the zip '%s'", async (zip) => {
    const { status, body } = await createMockCaller().get(`/v3/order/psc/info?zip_code=${zip}&lab_id=1`);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ loc: ["query", "zip_code"] }]);
  });

  it("[PSC-2] accepts labs without centers, and responds 404 to an unknown lab", async () => {
    const { get } = createMockCaller();
    const { body } = await get(`/v3/order/psc/info?zip_code=${MANHATTAN}&lab_id=5`);
    expect(body).toEqual({ lab_id: 5, slug: "spotwell_home", patient_service_centers: [] });
    for (const lab of ["99", "0", "-1"]) {
      const response = await get(`/v3/order/psc/info?zip_code=${MANHATTAN}&lab_id=${lab}`);
      expect(response).toMatchObject({ status: 404, body: { detail: "Lab not found" } });
    }
  });

  it("[PSC-4] responds 404 to an unknown account", async () => {
    const caller = createMockCaller();
    const query = `/v3/order/psc/info?zip_code=${PHOENIX}&lab_id=1&lab_account_id=`;
    const otherCaller = caller.as(caller.mock.team());
    const account = await findAccountId(caller, "harrowgate_labs", "active");
    expect((await caller.get(query + account)).status).toBe(200);
    for (const response of [await caller.get(query + NOBODY), await otherCaller.get(query + account)])
      expect(response).toMatchObject({ status: 404, body: { detail: "Lab account not found" } });
  });
});

describe("GET /v3/order/area/info", () => {
  it("returns who visits homes, and what each central lab offers", async () => {
    const area = await getArea(createMockCaller(), `zip_code=${PHOENIX}`);
    expect(area.zip_code).toBe(PHOENIX);
    expect(area.phlebotomy).toEqual({
      is_served: true,
      providers: [
        { name: "hearthside_phlebotomy", service_types: ["appointment-ready", "appointment-request"] },
        { name: "wayside_draws", service_types: ["appointment-ready", "appointment-request"] },
      ],
    });
    expect(Object.keys(area.central_labs)).toEqual([
      "harrowgate_labs",
      "pinemoor_diagnostics",
      "larkfield_clinical",
      "tarn_valley_pathology",
    ]);
    expect(area.central_labs.larkfield_clinical).toMatchObject({
      lab_id: 3,
      patient_service_centers: { radius: "25", appointment_available: false },
      supported_bill_types: ["client_bill", "patient_bill_passthrough"],
    });
    expect(area.central_labs.harrowgate_labs!.patient_service_centers.appointment_available).toBe(true);
  });

  it.each([
    ["60601", ["hearthside_phlebotomy", "wayside_draws"]],
    ["33101", ["hearthside_phlebotomy"]],
    ["84101", ["wayside_draws"]],
    ["82001", []],
    ["99999", []],
  ])("returns by zip who visits homes: %s", async (zip, names) => {
    const { phlebotomy } = await getArea(createMockCaller(), `zip_code=${zip}`);
    expect(phlebotomy.is_served).toBe(names.length > 0);
    expect(phlebotomy.providers.map(({ name }) => name)).toEqual(names);
  });

  it("returns only the lab of an account, with the centers and payers of the account", async () => {
    const caller = createMockCaller({ preset: "demo" });
    const account = await findAccountId(caller, "harrowgate_labs", "active");
    const { central_labs } = await getArea(caller, `zip_code=${MANHATTAN}&lab_account_id=${account}`);
    expect(Object.keys(central_labs)).toEqual(["harrowgate_labs"]);
    expect(central_labs.harrowgate_labs!.supported_bill_types).toEqual([
      "client_bill",
      "commercial_insurance",
    ]);
    const phoenix = await getArea(caller, `zip_code=${PHOENIX}&lab_account_id=${account}`);
    expect(phoenix.central_labs.harrowgate_labs!.supported_bill_types).toHaveLength(4);
    const suspended = await findAccountId(caller, "larkfield_clinical", "suspended");
    const nothing = await getArea(caller, `zip_code=${PHOENIX}&lab_account_id=${suspended}`);
    expect(nothing.central_labs).toEqual({});
    expect(nothing.phlebotomy.is_served).toBe(true);
  });
});
