import { describe, expect, it } from "vitest";
import { computeMilesBetween } from "../../../../mock/catalog/geo/distance.ts";
import { loadZips } from "../../../../mock/catalog/geo/zips.ts";
import type { AreaInfo, LabAccount, PatientServiceCenter, PscInfo } from "../../../../src/generated/types.ts";
import { createMockCaller, NOBODY, type Caller } from "./caller.ts";

const zips = await loadZips();

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

const codes = (centers: readonly PatientServiceCenter[]) => centers.map(({ site_code }) => site_code);

/** Returns the id of the account with a lab and a status. */
const findAccountId = async ({ get }: Caller, lab: string, status: string): Promise<string> => {
  const accounts: LabAccount[] = (await get("/v3/lab_test/lab_account")).body.data;
  return accounts.find((one) => one.lab === lab && one.status === status)!.id;
};

describe("GET /v3/order/psc/info", () => {
  it("[PSC-1] returns the lab and its centers with all their fields", async () => {
    const { status, body } = await createMockCaller().get(`/v3/order/psc/info?zip_code=${PHOENIX}&lab_id=1`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ lab_id: 1, slug: "harrowgate_labs" });
    expect(body.patient_service_centers.length).toBeGreaterThan(3);
    for (const center of body.patient_service_centers) {
      expect(Object.keys(center)).toEqual([
        "metadata",
        "distance",
        "capabilities",
        "site_code",
        "supported_bill_types",
        "location",
      ]);
      expect(Object.keys(center.metadata)).toEqual([
        "name",
        "state",
        "city",
        "zip_code",
        "first_line",
        "second_line",
        "phone_number",
        "fax_number",
        "hours",
        "website",
      ]);
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

  it.each(["8500", "850044", "85004-1234", "8500a", "", "%2085004"])(
    "[PSC-2, GEN-9] rejects the zip '%s'",
    async (zip) => {
      const { status, body } = await createMockCaller().get(`/v3/order/psc/info?zip_code=${zip}&lab_id=1`);
      expect(status).toBe(422);
      expect(body.detail).toMatchObject([{ loc: ["query", "zip_code"] }]);
    },
  );

  it.each([
    ["zip_code", "lab_id=1"],
    ["lab_id", `zip_code=${PHOENIX}`],
  ])("[PSC-2] rejects a search without %s", async (name, query) => {
    const { status, body } = await createMockCaller().get(`/v3/order/psc/info?${query}`);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ type: "missing", loc: ["query", name] }]);
  });

  it.each(["5", "30", "0", "-10", "25.0", "1e2", "near"])("[PSC-2] rejects the radius %s", async (radius) => {
    const url = `/v3/order/psc/info?zip_code=${PHOENIX}&lab_id=1&radius=${radius}`;
    const { status, body } = await createMockCaller().get(url);
    expect(status).toBe(422);
    expect(body.detail[0].loc).toEqual(["query", "radius"]);
  });

  it("[PSC-2] searches 25 miles by default, and the given radius otherwise", async () => {
    const caller = createMockCaller();
    const within = async (radius: string) => listCenters(caller, `zip_code=${PHOENIX}&lab_id=1${radius}`);
    const standard = await within("");
    expect(await within("&radius=25")).toEqual(standard);
    expect(await within("&radius=null")).toEqual(standard);
    const counts: number[] = [];
    for (const radius of [10, 20, 25, 50, 100]) {
      const found = await within(`&radius=${radius}`);
      for (const { distance } of found) expect(Number(distance)).toBeLessThanOrEqual(radius);
      counts.push(found.length);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeLessThan(standard.length);
    expect(counts[4]).toBeGreaterThan(standard.length);
  });

  it("[PSC-2] returns the centers of the requested lab", async () => {
    const caller = createMockCaller();
    const lists = await Promise.all(
      [1, 2, 3, 4].map((lab) => listCenters(caller, `zip_code=${MANHATTAN}&lab_id=${lab}`)),
    );
    expect(lists.every((list) => list.length > 0)).toBe(true);
    expect(new Set(lists.flatMap(codes)).size).toBe(lists.flat().length);
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

  it("[PSC-3] returns at most thirty centers, the nearest first", async () => {
    const caller = createMockCaller();
    const found = await listCenters(caller, `zip_code=${MANHATTAN}&lab_id=1&radius=100`);
    expect(found).toHaveLength(30);
    const distances = found.map(({ distance }) => Number(distance));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const nearer = await listCenters(caller, `zip_code=${MANHATTAN}&lab_id=1&radius=10`);
    expect(codes(found).slice(0, nearer.length)).toEqual(codes(nearer));
  });

  it("[PSC-3] returns distances that match the coordinates, in tenths of a mile", async () => {
    const caller = createMockCaller();
    for (const zip of [MANHATTAN, PHOENIX, "99501", "96813", "59101"]) {
      const from = zips.find(zip)!;
      const centers = await listCenters(caller, `zip_code=${zip}&lab_id=1&radius=100`);
      if (zip === MANHATTAN || zip === PHOENIX) expect(centers.length).toBeGreaterThan(3);
      for (const { distance, location } of centers) {
        expect(Math.abs(computeMilesBetween(from, location!) - Number(distance))).toBeLessThanOrEqual(
          0.05 + 1e-9,
        );
      }
    }
  });

  it.each(["00000", "99999"])("[PSC-3] finds nothing around %s, which is no zip", async (zip) => {
    expect(zips.find(zip)).toBeUndefined();
    expect(await listCenters(createMockCaller(), `zip_code=${zip}&lab_id=1&radius=100`)).toEqual([]);
  });

  it.each(["stat", "appointment_scheduling_via_junction", "appointment_scheduling_with_lab"])(
    "[PSC-4] returns only centers with %s",
    async (capability) => {
      const caller = createMockCaller();
      const query = `zip_code=${PHOENIX}&lab_id=1&radius=100`;
      const all = await listCenters(caller, query);
      const kept = await listCenters(caller, `${query}&capabilities=${capability}`);
      expect(kept).toEqual(all.filter(({ capabilities }) => capabilities.includes(capability)));
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThan(all.length);
    },
  );

  it("[PSC-4] returns centers that have all of several capabilities, thirty of them from further away if needed", async () => {
    const caller = createMockCaller();
    const query = `zip_code=${MANHATTAN}&lab_id=1&radius=100`;
    const both = "&capabilities=stat&capabilities=appointment_scheduling_with_lab";
    const kept = await listCenters(caller, query + both);
    for (const { capabilities } of kept)
      expect(capabilities).toEqual(expect.arrayContaining(["stat", "appointment_scheduling_with_lab"]));
    const stat = await listCenters(caller, `${query}&capabilities=stat`);
    expect(codes(kept)).not.toEqual(codes(stat));
    const farthest = (await listCenters(caller, query)).at(-1)!;
    expect(Number(kept.at(-1)!.distance)).toBeGreaterThan(Number(farthest.distance));
  });

  it("[PSC-4, GEN-9] rejects an unknown capability", async () => {
    const url = `/v3/order/psc/info?zip_code=${PHOENIX}&lab_id=1&capabilities=stat&capabilities=parking`;
    const { status, body } = await createMockCaller().get(url);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ type: "enum", loc: ["query", "capabilities", 1] }]);
  });

  it("[PSC-4] omits centers in states where the account cannot order", async () => {
    const caller = createMockCaller();
    const account = await findAccountId(caller, "pinemoor_diagnostics", "active");
    const query = `zip_code=${MANHATTAN}&lab_id=2&radius=25`;
    const all = await listCenters(caller, query);
    expect(new Set(all.map(({ metadata }) => metadata.state))).toContain("NY");
    const usable = await listCenters(caller, `zip_code=19104&lab_id=2&lab_account_id=${account}`);
    const there = await listCenters(caller, "zip_code=19104&lab_id=2");
    expect(usable.length).toBeGreaterThan(0);
    expect(codes(usable)).toEqual(codes(there.filter(({ metadata }) => metadata.state !== "NJ")));
    expect(usable.length).toBeLessThan(there.length);
  });

  it("[PSC-4] finds no center for a pending account or an account of another lab", async () => {
    const caller = createMockCaller();
    const query = `zip_code=19104&lab_id=2`;
    const pending = await findAccountId(caller, "pinemoor_diagnostics", "pending");
    const other = await findAccountId(caller, "harrowgate_labs", "active");
    expect((await listCenters(caller, query)).length).toBeGreaterThan(0);
    expect(await listCenters(caller, `${query}&lab_account_id=${pending}`)).toEqual([]);
    expect(await listCenters(caller, `${query}&lab_account_id=${other}`)).toEqual([]);
  });

  it("[PSC-4] responds 404 to an unknown account, and 422 to a malformed id", async () => {
    const caller = createMockCaller();
    const query = `/v3/order/psc/info?zip_code=${PHOENIX}&lab_id=1&lab_account_id=`;
    const otherCaller = caller.as(caller.mock.team());
    const account = await findAccountId(caller, "harrowgate_labs", "active");
    expect((await caller.get(query + account)).status).toBe(200);
    for (const response of [await caller.get(query + NOBODY), await otherCaller.get(query + account)])
      expect(response).toMatchObject({ status: 404, body: { detail: "Lab account not found" } });
    expect((await caller.get(`${query}none`)).status).toBe(422);
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

  it("counts all centers within the radius, while the list stops at thirty", async () => {
    const caller = createMockCaller();
    const counts: number[] = [];
    for (const radius of ["10", "20", "25", "50", "100"]) {
      const query = `zip_code=${MANHATTAN}&radius=${radius}`;
      const { patient_service_centers: area } = (await getArea(caller, query)).central_labs.harrowgate_labs!;
      const listed = await listCenters(caller, `${query}&lab_id=1`);
      expect(area.radius).toBe(radius);
      expect(listed).toHaveLength(Math.min(30, area.within_radius));
      counts.push(area.within_radius);
    }
    expect(counts.at(-1)).toBeGreaterThan(100);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it("returns the labs that `lab` and `labs` name, combined", async () => {
    const caller = createMockCaller();
    const slugs = async (query: string) =>
      Object.keys((await getArea(caller, `zip_code=${PHOENIX}${query}`)).central_labs);
    expect(await slugs("&lab=larkfield_clinical")).toEqual(["larkfield_clinical"]);
    expect(await slugs("&labs=tarn_valley_pathology&labs=harrowgate_labs")).toEqual([
      "harrowgate_labs",
      "tarn_valley_pathology",
    ]);
    expect(await slugs("&lab=larkfield_clinical&labs=harrowgate_labs")).toEqual([
      "harrowgate_labs",
      "larkfield_clinical",
    ]);
    expect(await slugs("&lab=null")).toHaveLength(4);
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

  it("counts no center that the account cannot use", async () => {
    const caller = createMockCaller();
    const account = await findAccountId(caller, "pinemoor_diagnostics", "active");
    const count = async (query: string) =>
      (await getArea(caller, `zip_code=19104${query}`)).central_labs.pinemoor_diagnostics!
        .patient_service_centers.within_radius;
    expect(await count(`&lab_account_id=${account}`)).toBe(
      (await listCenters(caller, `zip_code=19104&lab_id=2&lab_account_id=${account}`)).length,
    );
    expect(await count(`&lab_account_id=${account}`)).toBeLessThan(await count(""));
  });

  it("returns nothing around an unknown zip", async () => {
    const { central_labs } = await getArea(createMockCaller(), "zip_code=99999&radius=100");
    expect(Object.keys(central_labs)).toHaveLength(4);
    for (const area of Object.values(central_labs)) {
      expect(area.supported_bill_types).toEqual([]);
      expect(area.patient_service_centers).toEqual({
        appointment_available: false,
        within_radius: 0,
        radius: "100",
        capabilities: [],
      });
    }
  });

  it.each([
    ["zip_code", ""],
    ["zip_code", "zip_code=8500"],
    ["radius", `zip_code=${PHOENIX}&radius=30`],
    ["lab", `zip_code=${PHOENIX}&lab=spotwell_home`],
    ["labs", `zip_code=${PHOENIX}&labs=nobody`],
    ["lab_account_id", `zip_code=${PHOENIX}&lab_account_id=1`],
  ])("[GEN-9] rejects the %s '%s'", async (name, query) => {
    const { status, body } = await createMockCaller().get(`/v3/order/area/info?${query}`);
    expect(status).toBe(422);
    expect(body.detail[0].loc.slice(0, 2)).toEqual(["query", name]);
  });

  it("responds 404 to an unknown account", async () => {
    const { get } = createMockCaller();
    expect(await get(`/v3/order/area/info?zip_code=${PHOENIX}&lab_account_id=${NOBODY}`)).toMatchObject({
      status: 404,
      body: { detail: "Lab account not found" },
    });
  });
});
