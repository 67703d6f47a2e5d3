import * as z from "zod";
import type { Guarantor } from "../../../src/generated/types.ts";
import { part, text } from "../fields.ts";
import { postalAddress, readAddress, serializeAddress } from "./address.ts";
import { phoneRules } from "./contact-rules.ts";
import type { IssueCollector, Location } from "./issue-collector.ts";
import { nameRules } from "./name-rules.ts";

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

/** Reads a guarantor or a medical proxy. Returns null when there is none. */
export function readGuarantor(
  issues: IssueCollector,
  loc: Location,
  guarantor: Guarantor | null | undefined,
): GuarantorRecord | null {
  if (guarantor == null) return null;
  return {
    first_name: issues.readText([...loc, "first_name"], guarantor.first_name, nameRules),
    last_name: issues.readText([...loc, "last_name"], guarantor.last_name, nameRules),
    address: readAddress(issues, [...loc, "address"], guarantor.address),
    phone_number: issues.readText([...loc, "phone_number"], guarantor.phone_number, phoneRules),
    email: guarantor.email?.trim() ?? null,
    household_income: guarantor.household_income ?? null,
    household_size: guarantor.household_size ?? null,
  };
}

/** Serializes a guarantor. */
export function serializeGuarantor(guarantor: GuarantorRecord | null): Guarantor | null {
  return guarantor === null ? null : { ...guarantor, address: serializeAddress(guarantor.address) };
}
