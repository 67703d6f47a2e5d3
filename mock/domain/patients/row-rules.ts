import * as z from "zod";
import {
  ethnicityValues,
  genderIdentityValues,
  raceValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import { date, strictObject, enumeration, text, uuid } from "../fields.ts";
import { defineRules } from "../schema-rules.ts";
import type { PostalAddress } from "./address.ts";
import type { GuarantorRecord } from "./guarantor.ts";
import type { PatientInfoRecord } from "./table.ts";

export const accessNotes = () => text().max(1000, "must have at most 1000 characters").nullable();

export const postalAddress = (): z.ZodType<PostalAddress> =>
  strictObject<PostalAddress>({
    first_line: text(),
    second_line: text().nullable(),
    city: text(),
    state: text(),
    zip: text(),
    country: text(),
    access_notes: accessNotes(),
  });

export const guarantor = (): z.ZodType<GuarantorRecord> =>
  strictObject<GuarantorRecord>({
    first_name: text(),
    last_name: text(),
    address: postalAddress(),
    phone_number: text(),
    email: text().nullable(),
    household_income: z.number().nullable(),
    household_size: z.number().nullable(),
  });

/** Rules that an import checks for patient info. */
export const patientInfoRules = defineRules<PatientInfoRecord>(
  () =>
    strictObject<PatientInfoRecord>({
      user_id: uuid(),
      first_name: text(),
      last_name: text(),
      email: text(),
      phone_number: text(),
      gender: text(),
      dob: date(),
      address: postalAddress(),
      medical_proxy: guarantor().nullable(),
      race: enumeration(raceValues).nullable(),
      ethnicity: enumeration(ethnicityValues).nullable(),
      sexual_orientation: enumeration(sexualOrientationValues).nullable(),
      gender_identity: enumeration(genderIdentityValues).nullable(),
    }),
  { references: [{ path: "user_id", table: "users" }] },
);
