import { describe, expect, it } from "vitest";
import { loadGeography } from "../../../../mock/catalog/geography.ts";
import { serializeServiceCenters } from "../../../../mock/domain/psc/serialize.ts";

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
