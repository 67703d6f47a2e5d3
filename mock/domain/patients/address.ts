import type { Address, UserAddress, UserAddressInput } from "../../../src/generated/types.ts";
import { isUnitedStates, noteRules, stateRules, zipRules } from "./address-rules.ts";
import type { IssueCollector, Location } from "./issue-collector.ts";
import { notEmptyRules } from "./text-rule.ts";

/** An address as it is stored. */
export interface PostalAddress {
  readonly first_line: string;
  readonly second_line: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly access_notes: string | null;
}

/** Reads the address of a person beside the patient. */
export function readAddress(findings: IssueCollector, loc: Location, address: Address): PostalAddress {
  return readPostalAddress(findings, loc, address, "zip", address.zip, address.country);
}

/** The names of a zip. A request has one at least; what a test sets may have one that is undefined. */
interface ZipNames {
  readonly zip_code?: string;
  readonly zip?: string;
}

/** Reads the address of a patient, whose zip stands under either of two names. */
export function readUserAddress(
  findings: IssueCollector,
  loc: Location,
  address: UserAddressInput,
): PostalAddress {
  const { zip_code, zip }: ZipNames = address;
  const name = zip_code === undefined && zip !== undefined ? "zip" : "zip_code";
  return readPostalAddress(findings, loc, address, name, zip_code ?? zip ?? "", address.country ?? "US");
}

/** An address as insurance answers it: a second line that was not given is an empty text. */
export function serializeAddress(address: PostalAddress): Address {
  return { ...address, second_line: address.second_line ?? "" };
}

/** An address as patient info answers it, with the zip under both of its names. */
export function serializeUserAddress(address: PostalAddress): UserAddress {
  return { ...address, zip_code: address.zip };
}

type Lines = Pick<Address, "first_line" | "second_line" | "city" | "state" | "access_notes">;

function readPostalAddress(
  findings: IssueCollector,
  loc: Location,
  lines: Lines,
  zipName: string,
  zip: string,
  country: string,
): PostalAddress {
  const american = isUnitedStates(country.trim());
  return {
    first_line: findings.readText([...loc, "first_line"], lines.first_line, notEmptyRules),
    second_line: lines.second_line?.trim() ?? null,
    city: findings.readText([...loc, "city"], lines.city, notEmptyRules),
    state: findings.readText([...loc, "state"], lines.state, american ? stateRules : notEmptyRules),
    zip: findings.readText([...loc, zipName], zip, american ? zipRules : notEmptyRules),
    country: findings.readText([...loc, "country"], country, notEmptyRules),
    access_notes:
      lines.access_notes == null
        ? null
        : findings.readText([...loc, "access_notes"], lines.access_notes, noteRules),
  };
}
