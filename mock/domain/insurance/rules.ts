import { genderValues, relationshipValues } from "../../../src/generated/enums.ts";
import type { InsuranceCreate, Company, Insurance } from "../../../src/generated/types.ts";
import {
  buildBirthDateRules,
  buildEnumRules,
  guarantorRules,
  IssueCollector,
  nameRules,
  noRules,
  notEmptyRules,
  phoneRules,
  buildPostalAddressRules,
  isUnitedStates,
} from "../patients/field-rules.ts";
import { findPatientInfo } from "../patients/rules.ts";
import type { PatientInfoRecord } from "../patients/table.ts";
import { createBadRequestError, orNotFound, createForbiddenError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { type InsuranceRecord, buildInsuranceGroup } from "./table.ts";
import { findFederalPlan, isProgram } from "../../catalog/plans/federal.ts";
import { type PostalAddress, serializeAddress, serializeGuarantor } from "../patients/address.ts";
import { getPayorCompany } from "../../catalog/plans/companies.ts";

/** Returns the patient info of a user, which insurance needs. Throws ServiceError 400 when there is none. */
export function getInsuredPatient(world: World, userId: string): PatientInfoRecord {
  const patient = findPatientInfo(world, getActiveUser(world, userId).user_id);
  if (patient !== undefined) return patient;
  throw createBadRequestError("Store the patient info of this user before insurance.");
}

/** Stores insurance of a user. Throws ServiceError 400, and stores nothing, when the user has no patient info. */
export function createInsurance(world: World, userId: string, input: InsuranceCreate): InsuranceRecord {
  const { user_id } = getActiveUser(world, userId);
  const fields = readInsurance(world, input);
  assertPayorCodeEnabled(world, fields.payor_code);
  const payor_code = resolvePayorCode(fields.payor_code, getInsuredPatient(world, user_id).address);
  return world.tables.insurance.insert({
    insurance_id: world.ids.uuid("insurance"),
    ...fields,
    payor_code,
    user_id,
    created_at: world.now(),
  });
}

/** Returns the newest primary or secondary insurance of a user. Throws ServiceError 404 when there is none. */
export function getLatestInsurance(world: World, userId: string, isPrimary: boolean): InsuranceRecord {
  const group = buildInsuranceGroup(getActiveUser(world, userId).user_id, isPrimary);
  const [latest] = world.tables.insurance.page("kind", { group, limit: 1, direction: "desc" });
  return orNotFound("Insurance", latest);
}

type InsuranceFields = Omit<InsuranceRecord, "insurance_id" | "user_id" | "created_at">;

function readInsurance(world: World, input: InsuranceCreate): InsuranceFields {
  const issues = new IssueCollector();
  const read = issues.readFields(["body"], input, {
    payor_code: notEmptyRules,
    member_id: notEmptyRules,
    relationship: buildEnumRules(relationshipValues),
    insured: {
      first_name: nameRules,
      last_name: nameRules,
      gender: buildEnumRules(genderValues),
      dob: buildBirthDateRules(world),
      email: notEmptyRules,
      phone_number: phoneRules,
      address: buildPostalAddressRules,
    },
    group_id: noRules,
    guarantor: guarantorRules,
    is_primary: noRules,
  });
  const fields = { ...read, is_primary: read.is_primary ?? true };
  if (fields.guarantor === null && fields.relationship !== "Self" && world.settings.get().requireGuarantor) {
    const requirement = "is required unless the relationship is Self (setting requireGuarantor)";
    issues.add(["body", "guarantor"], { rule: "required", requirement }, null);
  }
  issues.throwIfAny();
  return fields;
}

/** Throws ServiceError 403 for the code of a federal program when the closed beta is not open to the team. */
export function assertPayorCodeEnabled(world: World, payorCode: string): void {
  if (!isProgram(payorCode) || world.settings.get().medfed) return;
  const text = `The payor code ${payorCode} is a closed beta that is not open to this team (setting medfed).`;
  throw createForbiddenError("FEATURE_NOT_ENABLED", text);
}

/**
 * Returns the code to store. The code of a federal program is replaced by that of its plan in the patient's state. Throws
 * ServiceError 400 when the state has no such plan.
 */
export function resolvePayorCode(payorCode: string, { state, country }: PostalAddress): string {
  if (!isProgram(payorCode)) return payorCode;
  const plan = isUnitedStates(country) ? findFederalPlan(payorCode, state) : undefined;
  if (plan !== undefined) return plan.payor_code;
  throw createBadRequestError(`${payorCode} has no plan in the state of the patient's address on file.`);
}

export function serializeInsurance(insurance: InsuranceRecord): Insurance {
  const { insured } = insurance;
  return {
    payor_code: insurance.payor_code,
    member_id: insurance.member_id,
    relationship: insurance.relationship,
    insured: { ...insured, address: serializeAddress(insured.address) },
    company: serializeCompany(insurance.payor_code),
    group_id: insurance.group_id,
    guarantor: serializeGuarantor(insurance.guarantor),
    is_primary: insurance.is_primary,
  };
}

function serializeCompany(payorCode: string): Company {
  const { name, ...address } = getPayorCompany(payorCode);
  return { name, address: { ...address, second_line: "", country: "US", access_notes: null } };
}
