import { genderValues, relationshipValues } from "../../../src/generated/enums.ts";
import type { InsuranceCreate, Person } from "../../../src/generated/types.ts";
import { readAddress } from "../patients/address.ts";
import { readBirthDate } from "../patients/birth-date.ts";
import { phoneRules } from "../patients/contact-rules.ts";
import { IssueCollector, type Location } from "../patients/issue-collector.ts";
import { readGuarantor } from "../patients/guarantor.ts";
import { nameRules } from "../patients/name-rules.ts";
import { findPatientInfo } from "../patients/rules.ts";
import { notEmptyRules, buildEnumRules } from "../patients/text-rule.ts";
import { createBadRequestError, createNotFoundError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { assertPayorCodeEnabled, resolvePayorCode } from "./payor-code.ts";
import { type InsuranceRecord, buildInsuranceGroup } from "./table.ts";

/** Stores insurance of a user. Throws ServiceError 400, and stores nothing, when the user has no patient info. */
export function createInsurance(world: World, userId: string, input: InsuranceCreate): InsuranceRecord {
  const { user_id } = getActiveUser(world, userId);
  const fields = readInsurance(world, input);
  assertPayorCodeEnabled(world, fields.payor_code);
  const patient = findPatientInfo(world, user_id);
  if (patient === undefined)
    throw createBadRequestError("Store the patient info of this user before insurance.");
  const payor_code = resolvePayorCode(fields.payor_code, patient.address);
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
  if (latest === undefined) throw createNotFoundError("Insurance");
  return latest;
}

type InsuranceFields = Omit<InsuranceRecord, "insurance_id" | "user_id" | "created_at">;

function readInsurance(world: World, input: InsuranceCreate): InsuranceFields {
  const issues = new IssueCollector();
  const fields: InsuranceFields = {
    payor_code: issues.readText(["body", "payor_code"], input.payor_code, notEmptyRules),
    member_id: issues.readText(["body", "member_id"], input.member_id, notEmptyRules),
    relationship: issues.readText(
      ["body", "relationship"],
      input.relationship,
      buildEnumRules(relationshipValues),
    ),
    insured: readInsured(world, issues, ["body", "insured"], input.insured),
    group_id: input.group_id?.trim() ?? null,
    guarantor: readGuarantor(issues, ["body", "guarantor"], input.guarantor),
    is_primary: input.is_primary ?? true,
  };
  if (fields.guarantor === null && fields.relationship !== "Self" && world.settings.get().requireGuarantor) {
    const requirement = "is required unless the relationship is Self (setting requireGuarantor)";
    issues.add(["body", "guarantor"], { rule: "required", requirement }, null);
  }
  issues.throwIfAny();
  return fields;
}

function readInsured(
  world: World,
  issues: IssueCollector,
  loc: Location,
  person: Person,
): InsuranceRecord["insured"] {
  return {
    first_name: issues.readText([...loc, "first_name"], person.first_name, nameRules),
    last_name: issues.readText([...loc, "last_name"], person.last_name, nameRules),
    gender: issues.readText([...loc, "gender"], person.gender, buildEnumRules(genderValues)),
    dob: readBirthDate(world, issues, [...loc, "dob"], person.dob),
    email: issues.readText([...loc, "email"], person.email, notEmptyRules),
    phone_number: issues.readText([...loc, "phone_number"], person.phone_number, phoneRules),
    address: readAddress(issues, [...loc, "address"], person.address),
  };
}
