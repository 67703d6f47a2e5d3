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

/** Stores a user's patient info in the place of what was there; a field that is left out is empty afterwards. */
export function setPatientInfo(world: World, userId: string, input: PatientInfoUpdate): PatientInfoRecord {
  const { user_id } = getActiveUser(world, userId);
  const info = readPatientInfo(world, user_id, input);
  if (parseAreaCode(info.phone_number) === "555") {
    world.warn(
      "unassigned_area_code",
      "phone_number has an area code that nobody is given; the service may refuse it.",
    );
  }
  const { patientInfo } = world.tables;
  return patientInfo.has(user_id) ? patientInfo.update(user_id, info) : patientInfo.insert(info);
}

/** The patient info of an active user; one without any is not found. */
export function getPatientInfo(world: World, userId: string): PatientInfoRecord {
  const info = findPatientInfo(world, getActiveUser(world, userId).user_id);
  if (info === undefined) throw createNotFoundError("Patient info");
  return info;
}

/** What is on file about a user, for rules that need it of a user whom they know. */
export function findPatientInfo(world: World, userId: string): PatientInfoRecord | undefined {
  return world.tables.patientInfo.get(userId);
}

function readPatientInfo(world: World, user_id: string, input: PatientInfoUpdate): PatientInfoRecord {
  const findings = new IssueCollector();
  const info: PatientInfoRecord = {
    user_id,
    first_name: findings.readText(["body", "first_name"], input.first_name, nameRules),
    last_name: findings.readText(["body", "last_name"], input.last_name, nameRules),
    email: findings.readText(["body", "email"], input.email, emailRules),
    phone_number: findings.readText(["body", "phone_number"], input.phone_number, phoneRules),
    gender: findings.readText(["body", "gender"], input.gender, notEmptyRules),
    dob: readBirthDate(world, findings, ["body", "dob"], input.dob),
    address: readUserAddress(findings, ["body", "address"], input.address),
    medical_proxy: readGuarantor(findings, ["body", "medical_proxy"], input.medical_proxy),
    race: readOptionalEnum(findings, "race", input.race, raceValues),
    ethnicity: readOptionalEnum(findings, "ethnicity", input.ethnicity, ethnicityValues),
    sexual_orientation: readOptionalEnum(
      findings,
      "sexual_orientation",
      input.sexual_orientation,
      sexualOrientationValues,
    ),
    gender_identity: readOptionalEnum(
      findings,
      "gender_identity",
      input.gender_identity,
      genderIdentityValues,
    ),
  };
  findings.throwIfAny();
  return info;
}

/** What a patient states about themselves, which is one of some values; null where nothing is stated. */
function readOptionalEnum(
  findings: IssueCollector,
  field: string,
  value: string | null | undefined,
  values: readonly string[],
): string | null {
  return value == null ? null : findings.readText(["body", field], value, buildEnumRules(values));
}
