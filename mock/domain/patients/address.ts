import type { z } from "zod";
import type { Address, UserAddress, UserAddressInput } from "../../../src/generated/types.ts";
import { isUnitedStates, noteRules, stateRules, zipRules } from "./address-rules.ts";
import { part, text } from "../fields.ts";
import type { IssueCollector, Location } from "./issue-collector.ts";
import { notEmptyRules } from "./text-rule.ts";

export const accessNotes = () => text().max(1000, "must have at most 1000 characters").nullable();

export const postalAddress = () =>
  part({
    first_line: text(),
    second_line: text().nullable(),
    city: text(),
    state: text(),
    zip: text(),
    country: text(),
    access_notes: accessNotes(),
  });

/** A stored address. */
export type PostalAddress = z.infer<ReturnType<typeof postalAddress>>;

/** Reads the address of an insured person or a guarantor. */
export function readAddress(issues: IssueCollector, loc: Location, address: Address): PostalAddress {
  return readPostalAddress(issues, loc, address, "zip", address.zip, address.country);
}

/** Both names of a postal code. A request has at least one; a test can set one to undefined. */
interface ZipNames {
  readonly zip_code?: string;
  readonly zip?: string;
}

/** Reads the address of a patient. The postal code can have either name. */
export function readUserAddress(
  issues: IssueCollector,
  loc: Location,
  address: UserAddressInput,
): PostalAddress {
  const { zip_code, zip }: ZipNames = address;
  const name = zip_code === undefined && zip !== undefined ? "zip" : "zip_code";
  return readPostalAddress(issues, loc, address, name, zip_code ?? zip ?? "", address.country ?? "US");
}

/** Serializes an address for insurance. An absent second line becomes an empty string. */
export function serializeAddress(address: PostalAddress): Address {
  return { ...address, second_line: address.second_line ?? "" };
}

/** Serializes an address for patient info, with the postal code under both names. */
export function serializeUserAddress(address: PostalAddress): UserAddress {
  return { ...address, zip_code: address.zip };
}

type Lines = Pick<Address, "first_line" | "second_line" | "city" | "state" | "access_notes">;

function readPostalAddress(
  issues: IssueCollector,
  loc: Location,
  lines: Lines,
  zipName: string,
  zip: string,
  country: string,
): PostalAddress {
  const american = isUnitedStates(country.trim());
  return {
    first_line: issues.readText([...loc, "first_line"], lines.first_line, notEmptyRules),
    second_line: lines.second_line?.trim() ?? null,
    city: issues.readText([...loc, "city"], lines.city, notEmptyRules),
    state: issues.readText([...loc, "state"], lines.state, american ? stateRules : notEmptyRules),
    zip: issues.readText([...loc, zipName], zip, american ? zipRules : notEmptyRules),
    country: issues.readText([...loc, "country"], country, notEmptyRules),
    access_notes:
      lines.access_notes == null
        ? null
        : issues.readText([...loc, "access_notes"], lines.access_notes, noteRules),
  };
}
