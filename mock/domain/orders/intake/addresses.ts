import { isUnitedStates, noteRules, stateRules, zipRules } from "../../patients/address-rules.ts";
import { phoneRules } from "../../patients/contact-rules.ts";
import type { IssueCollector, Location } from "../../patients/issue-collector.ts";
import { notEmptyRules, type TextRule } from "../../patients/text-rule.ts";
import { formatFullName, type OrderAddress, type OrderPatient, type ShippingDetails } from "../table.ts";

/** Where a patient lives, as requests send it. */
export interface AddressInput {
  readonly receiver_name?: string;
  readonly first_line: string;
  readonly second_line?: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  readonly phone_number?: string | null;
  readonly access_notes?: string | null;
}

/** Where a kit goes, as requests send it. */
export interface ShippingInput extends Omit<AddressInput, "receiver_name" | "phone_number" | "access_notes"> {
  readonly receiver_name: string;
  readonly phone_number: string;
}

const anything: readonly TextRule[] = [];

/**
 * Reads where a patient lives.
 * @param loose takes every text, as imports have addresses that were checked elsewhere
 */
export function parseAddress(
  issues: IssueCollector,
  loc: Location,
  address: AddressInput,
  loose = false,
): OrderAddress {
  return {
    receiver_name: address.receiver_name?.trim() ?? "",
    ...readLines(issues, loc, address, loose),
    phone_number:
      address.phone_number == null
        ? null
        : issues.readText([...loc, "phone_number"], address.phone_number, loose ? anything : phoneRules),
    access_notes:
      address.access_notes == null
        ? null
        : issues.readText([...loc, "access_notes"], address.access_notes, noteRules),
  };
}

/** Reads where a kit goes. */
export function parseShipping(
  issues: IssueCollector,
  loc: Location,
  shipping: ShippingInput,
): ShippingDetails {
  return {
    receiver_name: issues.readText([...loc, "receiver_name"], shipping.receiver_name, notEmptyRules),
    ...readLines(issues, loc, shipping, false),
    phone_number: issues.readText([...loc, "phone_number"], shipping.phone_number, phoneRules),
  };
}

function readLines(issues: IssueCollector, loc: Location, address: AddressInput, loose: boolean) {
  const american = isUnitedStates(address.country.trim());
  const rules = (own: readonly TextRule[]) => (loose ? anything : own);
  return {
    first_line: issues.readText([...loc, "first_line"], address.first_line, rules(notEmptyRules)),
    second_line: address.second_line?.trim() ?? null,
    city: issues.readText([...loc, "city"], address.city, rules(notEmptyRules)),
    state: issues.readText([...loc, "state"], address.state, rules(american ? stateRules : notEmptyRules)),
    zip: issues.readText([...loc, "zip"], address.zip, rules(american ? zipRules : notEmptyRules)),
    country: issues.readText([...loc, "country"], address.country, rules(notEmptyRules)),
  };
}

/** A kit for a patient who is known goes where they live. */
export function buildShippingDetails(patient: OrderPatient, address: OrderAddress): ShippingDetails {
  const { access_notes: _notes, ...place } = address;
  return {
    ...place,
    receiver_name: place.receiver_name === "" ? (formatFullName(patient) ?? "") : place.receiver_name,
    phone_number: place.phone_number ?? patient.phone_number ?? "",
  };
}
