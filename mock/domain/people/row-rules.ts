import { z } from "zod";
import {
  ethnicityValues,
  genderIdentityValues,
  raceValues,
  sexualOrientationValues,
} from "../../../src/generated/enums.ts";
import { date, exactly, oneOf, text, uuid } from "../fields.ts";
import { defineRules } from "../schema-rules.ts";
import type { PostalAddress } from "./address.ts";
import type { GuarantorRecord } from "./guarantor.ts";
import type { PatientInfoRecord } from "./table.ts";

export const postalAddress = (): z.ZodType<PostalAddress> =>
  exactly<PostalAddress>({
    first_line: text(),
    second_line: text().nullable(),
    city: text(),
    state: text(),
    zip: text(),
    country: text(),
    access_notes: text().nullable(),
  });

export const guarantor = (): z.ZodType<GuarantorRecord> =>
  exactly<GuarantorRecord>({
    first_name: text(),
    last_name: text(),
    address: postalAddress(),
    phone_number: text(),
    email: text().nullable(),
    household_income: z.number().nullable(),
    household_size: z.number().nullable(),
  });

/** What an import holds patient info to. */
export const patientInfoRules = defineRules<PatientInfoRecord>(
  () =>
    exactly<PatientInfoRecord>({
      user_id: uuid(),
      first_name: text(),
      last_name: text(),
      email: text(),
      phone_number: text(),
      gender: text(),
      dob: date(),
      address: postalAddress(),
      medical_proxy: guarantor().nullable(),
      race: oneOf(raceValues).nullable(),
      ethnicity: oneOf(ethnicityValues).nullable(),
      sexual_orientation: oneOf(sexualOrientationValues).nullable(),
      gender_identity: oneOf(genderIdentityValues).nullable(),
    }),
  { references: [{ path: "user_id", table: "users" }] },
);
