import { genderValues } from "../../../../src/generated/enums.ts";
import type {
  Guarantor,
  OrderCreate,
  OrderHealthInsurance,
  OrderPatientAddressInput,
  PhysicianInput,
  ShippingAddressInput,
} from "../../../../src/generated/types.ts";
import { hasCheckDigit } from "../../../kernel/check-digit.ts";
import {
  buildAddressRules,
  buildBirthDateRules,
  buildEnumRules,
  buildFormRules,
  emailRules,
  guarantorRules,
  type IssueCollector,
  nameRules,
  noRules,
  noteRules,
  notEmptyRules,
  type ObjectRules,
  phoneRules,
  buildPostalAddressRules,
  type Read,
  type TextRule,
} from "../../patients/field-rules.ts";
import type { World } from "../../world.ts";
import type { ShippingDetails, StatedInsurance } from "../table.ts";

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

/** The patient's address in a request. */
export type AddressInput = OrderPatientAddressInput;

/** The fields of a request whose texts have rules that no schema says. Those left out of their types are not stored. */
interface FieldsInput extends Partial<Pick<OrderCreate, "icd_codes" | "clinical_notes">> {
  readonly patient_details: PatientInput;
  readonly patient_address: AddressInput;
  readonly physician?: Omit<PhysicianInput, "email" | "licensed_states" | "signature_image"> | null;
  readonly health_insurance?: InsuranceInput | null;
}

type InsuranceInput = Omit<OrderHealthInsurance, "front_image" | "back_image" | "patient_signature_image">;

const npiRules: readonly TextRule[] = [
  ...buildFormRules("npi", { rule: "npi", requirement: "must be ten digits" }),
  {
    rule: "npi_check_digit",
    requirement: "must end with its check digit, by the Luhn algorithm over 80840 and the number",
    test: (text) => hasCheckDigit(`80840${text}`),
  },
];

const diagnosisRules = buildFormRules("diagnosis", {
  rule: "icd_10_cm",
  requirement: "must be a code of ICD-10-CM, such as E78.5",
});

const addressRules: ObjectRules<AddressInput> = (address) => ({
  receiver_name: noRules,
  ...buildAddressRules(address),
  phone_number: phoneRules,
  access_notes: noteRules,
});

/** For addresses that were checked elsewhere. */
const looseAddressRules: ObjectRules<AddressInput> = {
  receiver_name: noRules,
  first_line: noRules,
  second_line: noRules,
  city: noRules,
  state: noRules,
  zip: noRules,
  country: noRules,
  phone_number: noRules,
  access_notes: noteRules,
};

// A seed takes it from the patient info of the user, which may hold any text.
const genderRules = buildEnumRules(genderValues);

const buildRules = (world: World, isLoose: boolean): ObjectRules<FieldsInput> => ({
  patient_details: {
    first_name: nameRules,
    last_name: nameRules,
    dob: buildBirthDateRules(world),
    gender: genderRules,
    phone_number: phoneRules,
    email: emailRules,
    medical_proxy: guarantorRules,
    race: noRules,
    ethnicity: noRules,
    sexual_orientation: noRules,
    gender_identity: noRules,
    household_income: noRules,
    household_size: noRules,
  },
  patient_address: isLoose ? looseAddressRules : addressRules,
  physician: { first_name: notEmptyRules, last_name: notEmptyRules, npi: npiRules },
  health_insurance: {
    payor_code: notEmptyRules,
    insurance_id: notEmptyRules,
    responsible_relationship: noRules,
    responsible_details: {
      first_name: nameRules,
      last_name: nameRules,
      address: buildPostalAddressRules,
      phone_number: phoneRules,
      phone_type: noRules,
    },
    diagnosis_codes: diagnosisRules,
    subjective: noRules,
    assessment_plan: noRules,
  },
  icd_codes: diagnosisRules,
  clinical_notes: noteRules,
});

/**
 * Reads the texts of a request or a seed by the rules of the labs, and collects issues.
 * @param isLoose whether to accept any address, for imports whose addresses were checked elsewhere
 */
export function readOrderFields(world: World, issues: IssueCollector, input: FieldsInput, isLoose = false) {
  const read = issues.readFields(["body"], input, buildRules(world, isLoose));
  return {
    patient: read.patient_details,
    address: { ...read.patient_address, receiver_name: read.patient_address.receiver_name ?? "" },
    physician: read.physician,
    stated: toStatedInsurance(read.health_insurance),
    icd_codes: omitBlank(read.icd_codes),
    clinical_notes: read.clinical_notes || null,
  };
}

const omitBlank = (codes: readonly string[] | null): readonly string[] =>
  (codes ?? []).filter((code) => code !== "");

function toStatedInsurance(insurance: Read<InsuranceInput> | null): StatedInsurance | null {
  if (insurance === null) return null;
  const { responsible_relationship, responsible_details, diagnosis_codes, ...fields } = insurance;
  return {
    ...fields,
    relationship: responsible_relationship,
    responsible: responsible_details && {
      ...responsible_details,
      phone_type: responsible_details.phone_type ?? "Mobile",
    },
    diagnosis_codes: omitBlank(diagnosis_codes),
  };
}

export function readShipping(issues: IssueCollector, shipping: ShippingAddressInput): ShippingDetails {
  return issues.readFields(["body", "shipping_details"], shipping, {
    receiver_name: notEmptyRules,
    ...buildAddressRules(shipping),
    phone_number: phoneRules,
  });
}

/** Reads comments for the lab, and collects issues. Returns null when there are none. */
export function readClinicalNotes(issues: IssueCollector, clinical_notes: string | null): string | null {
  const rules = { clinical_notes: noteRules };
  return (
    issues.readFields<{ clinical_notes: string | null }>(["body"], { clinical_notes }, rules)
      .clinical_notes || null
  );
}
