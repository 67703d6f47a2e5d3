import {
  ethnicityValues,
  genderIdentityValues,
  raceValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import type {
  Address,
  PatientInfo,
  PatientInfoUpdate,
  UserAddressInput,
} from "../../../src/generated/types.ts";
import { orNotFound } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { serializeGuarantor, type PostalAddress } from "./address.ts";
import {
  buildBirthDateRules,
  buildEnumRules,
  emailRules,
  guarantorRules,
  IssueCollector,
  nameRules,
  notEmptyRules,
  parseAreaCode,
  phoneRules,
  buildPostalAddressRules,
} from "./field-rules.ts";
import type { PatientInfoRecord } from "./table.ts";

/** Replaces the patient info of a user. Absent optional fields become empty. Throws ServiceError 422 when a field is invalid. */
export function setPatientInfo(world: World, userId: string, input: PatientInfoUpdate): PatientInfoRecord {
  const { user_id } = getActiveUser(world, userId);
  const info = readPatientInfo(world, user_id, input);
  if (parseAreaCode(info.phone_number) === "555") {
    world.warn(
      "unassigned_area_code",
      "phone_number has an unassigned area code. The service may reject it.",
    );
  }
  const { patientInfo } = world.tables;
  return patientInfo.has(user_id) ? patientInfo.update(user_id, info) : patientInfo.insert(info);
}

/** Returns the patient info of an active user. Throws ServiceError 404 when there is none. */
export function getPatientInfo(world: World, userId: string): PatientInfoRecord {
  return orNotFound("Patient info", findPatientInfo(world, getActiveUser(world, userId).user_id));
}

export function findPatientInfo(world: World, userId: string): PatientInfoRecord | undefined {
  return world.tables.patientInfo.get(userId);
}

function readPatientInfo(world: World, user_id: string, input: PatientInfoUpdate): PatientInfoRecord {
  const issues = new IssueCollector();
  const { address, ...person } = input;
  const info = {
    user_id,
    ...issues.readFields(["body"], person, {
      first_name: nameRules,
      last_name: nameRules,
      email: emailRules,
      phone_number: phoneRules,
      gender: notEmptyRules,
      dob: buildBirthDateRules(world),
      medical_proxy: guarantorRules,
      race: buildEnumRules(raceValues),
      ethnicity: buildEnumRules(ethnicityValues),
      sexual_orientation: buildEnumRules(sexualOrientationValues),
      gender_identity: buildEnumRules(genderIdentityValues),
    }),
    address: readUserAddress(issues, address),
  };
  issues.throwIfAny();
  return info;
}

/** The address of a request. The postal code has one of two names; a test can set it to undefined. */
type AddressFields = Omit<Address, "zip" | "country"> &
  Partial<Record<"zip" | "zip_code" | "country", string>>;

function readUserAddress(issues: IssueCollector, input: UserAddressInput): PostalAddress {
  const { zip, zip_code, country = "US", ...lines }: AddressFields = input;
  const name = zip_code === undefined && zip !== undefined ? "zip" : "zip_code";
  const { zip: zipRules, ...rules } = buildPostalAddressRules({ country });
  return {
    ...issues.readFields(["body", "address"], { country, ...lines }, rules),
    zip: issues.readText(["body", "address", name], zip_code ?? zip ?? "", zipRules),
  };
}

export function serializePatientInfo(record: PatientInfoRecord): PatientInfo {
  const { user_id: _id, ...info } = record;
  return {
    ...info,
    // The postal code has both names.
    address: { ...info.address, zip_code: info.address.zip },
    medical_proxy: serializeGuarantor(info.medical_proxy),
  };
}
