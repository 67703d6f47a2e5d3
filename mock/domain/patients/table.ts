import type { Ethnicity, GenderIdentity, Race, SexualOrientation } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import type { PostalAddress } from "./address.ts";
import type { GuarantorRecord } from "./guarantor.ts";

/** Patient info for labs. A user has at most one. */
export interface PatientInfoRecord {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly gender: string;
  /** YYYY-mm-dd. */
  readonly dob: string;
  readonly address: PostalAddress;
  readonly medical_proxy: GuarantorRecord | null;
  readonly race: Race | null;
  readonly ethnicity: Ethnicity | null;
  readonly sexual_orientation: SexualOrientation | null;
  readonly gender_identity: GenderIdentity | null;
}

/** Patient info by user. */
export const patientInfoTable = defineTable<PatientInfoRecord>()({
  name: "patientInfo",
  key: "user_id",
  ownedBy: "user",
});
