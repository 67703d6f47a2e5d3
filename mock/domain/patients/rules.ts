import {
  ethnicityValues,
  genderIdentityValues,
  raceValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import type { PatientInfoUpdate } from "../../../src/generated/types.ts";
import { createNotFoundError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { readUserAddress } from "./address.ts";
import { readBirthDate } from "./birth-date.ts";
import { parseAreaCode, emailRules, phoneRules } from "./contact-rules.ts";
import { IssueCollector } from "./issue-collector.ts";
import { readGuarantor } from "./guarantor.ts";
import { nameRules } from "./name-rules.ts";
import type { PatientInfoRecord } from "./table.ts";
import { notEmptyRules, buildEnumRules } from "./text-rule.ts";

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
  const info = findPatientInfo(world, getActiveUser(world, userId).user_id);
  if (info === undefined) throw createNotFoundError("Patient info");
  return info;
}

/** Finds the patient info of a user that is known to exist. */
export function findPatientInfo(world: World, userId: string): PatientInfoRecord | undefined {
  return world.tables.patientInfo.get(userId);
}

function readPatientInfo(world: World, user_id: string, input: PatientInfoUpdate): PatientInfoRecord {
  const issues = new IssueCollector();
  const info: PatientInfoRecord = {
    user_id,
    first_name: issues.readText(["body", "first_name"], input.first_name, nameRules),
    last_name: issues.readText(["body", "last_name"], input.last_name, nameRules),
    email: issues.readText(["body", "email"], input.email, emailRules),
    phone_number: issues.readText(["body", "phone_number"], input.phone_number, phoneRules),
    gender: issues.readText(["body", "gender"], input.gender, notEmptyRules),
    dob: readBirthDate(world, issues, ["body", "dob"], input.dob),
    address: readUserAddress(issues, ["body", "address"], input.address),
    medical_proxy: readGuarantor(issues, ["body", "medical_proxy"], input.medical_proxy),
    race: readOptionalEnum(issues, "race", input.race, raceValues),
    ethnicity: readOptionalEnum(issues, "ethnicity", input.ethnicity, ethnicityValues),
    sexual_orientation: readOptionalEnum(
      issues,
      "sexual_orientation",
      input.sexual_orientation,
      sexualOrientationValues,
    ),
    gender_identity: readOptionalEnum(issues, "gender_identity", input.gender_identity, genderIdentityValues),
  };
  issues.throwIfAny();
  return info;
}

/** Reads an optional value of an enumeration. Returns null when it is absent. */
function readOptionalEnum(
  issues: IssueCollector,
  field: string,
  value: string | null | undefined,
  values: readonly string[],
): string | null {
  return value == null ? null : issues.readText(["body", field], value, buildEnumRules(values));
}
