import {
  ethnicityValues,
  genderIdentityValues,
  raceValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import type { PatientInfoUpdate } from "../../../src/generated/types.ts";
import { createNotFoundError } from "../service-error.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { readUserAddress } from "./address.ts";
import { readBirth } from "./birth.ts";
import { areaCode, emailRules, phoneRules } from "./contact-rules.ts";
import { Findings } from "./findings.ts";
import { readGuarantor } from "./guarantor.ts";
import { nameRules } from "./name-rules.ts";
import type { PatientInfoRecord } from "./table.ts";
import { filled, oneOf } from "./text-rule.ts";

/** Stores a user's patient info in the place of what was there; a field that is left out is empty afterwards. */
export function setPatientInfo(world: World, userId: string, input: PatientInfoUpdate): PatientInfoRecord {
  const { user_id } = activeUser(world, userId);
  const info = readInfo(world, user_id, input);
  if (areaCode(info.phone_number) === "555") {
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
  const info = patientInfoOf(world, activeUser(world, userId).user_id);
  if (info === undefined) throw createNotFoundError("Patient info");
  return info;
}

/** What is on file about a user, for rules that need it of a user whom they know. */
export function patientInfoOf(world: World, userId: string): PatientInfoRecord | undefined {
  return world.tables.patientInfo.get(userId);
}

function readInfo(world: World, user_id: string, input: PatientInfoUpdate): PatientInfoRecord {
  const findings = new Findings();
  const info: PatientInfoRecord = {
    user_id,
    first_name: findings.text(["body", "first_name"], input.first_name, nameRules),
    last_name: findings.text(["body", "last_name"], input.last_name, nameRules),
    email: findings.text(["body", "email"], input.email, emailRules),
    phone_number: findings.text(["body", "phone_number"], input.phone_number, phoneRules),
    gender: findings.text(["body", "gender"], input.gender, filled),
    dob: readBirth(world, findings, ["body", "dob"], input.dob),
    address: readUserAddress(findings, ["body", "address"], input.address),
    medical_proxy: readGuarantor(findings, ["body", "medical_proxy"], input.medical_proxy),
    race: stated(findings, "race", input.race, raceValues),
    ethnicity: stated(findings, "ethnicity", input.ethnicity, ethnicityValues),
    sexual_orientation: stated(
      findings,
      "sexual_orientation",
      input.sexual_orientation,
      sexualOrientationValues,
    ),
    gender_identity: stated(findings, "gender_identity", input.gender_identity, genderIdentityValues),
  };
  findings.end();
  return info;
}

/** What a patient states about themselves, which is one of some values; null where nothing is stated. */
function stated(
  findings: Findings,
  field: string,
  value: string | null | undefined,
  values: readonly string[],
): string | null {
  return value == null ? null : findings.text(["body", field], value, oneOf(values));
}
