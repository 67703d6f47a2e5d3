import type { Company, Insurance } from "../../../src/generated/types.ts";
import { getPayorCompany } from "../../catalog/plans/companies.ts";
import { serializeAddress } from "../patients/address.ts";
import { serializeGuarantor } from "../patients/guarantor.ts";
import type { InsuranceRecord } from "./table.ts";

/** Serializes insurance. */
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
