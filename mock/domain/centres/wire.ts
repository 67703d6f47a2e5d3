import type { NearCentre } from "../../catalog/centres/centres.ts";
import type { PatientServiceCenter, PscInfo } from "../../../src/generated/types.ts";
import type { CentresFound } from "./search.ts";

/**
 * A distance as it is sent: miles with one decimal, such as "3.4". Every radius is a whole number of miles, so rounding never
 * moves a centre beyond the radius that it was found within.
 */
export const distanceText = (miles: number): string => miles.toFixed(1);

/** A centre as the service answers it. */
function centreAnswer({ centre, miles }: NearCentre): PatientServiceCenter {
  const { name, state, city, zip_code, first_line, second_line, phone_number, fax_number, website } = centre;
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
      hours: centre.hours,
      website,
    },
    distance: distanceText(miles),
    capabilities: [...centre.capabilities],
    site_code: centre.site_code,
    supported_bill_types: [...centre.supported_bill_types],
    location: { lng: centre.lng, lat: centre.lat },
  };
}

/** The answer of `psc.info`. */
export const centresAnswer = ({ lab, centres }: CentresFound): PscInfo => ({
  lab_id: lab.id,
  slug: lab.slug,
  patient_service_centers: centres.map(centreAnswer),
});
