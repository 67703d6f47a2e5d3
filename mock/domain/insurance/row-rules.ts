import { genderValues, relationshipValues } from "../../../src/generated/enums.ts";
import { date, strictObject, boolean, instant, enumeration, text, uuid } from "../fields.ts";
import { guarantor, postalAddress } from "../patients/row-rules.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { InsuranceRecord, InsuredRecord } from "./table.ts";

/** Rules that an import checks for insurance. */
export const insuranceRules = defineRules<InsuranceRecord>(
  () =>
    strictObject<InsuranceRecord>({
      insurance_id: uuid(),
      user_id: uuid(),
      created_at: instant(),
      payor_code: text(),
      member_id: text(),
      relationship: enumeration(relationshipValues),
      insured: strictObject<InsuredRecord>({
        first_name: text(),
        last_name: text(),
        gender: enumeration(genderValues),
        dob: date(),
        email: text(),
        phone_number: text(),
        address: postalAddress(),
      }),
      group_id: text().nullable(),
      guarantor: guarantor().nullable(),
      is_primary: boolean(),
    }),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "insurance", row.insurance_id)],
  },
);
