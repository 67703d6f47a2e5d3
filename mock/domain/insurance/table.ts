import type { Relationship } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import type { PostalAddress } from "../patients/address.ts";
import type { GuarantorRecord } from "../patients/guarantor.ts";

/** The person whom the insurance covers. */
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

/** Insurance of a user. */
export interface InsuranceRecord {
  readonly insurance_id: string;
  readonly user_id: string;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  /** The plan's own code, never that of a federal program. */
  readonly payor_code: string;
  readonly member_id: string;
  readonly relationship: Relationship;
  readonly insured: InsuredRecord;
  readonly group_id: string | null;
  readonly guarantor: GuarantorRecord | null;
  readonly is_primary: boolean;
}

/** Builds the index group of a user's primary or secondary insurance. */
export function buildInsuranceGroup(userId: string, isPrimary: boolean): string {
  return `${userId} ${isPrimary ? "primary" : "secondary"}`;
}

/** Insurance, in the order of creation: the newest of each kind applies. */
export const insuranceTable = defineTable<InsuranceRecord>()({
  name: "insurance",
  key: "insurance_id",
  ownedBy: "user",
  ordered: {
    user: { group: (row) => row.user_id, by: (row) => row.created_at },
    kind: { group: (row) => buildInsuranceGroup(row.user_id, row.is_primary), by: (row) => row.created_at },
  },
});
