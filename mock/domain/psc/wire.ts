import type { NearbyServiceCenter } from "../../catalog/service-centers/service-centers.ts";
import type { PatientServiceCenter, PscInfo } from "../../../src/generated/types.ts";
import type { ServiceCenterList } from "./service-centers.ts";

/**
 * A distance as it is sent: miles with one decimal, such as "3.4". Every radius is a whole number of miles, so rounding never
 * moves a center beyond the radius that it was found within.
 */
export const formatDistance = (miles: number): string => miles.toFixed(1);

/** A center as the service answers it. */
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

/** The answer of `psc.info`. */
export const serializeServiceCenters = ({ lab, centers }: ServiceCenterList): PscInfo => ({
  lab_id: lab.id,
  slug: lab.slug,
  patient_service_centers: centers.map(serializeServiceCenter),
});
