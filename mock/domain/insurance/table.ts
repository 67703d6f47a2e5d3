import type { Relationship } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import type { PostalAddress } from "../patients/address.ts";
import type { GuarantorRecord } from "../patients/guarantor.ts";

/** The person whom an insurance covers, as it is stored. */
export interface InsuredRecord {
  readonly first_name: string;
  readonly last_name: string;
  readonly gender: string;
  /** YYYY-mm-dd. */
  readonly dob: string;
  readonly email: string;
  readonly phone_number: string;
  readonly address: PostalAddress;
}

/** An insurance of a user. */
export interface InsuranceRecord {
  readonly insurance_id: string;
  readonly user_id: string;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** The plan's own code, never one that stands for the plan of a state. */
  readonly payor_code: string;
  readonly member_id: string;
  readonly relationship: Relationship;
  readonly insured: InsuredRecord;
  readonly group_id: string | null;
  readonly guarantor: GuarantorRecord | null;
  readonly is_primary: boolean;
}

/** The insurances of a user that pay first, or those that do not. */
export function buildInsuranceGroup(userId: string, isPrimary: boolean): string {
  return `${userId} ${isPrimary ? "primary" : "secondary"}`;
}

/** Of each kind the newest counts, so a user's rows lie in the order in which they came. */
export const insuranceTable = defineTable<InsuranceRecord>()({
  name: "insurance",
  key: "insurance_id",
  ownedBy: "user",
  ordered: {
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
    kind: { group: (row) => buildInsuranceGroup(row.user_id, row.is_primary), by: (row) => row.created_at },
  },
});
