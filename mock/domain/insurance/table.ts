import * as z from "zod";
import { genderValues, relationshipValues } from "../../../src/generated/enums.ts";
import type { Relationship } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import { boolean, countUuid, date, enumeration, instant, part, type Row, text, uuid } from "../fields.ts";
import { postalAddress, guarantor } from "../patients/address.ts";

const buildInsurance = () =>
  z.strictObject({
    insurance_id: uuid(),
    user_id: uuid(),
    /** Milliseconds of the virtual clock. */
    created_at: instant(),
    /** The plan's own code, never that of a federal program. */
    payor_code: text(),
    member_id: text(),
    relationship: enumeration<Relationship>(relationshipValues),
    /** The person whom the insurance covers. */
    insured: part({
      first_name: text(),
      last_name: text(),
      gender: enumeration<string>(genderValues),
      /** YYYY-mm-dd. */
      dob: date(),
      email: text(),
      phone_number: text(),
      address: postalAddress(),
    }),
    group_id: text().nullable(),
    guarantor: guarantor().nullable(),
    is_primary: boolean(),
  });

export type InsuranceRecord = Row<typeof buildInsurance>;

export function buildInsuranceGroup(userId: string, isPrimary: boolean): string {
  return `${userId} ${isPrimary ? "primary" : "secondary"}`;
}

/** Insurance, in the order of creation: the newest of each kind applies. */
export const insuranceTable = defineTable<InsuranceRecord>()({
  name: "insurance",
  key: "insurance_id",
  ownedBy: "user",
  schema: buildInsurance,
  references: [{ path: "user_id", table: "users" }],
  counted: (row, seed) => [countUuid(seed, "insurance", row.insurance_id)],
  ordered: {
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
    kind: { group: (row) => buildInsuranceGroup(row.user_id, row.is_primary), by: (row) => row.created_at },
  },
});
