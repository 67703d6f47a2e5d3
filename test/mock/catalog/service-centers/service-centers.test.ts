import * as fc from "../../../support/fast-check.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  centerBillTypes,
  centerCapabilities,
  weekdays,
  type ServiceCenter,
} from "../../../../mock/catalog/service-centers/service-center.ts";
import {
  ServiceCenters,
  loadServiceCenters,
} from "../../../../mock/catalog/service-centers/service-centers.ts";
import { buildServiceCenters } from "../../../../mock/catalog/service-centers/build-service-centers.ts";
import { serviceCenterNetworks } from "../../../../mock/catalog/service-centers/networks.ts";
import { computeMilesBetween } from "../../../../mock/catalog/geo/distance.ts";
import { findStateOfZip } from "../../../../mock/catalog/geo/find-state.ts";
import { findTimeZone } from "../../../../mock/catalog/geo/time-zones.ts";
import { loadZips, type Place, type Zips } from "../../../../mock/catalog/geo/zips.ts";

let zips: Zips;
let centers: ServiceCenters;
const radii = [10, 20, 25, 50, 100];
const labs = serviceCenterNetworks.map(({ lab_id }) => lab_id);

beforeAll(async () => {
  zips = await loadZips();
  centers = await loadServiceCenters();
});

/** Computes the expected result of `near` with a scan of every center. */
function scan(all: readonly ServiceCenter[], labId: number, place: Place, radius: number) {
  return all
    .filter((center) => center.lab_id === labId && computeMilesBetween(place, center) <= radius)
    .map((center) => ({ center, miles: computeMilesBetween(place, center) }))
    .toSorted((a, b) => a.miles - b.miles || (a.center.site_code < b.center.site_code ? -1 : 1));
}

const absent = (all: readonly ServiceCenter[], pick: (center: ServiceCenter) => unknown) =>
  all.filter((one) => pick(one) === null).length;

describe("centers near a place", () => {
  it("[PSC-3] equal a full scan, in its order, around every kind of zip", () => {
    const zip = fc.nat({ max: zips.size - 1 }).map((index) => zips.at(index));
    fc.assert(
      fc.property(zip, fc.constantFrom(...labs), fc.constantFrom(...radii), (place, labId, radius) => {
        expect(centers.findNearby(labId, place, radius)).toEqual(scan(centers.all, labId, place, radius));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    [52, 179.99, 52, -179.99],
    [52, -180, 52, 180],
    [89.99, 10, 89.99, -170],
    [-90, 0, -89.9, 135],
    [40, -74, 40, -74],
  ])("are found at %d, %d from %d, %d, a few miles away", (lat, lng, fromLat, fromLng) => {
    const only = { ...centers.all[0]!, lat, lng };
    const from = { lat: fromLat, lng: fromLng };
    expect(new ServiceCenters([only]).findNearby(1, from, 10)).toHaveLength(1);
  });
});

describe("the catalog of centers", () => {
  it("has as many centers for each lab as its network specifies, each with its own code", () => {
    for (const { lab_id, sites } of serviceCenterNetworks)
      expect(centers.all.filter((center) => center.lab_id === lab_id)).toHaveLength(sites);
    expect(centers.all).toHaveLength(2500);
    expect(centers.all.filter((center) => centers.find(center.site_code) !== center)).toEqual([]);
    expect(centers.find("none")).toBeUndefined();
  });

  it("keeps a network's centers when another network changes", () => {
    const [first, ...others] = serviceCenterNetworks;
    expect(buildServiceCenters(zips, others)).toEqual(
      centers.all.filter(({ lab_id }) => lab_id !== first!.lab_id),
    );
  });

  it("places each center near the middle of its zip, in its state and its time zone", () => {
    const misplaced = centers.all.filter(
      (center) =>
        computeMilesBetween(zips.find(center.zip_code)!, center) > 1 ||
        findStateOfZip(center.zip_code) !== center.state ||
        findTimeZone(center.state, center) !== center.iana_timezone,
    );
    expect(misplaced).toEqual([]);
  });

  it("gives each center displayable texts, numbers and hours", () => {
    for (const center of centers.all) {
      expect(center.first_line).toMatch(/^\d+ [A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(center.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(center.city).toMatch(/^[A-Z][a-z]+$/);
      expect(center.phone_number).toMatch(/^\+1[2-9]\d{2}55501\d{2}$/);
      const days = weekdays.flatMap((day) => center.hours?.[day] ?? []);
      expect(days.filter(({ open, close }) => open >= close)).toEqual([]);
      for (const { open, close } of days) expect(`${open} ${close}`).toMatch(/^[01]\d:[03]0 [12]\d:[03]0$/);
    }
    for (const pick of [
      (one: ServiceCenter) => one.hours,
      (one: ServiceCenter) => one.second_line,
      (one: ServiceCenter) => one.fax_number,
      (one: ServiceCenter) => one.website,
    ]) {
      expect(absent(centers.all, pick)).toBeGreaterThan(100);
      expect(absent(centers.all, pick)).toBeLessThan(2000);
    }
  });

  it("assigns each capability and billing type to the fraction of a network that its row specifies", () => {
    for (const network of serviceCenterNetworks) {
      const own = centers.all.filter(({ lab_id }) => lab_id === network.lab_id);
      for (const capability of centerCapabilities) {
        const part = own.filter((one) => one.capabilities.includes(capability)).length / own.length;
        expect(Math.abs(part - (network.capabilities[capability] ?? 0))).toBeLessThan(0.1);
      }
      for (const billType of centerBillTypes) {
        const part = own.filter((one) => one.supported_bill_types.includes(billType)).length / own.length;
        expect(Math.abs(part - (network.billTypes[billType] ?? 0))).toBeLessThan(0.1);
      }
      expect(own.every((one) => one.supported_bill_types.length > 0)).toBe(true);
    }
  });
});
