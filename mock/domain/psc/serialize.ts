import type { NearbyServiceCenter } from "../../catalog/service-centers/service-centers.ts";
import type { PatientServiceCenter, PscInfo } from "../../../src/generated/types.ts";
import type { ServiceCenterList } from "./service-centers.ts";

/**
 * Formats a distance in miles with one decimal, such as "3.4". Every radius is a whole number of miles, so rounding never
 * moves a center beyond its radius.
 */
const formatDistance = (miles: number): string => miles.toFixed(1);

/** Serializes a service center. */
function serializeServiceCenter({ center, miles }: NearbyServiceCenter): PatientServiceCenter {
  const { name, state, city, zip_code, first_line, second_line, phone_number, fax_number, website } = center;
  return {
    metadata: {
      name,
      state,
      city,
      zip_code,
      first_line,
      second_line,
      phone_number,
      fax_number,
      hours: center.hours,
      website,
    },
    distance: formatDistance(miles),
    capabilities: [...center.capabilities],
    site_code: center.site_code,
    supported_bill_types: [...center.supported_bill_types],
    location: { lng: center.lng, lat: center.lat },
  };
}

/** Serializes a list of service centers. */
export const serializeServiceCenters = ({ lab, centers }: ServiceCenterList): PscInfo => ({
  lab_id: lab.id,
  slug: lab.slug,
  patient_service_centers: centers.map(serializeServiceCenter),
});
