import * as z from "zod";
import type { Address, Guarantor } from "../../../src/generated/types.ts";
import { part, text } from "../fields.ts";

export const accessNotes = () => text().max(1000, "must have at most 1000 characters").nullable();

export const addressLines = () => ({
  first_line: text(),
  second_line: text().nullable(),
  city: text(),
  state: text(),
  zip: text(),
  country: text(),
});

export const postalAddress = () => part({ ...addressLines(), access_notes: accessNotes() });

export type PostalAddress = z.infer<ReturnType<typeof postalAddress>>;

/** Serializes an address for insurance. An absent second line becomes an empty string. */
export function serializeAddress(address: PostalAddress): Address {
  return { ...address, second_line: address.second_line ?? "" };
}

export const guarantor = () =>
  part({
    first_name: text(),
    last_name: text(),
    address: postalAddress(),
    phone_number: text(),
    email: text().nullable(),
    /** US dollars a year. */
    household_income: z.number().nullable(),
    household_size: z.number().nullable(),
  });

/** A stored guarantor or medical proxy. */
export type GuarantorRecord = z.infer<ReturnType<typeof guarantor>>;

export function serializeGuarantor(guarantor: GuarantorRecord | null): Guarantor | null {
  return guarantor === null ? null : { ...guarantor, address: serializeAddress(guarantor.address) };
}
