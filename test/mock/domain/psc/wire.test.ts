import * as fc from "../../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { loadGeography } from "../../../../mock/catalog/geography.ts";
import { serializeServiceCenters, formatDistance } from "../../../../mock/domain/psc/wire.ts";

describe("the text of a distance", () => {
  it.each([
    [0, "0.0"],
    [0.04, "0.0"],
    [3.449, "3.4"],
    [9.96, "10.0"],
    [99.999, "100.0"],
  ])("[PSC-1] of %d miles is %s", (miles, text) => {
    expect(formatDistance(miles)).toBe(text);
  });

  it("[PSC-3] never exceeds the radius, and is exact to half a tenth", () => {
    const within = fc
      .constantFrom(10, 20, 25, 50, 100)
      .chain((radius) =>
        fc.record({ radius: fc.constant(radius), miles: fc.double({ min: 0, max: radius, noNaN: true }) }),
      );
    fc.assert(
      fc.property(within, ({ radius, miles }) => {
        const text = formatDistance(miles);
        expect(text).toMatch(/^\d+\.\d$/);
        expect(Number(text)).toBeLessThanOrEqual(radius);
        expect(Math.abs(Number(text) - miles)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
      { examples: [[{ radius: 10, miles: 10 }], [{ radius: 25, miles: 24.999999 }]] },
    );
  });
});

describe("the response of a search", () => {
  it("[PSC-1] names the lab and copies each center", async () => {
    const center = (await loadGeography()).centers.find("NR0001")!;
    const response = serializeServiceCenters({
      lab: { id: 1, slug: "harrowgate_labs" },
      centers: [{ center, miles: 1.26 }],
    });
    expect(response).toEqual({
      lab_id: 1,
      slug: "harrowgate_labs",
      patient_service_centers: [
        {
          metadata: {
            name: center.name,
            state: center.state,
            city: center.city,
            zip_code: center.zip_code,
            first_line: center.first_line,
            second_line: center.second_line,
            phone_number: center.phone_number,
            fax_number: center.fax_number,
            hours: center.hours,
            website: center.website,
          },
          distance: "1.3",
          capabilities: center.capabilities,
          site_code: "NR0001",
          supported_bill_types: center.supported_bill_types,
          location: { lng: center.lng, lat: center.lat },
        },
      ],
    });
    response.patient_service_centers[0]!.capabilities.push("parking");
    expect(center.capabilities).not.toContain("parking");
  });
});
