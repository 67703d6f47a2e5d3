import * as fc from "../../../support/fast-check.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type ServiceCenter } from "../../../../mock/catalog/service-centers/service-center.ts";
import {
  type ServiceCenters,
  loadServiceCenters,
} from "../../../../mock/catalog/service-centers/service-centers.ts";
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

it("[PSC-3] centers near a place equal a full scan, in its order, around every kind of zip", () => {
  const zip = fc.nat({ max: zips.size - 1 }).map((index) => zips.at(index));
  fc.assert(
    fc.property(zip, fc.constantFrom(...labs), fc.constantFrom(...radii), (place, labId, radius) => {
      expect(centers.findNearby(labId, place, radius)).toEqual(scan(centers.all, labId, place, radius));
    }),
    { numRuns: 300 },
  );
});

describe("the catalog of centers", () => {
  it("has as many centers for each lab as its network specifies, each with its own code", () => {
    for (const { lab_id, sites } of serviceCenterNetworks)
      expect(centers.all.filter((center) => center.lab_id === lab_id)).toHaveLength(sites);
    expect(centers.all).toHaveLength(2500);
    expect(centers.all.filter((center) => centers.find(center.site_code) !== center)).toEqual([]);
    expect(centers.find("none")).toBeUndefined();
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
});
