import type { PatientInfo } from "../../../src/generated/types.ts";
import { serializeUserAddress, serializeGuarantor } from "./address.ts";
import type { PatientInfoRecord } from "./table.ts";

/** Serializes patient info. */
export function serializePatientInfo(info: PatientInfoRecord): PatientInfo {
  return {
    first_name: info.first_name,
    last_name: info.last_name,
    email: info.email,
    phone_number: info.phone_number,
    gender: info.gender,
    dob: info.dob,
    address: serializeUserAddress(info.address),
    medical_proxy: serializeGuarantor(info.medical_proxy),
    race: info.race,
    ethnicity: info.ethnicity,
    sexual_orientation: info.sexual_orientation,
    gender_identity: info.gender_identity,
  };
}
