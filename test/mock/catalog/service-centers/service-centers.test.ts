import { beforeAll, describe, expect, it } from "vitest";
import {
  type ServiceCenters,
  loadServiceCenters,
} from "../../../../mock/catalog/service-centers/service-centers.ts";
import { serviceCenterNetworks } from "../../../../mock/catalog/service-centers/networks.ts";
import { computeMilesBetween } from "../../../../mock/catalog/geo/distance.ts";
import { findStateOfZip } from "../../../../mock/catalog/geo/find-state.ts";
import { findTimeZone } from "../../../../mock/catalog/geo/time-zones.ts";
import { loadZips, type Zips } from "../../../../mock/catalog/geo/zips.ts";

let zips: Zips;
let centers: ServiceCenters;

beforeAll(async () => {
  zips = await loadZips();
  centers = await loadServiceCenters();
});

describe("the catalog of centers", () => {
  it("has as many centers for each lab as its network specifies, each with its own code", () => {
    for (const { lab_id, sites } of serviceCenterNetworks)
      expect(centers.all.filter((center) => center.lab_id === lab_id)).toHaveLength(sites);
    expect(centers.all).toHaveLength(2500);
    expect(centers.all.filter((center) => centers.find(center.site_code) !== center)).toEqual([]);
    expect(centers.find("none")).toBeUndefined();
  });

  it("has another number for the fax of each center than for its phone", () => {
    const numbers = centers.all.filter(({ fax_number }) => fax_number !== null);
    expect(numbers.length).toBeGreaterThan(1000);
    expect(numbers.filter(({ fax_number, phone_number }) => fax_number === phone_number)).toEqual([]);
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
