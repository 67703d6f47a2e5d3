import { genderValues, relationshipValues } from "../../../src/generated/enums.ts";
import { date, exactly, flag, instant, oneOf, text, uuid } from "../fields.ts";
import { guarantor, postalAddress } from "../people/row-rules.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { InsuranceRecord, InsuredRecord } from "./table.ts";

/** What an import holds insurances to. */
export const insuranceRules = defineRules<InsuranceRecord>(
  () =>
    exactly<InsuranceRecord>({
      insurance_id: uuid(),
      user_id: uuid(),
      created_at: instant(),
      payor_code: text(),
      member_id: text(),
      relationship: oneOf(relationshipValues),
      insured: exactly<InsuredRecord>({
        first_name: text(),
        last_name: text(),
        gender: oneOf(genderValues),
        dob: date(),
        email: text(),
        phone_number: text(),
        address: postalAddress(),
      }),
      group_id: text().nullable(),
      guarantor: guarantor().nullable(),
      is_primary: flag(),
    }),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "insurance", row.insurance_id)],
  },
);
