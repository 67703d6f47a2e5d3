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
import { type InsuranceRecord, type InsuredRecord, buildInsuranceGroup } from "./table.ts";

/** Stores an insurance of a user whose patient info is on file. A refusal stores nothing. */
export function createInsurance(world: World, userId: string, input: InsuranceCreate): InsuranceRecord {
  const { user_id } = getActiveUser(world, userId);
  const fields = readInsurance(world, input);
  assertPayorCodeEnabled(world, fields.payor_code);
  const patient = findPatientInfo(world, user_id);
  if (patient === undefined)
    throw createBadRequestError("Store the patient info of this user before any insurance.");
  const payor_code = resolvePayorCode(fields.payor_code, patient.address);
  return world.tables.insurance.insert({
    ...fields,
    payor_code,
    insurance_id: world.ids.uuid("insurance"),
    user_id,
    created_at: world.now(),
  });
}

/** The newest insurance of a user of the kind asked for. */
export function getLatestInsurance(world: World, userId: string, isPrimary: boolean): InsuranceRecord {
  const group = buildInsuranceGroup(getActiveUser(world, userId).user_id, isPrimary);
  const [latest] = world.tables.insurance.page("kind", { group, limit: 1, direction: "desc" });
  if (latest === undefined) throw createNotFoundError("Insurance");
  return latest;
}

type Given = Omit<InsuranceRecord, "insurance_id" | "user_id" | "created_at">;

function readInsurance(world: World, input: InsuranceCreate): Given {
  const findings = new IssueCollector();
  const fields: Given = {
    payor_code: findings.readText(["body", "payor_code"], input.payor_code, notEmptyRules),
    member_id: findings.readText(["body", "member_id"], input.member_id, notEmptyRules),
    relationship: findings.readText(
      ["body", "relationship"],
      input.relationship,
      buildEnumRules(relationshipValues),
    ),
    insured: readInsured(world, findings, ["body", "insured"], input.insured),
    group_id: input.group_id?.trim() ?? null,
    guarantor: readGuarantor(findings, ["body", "guarantor"], input.guarantor),
    is_primary: input.is_primary ?? true,
  };
  if (fields.guarantor === null && fields.relationship !== "Self" && world.settings.get().requireGuarantor) {
    const requirement = "is required unless the relationship is Self (setting requireGuarantor)";
    findings.add(["body", "guarantor"], { rule: "required", requirement }, null);
  }
  findings.throwIfAny();
  return fields;
}

function readInsured(world: World, findings: IssueCollector, loc: Location, person: Person): InsuredRecord {
  return {
    first_name: findings.readText([...loc, "first_name"], person.first_name, nameRules),
    last_name: findings.readText([...loc, "last_name"], person.last_name, nameRules),
    gender: findings.readText([...loc, "gender"], person.gender, buildEnumRules(genderValues)),
    dob: readBirthDate(world, findings, [...loc, "dob"], person.dob),
    email: findings.readText([...loc, "email"], person.email, notEmptyRules),
    phone_number: findings.readText([...loc, "phone_number"], person.phone_number, phoneRules),
    address: readAddress(findings, [...loc, "address"], person.address),
  };
}
