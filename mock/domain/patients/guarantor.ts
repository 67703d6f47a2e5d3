import * as z from "zod";
import type { Guarantor } from "../../../src/generated/types.ts";
import { part, text } from "../fields.ts";
import { postalAddress, serializeAddress } from "./address.ts";

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

/** Serializes a guarantor. */
export function serializeGuarantor(guarantor: GuarantorRecord | null): Guarantor | null {
  return guarantor === null ? null : { ...guarantor, address: serializeAddress(guarantor.address) };
}
