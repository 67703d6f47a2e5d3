import { genderValues, relationshipValues } from "../../../src/generated/enums.ts";
import type { InsuranceCreate, Person } from "../../../src/generated/types.ts";
import { readAddress } from "../patients/address.ts";
import { readBirth } from "../patients/birth.ts";
import { phoneRules } from "../patients/contact-rules.ts";
import { Findings, type Location } from "../patients/findings.ts";
import { readGuarantor } from "../patients/guarantor.ts";
import { nameRules } from "../patients/name-rules.ts";
import { patientInfoOf } from "../patients/rules.ts";
import { filled, oneOf } from "../patients/text-rule.ts";
import { createBadRequestError, createNotFoundError } from "../service-error.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { checkBeta, resolvePayor } from "./payor.ts";
import { type InsuranceRecord, type InsuredRecord, kindOf } from "./table.ts";

/** Stores an insurance of a user whose patient info is on file. A refusal stores nothing. */
export function createInsurance(world: World, userId: string, input: InsuranceCreate): InsuranceRecord {
  const { user_id } = activeUser(world, userId);
  const given = readInsurance(world, input);
  checkBeta(world, given.payor_code);
  const patient = patientInfoOf(world, user_id);
  if (patient === undefined)
    throw createBadRequestError("Store the patient info of this user before any insurance.");
  const payor_code = resolvePayor(given.payor_code, patient.address);
  return world.tables.insurance.insert({
    ...given,
    payor_code,
    insurance_id: world.ids.uuid("insurance"),
    user_id,
    created_at: world.now(),
  });
}

/** The newest insurance of a user of the kind asked for. */
export function latestInsurance(world: World, userId: string, isPrimary: boolean): InsuranceRecord {
  const group = kindOf(activeUser(world, userId).user_id, isPrimary);
  const [latest] = world.tables.insurance.page("kind", { group, limit: 1, direction: "desc" });
  if (latest === undefined) throw createNotFoundError("Insurance");
  return latest;
}

type Given = Omit<InsuranceRecord, "insurance_id" | "user_id" | "created_at">;

function readInsurance(world: World, input: InsuranceCreate): Given {
  const findings = new Findings();
  const given: Given = {
    payor_code: findings.text(["body", "payor_code"], input.payor_code, filled),
    member_id: findings.text(["body", "member_id"], input.member_id, filled),
    relationship: findings.text(["body", "relationship"], input.relationship, oneOf(relationshipValues)),
    insured: readInsured(world, findings, ["body", "insured"], input.insured),
    group_id: input.group_id?.trim() ?? null,
    guarantor: readGuarantor(findings, ["body", "guarantor"], input.guarantor),
    is_primary: input.is_primary ?? true,
  };
  if (given.guarantor === null && given.relationship !== "Self" && world.settings.get().requireGuarantor) {
    const says = "is required unless the relationship is Self (setting requireGuarantor)";
    findings.add(["body", "guarantor"], { rule: "required", says }, null);
  }
  findings.end();
  return given;
}

function readInsured(world: World, findings: Findings, loc: Location, person: Person): InsuredRecord {
  return {
    first_name: findings.text([...loc, "first_name"], person.first_name, nameRules),
    last_name: findings.text([...loc, "last_name"], person.last_name, nameRules),
    gender: findings.text([...loc, "gender"], person.gender, oneOf(genderValues)),
    dob: readBirth(world, findings, [...loc, "dob"], person.dob),
    email: findings.text([...loc, "email"], person.email, filled),
    phone_number: findings.text([...loc, "phone_number"], person.phone_number, phoneRules),
    address: readAddress(findings, [...loc, "address"], person.address),
  };
}
