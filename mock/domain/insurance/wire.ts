import type { Company, Insurance } from "../../../src/generated/types.ts";
import { companyOf } from "../../catalog/plans/companies.ts";
import { addressAnswer } from "../people/address.ts";
import { guarantorAnswer } from "../people/guarantor.ts";
import type { InsuranceRecord } from "./table.ts";

/** An insurance as it is answered. */
export function insuranceAnswer(insurance: InsuranceRecord): Insurance {
  const { insured } = insurance;
  return {
    payor_code: insurance.payor_code,
    member_id: insurance.member_id,
    relationship: insurance.relationship,
    insured: { ...insured, address: addressAnswer(insured.address) },
    company: companyAnswer(insurance.payor_code),
    group_id: insurance.group_id,
    guarantor: guarantorAnswer(insurance.guarantor),
    is_primary: insurance.is_primary,
  };
}

function companyAnswer(payorCode: string): Company {
  const { name, ...address } = companyOf(payorCode);
  return { name, address: { ...address, second_line: "", country: "US", access_notes: null } };
}
