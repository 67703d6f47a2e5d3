import * as z from "zod";
import {
  ethnicityValues,
  genderIdentityValues,
  raceValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import type { Ethnicity, GenderIdentity, Race, SexualOrientation } from "../../../src/generated/types.ts";
import { defineTable } from "../../store/table.ts";
import { date, enumeration, type Row, text, uuid } from "../fields.ts";
import { postalAddress, guarantor } from "./address.ts";

const buildPatientInfo = () =>
  z.strictObject({
    user_id: uuid(),
    first_name: text(),
    last_name: text(),
    email: text(),
    phone_number: text(),
    gender: text(),
    /** YYYY-mm-dd. */
    dob: date(),
    address: postalAddress(),
    medical_proxy: guarantor().nullable(),
    race: enumeration<Race>(raceValues).nullable(),
    ethnicity: enumeration<Ethnicity>(ethnicityValues).nullable(),
    sexual_orientation: enumeration<SexualOrientation>(sexualOrientationValues).nullable(),
    gender_identity: enumeration<GenderIdentity>(genderIdentityValues).nullable(),
  });

/** Patient info for labs. A user has at most one. */
export type PatientInfoRecord = Row<typeof buildPatientInfo>;

export const patientInfoTable = defineTable<PatientInfoRecord>()({
  name: "patientInfo",
  key: "user_id",
  ownedBy: "user",
  schema: buildPatientInfo,
  references: [{ path: "user_id", table: "users" }],
});
