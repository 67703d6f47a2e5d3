import { inUnitedStates, noteRules, stateRules, zipRules } from "../../people/address-rules.ts";
import { phoneRules } from "../../people/contact-rules.ts";
import type { Findings, Location } from "../../people/findings.ts";
import { filled, type TextRule } from "../../people/text-rule.ts";
import type { OrderAddress, OrderPatient, ShippingDetails } from "../table.ts";

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
export function readAddress(
  findings: Findings,
  loc: Location,
  address: AddressInput,
  loose = false,
): OrderAddress {
  return {
    receiver_name: address.receiver_name?.trim() ?? "",
    ...readLines(findings, loc, address, loose),
    phone_number:
      address.phone_number == null
        ? null
        : findings.text([...loc, "phone_number"], address.phone_number, loose ? anything : phoneRules),
    access_notes:
      address.access_notes == null
        ? null
        : findings.text([...loc, "access_notes"], address.access_notes, noteRules),
  };
}

/** Reads where a kit goes. */
export function readShipping(findings: Findings, loc: Location, shipping: ShippingInput): ShippingDetails {
  return {
    receiver_name: findings.text([...loc, "receiver_name"], shipping.receiver_name, filled),
    ...readLines(findings, loc, shipping, false),
    phone_number: findings.text([...loc, "phone_number"], shipping.phone_number, phoneRules),
  };
}

function readLines(findings: Findings, loc: Location, address: AddressInput, loose: boolean) {
  const american = inUnitedStates(address.country.trim());
  const rules = (own: readonly TextRule[]) => (loose ? anything : own);
  return {
    first_line: findings.text([...loc, "first_line"], address.first_line, rules(filled)),
    second_line: address.second_line?.trim() ?? null,
    city: findings.text([...loc, "city"], address.city, rules(filled)),
    state: findings.text([...loc, "state"], address.state, rules(american ? stateRules : filled)),
    zip: findings.text([...loc, "zip"], address.zip, rules(american ? zipRules : filled)),
    country: findings.text([...loc, "country"], address.country, rules(filled)),
  };
}

/** A kit for a patient who is known goes where they live. */
export function shippingTo(patient: OrderPatient, address: OrderAddress): ShippingDetails {
  const { access_notes: _notes, ...place } = address;
  return {
    ...place,
    receiver_name:
      place.receiver_name === "" ? `${patient.first_name} ${patient.last_name}` : place.receiver_name,
    phone_number: place.phone_number ?? patient.phone_number ?? "",
  };
}
