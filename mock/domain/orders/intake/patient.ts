import {
  ethnicityValues,
  genderIdentityValues,
  genderValues,
  raceValues,
  sexualOrientationValues,
} from "../../../../src/generated/enums.ts";
import type { Guarantor } from "../../../../src/generated/types.ts";
import { toCivilDate, DAY, parseDate } from "../../../kernel/time.ts";
import { computeAge } from "../../../kernel/age.ts";
import { readBirthDate } from "../../patients/birth-date.ts";
import { emailRules, phoneRules } from "../../patients/contact-rules.ts";
import type { IssueCollector, Location } from "../../patients/issue-collector.ts";
import { readGuarantor } from "../../patients/guarantor.ts";
import { nameRules } from "../../patients/name-rules.ts";
import { buildEnumRules } from "../../patients/text-rule.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderPatient } from "../table.ts";

/** The patient in a request. */
export interface PatientInput {
  readonly first_name: string;
  readonly last_name: string;
  /** YYYY-mm-dd. */
  readonly dob: string;
  readonly gender: string;
  readonly phone_number: string;
  readonly email: string;
  readonly medical_proxy?: Guarantor | null;
  readonly race?: string | null;
  readonly ethnicity?: string | null;
  readonly sexual_orientation?: string | null;
  readonly gender_identity?: string | null;
  readonly household_income?: number | null;
  readonly household_size?: number | null;
}

/** Parses a patient by the labs' rules and collects issues. */
export function parsePatient(
  world: World,
  issues: IssueCollector,
  loc: Location,
  patient: PatientInput,
): OrderPatient {
  const readEnum = (name: string, value: string | null | undefined, values: readonly string[]) =>
    value == null ? null : issues.readText([...loc, name], value, buildEnumRules(values));
  return {
    first_name: issues.readText([...loc, "first_name"], patient.first_name, nameRules),
    last_name: issues.readText([...loc, "last_name"], patient.last_name, nameRules),
    dob: readBirthDate(world, issues, [...loc, "dob"], patient.dob),
    gender: issues.readText([...loc, "gender"], patient.gender, buildEnumRules(genderValues)),
    phone_number: issues.readText([...loc, "phone_number"], patient.phone_number, phoneRules),
    email: issues.readText([...loc, "email"], patient.email, emailRules),
    medical_proxy: readGuarantor(issues, [...loc, "medical_proxy"], patient.medical_proxy),
    race: readEnum("race", patient.race, raceValues),
    ethnicity: readEnum("ethnicity", patient.ethnicity, ethnicityValues),
    sexual_orientation: readEnum("sexual_orientation", patient.sexual_orientation, sexualOrientationValues),
    gender_identity: readEnum("gender_identity", patient.gender_identity, genderIdentityValues),
    household_income: patient.household_income ?? null,
    household_size: patient.household_size ?? null,
  };
}

/** Age of majority, in years. */
const OF_AGE = 18;

/**
 * Checks the age of the patient of an order.
 * @throws ServiceError 400 for a minor whom the order or the team does not allow
 */
export function checkAge(world: World, patient: OrderPatient, method: string): void {
  const birth = parseDate(patient.dob);
  const today = toCivilDate(Math.floor(world.now() / DAY));
  if (birth === null || computeAge(birth, today) >= OF_AGE) return;
  if (method === "at_home_phlebotomy") {
    throw createBadRequestError(
      `patient_details.dob: at-home patients must be at least ${OF_AGE} years old.`,
    );
  }
  if (!world.settings.get().minors) {
    throw createBadRequestError("patient_details.dob: this team does not accept minors (setting minors).");
  }
  if (patient.medical_proxy === null) {
    throw createBadRequestError("patient_details.medical_proxy is missing: minors require one.");
  }
}
