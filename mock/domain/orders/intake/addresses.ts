import { isUnitedStates, noteRules, stateRules, zipRules } from "../../patients/address-rules.ts";
import { phoneRules } from "../../patients/contact-rules.ts";
import type { IssueCollector, Location } from "../../patients/issue-collector.ts";
import { notEmptyRules, type TextRule } from "../../patients/text-rule.ts";
import { formatFullName, type OrderAddress, type OrderPatient, type ShippingDetails } from "../table.ts";

/** The patient's address in a request. */
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

/** The shipping address of a test kit in a request. */
export interface ShippingInput extends Omit<AddressInput, "receiver_name" | "phone_number" | "access_notes"> {
  readonly receiver_name: string;
  readonly phone_number: string;
}

const anyText: readonly TextRule[] = [];

/**
 * Parses the patient's address and collects issues.
 * @param loose whether to accept any text, for imports whose addresses were checked elsewhere
 */
export function parseAddress(
  issues: IssueCollector,
  loc: Location,
  address: AddressInput,
  loose = false,
): OrderAddress {
  return {
    receiver_name: address.receiver_name?.trim() ?? "",
    ...parseAddressLines(issues, loc, address, loose),
    phone_number:
      address.phone_number == null
        ? null
        : issues.readText([...loc, "phone_number"], address.phone_number, loose ? anyText : phoneRules),
    access_notes:
      address.access_notes == null
        ? null
        : issues.readText([...loc, "access_notes"], address.access_notes, noteRules),
  };
}

/** Parses a shipping address and collects issues. */
export function parseShipping(
  issues: IssueCollector,
  loc: Location,
  shipping: ShippingInput,
): ShippingDetails {
  return {
    receiver_name: issues.readText([...loc, "receiver_name"], shipping.receiver_name, notEmptyRules),
    ...parseAddressLines(issues, loc, shipping, false),
    phone_number: issues.readText([...loc, "phone_number"], shipping.phone_number, phoneRules),
  };
}

function parseAddressLines(issues: IssueCollector, loc: Location, address: AddressInput, loose: boolean) {
  const inUnitedStates = isUnitedStates(address.country.trim());
  const rules = (strictRules: readonly TextRule[]) => (loose ? anyText : strictRules);
  return {
    first_line: issues.readText([...loc, "first_line"], address.first_line, rules(notEmptyRules)),
    second_line: address.second_line?.trim() ?? null,
    city: issues.readText([...loc, "city"], address.city, rules(notEmptyRules)),
    state: issues.readText(
      [...loc, "state"],
      address.state,
      rules(inUnitedStates ? stateRules : notEmptyRules),
    ),
    zip: issues.readText([...loc, "zip"], address.zip, rules(inUnitedStates ? zipRules : notEmptyRules)),
    country: issues.readText([...loc, "country"], address.country, rules(notEmptyRules)),
  };
}

/** Builds the shipping address of a test kit for a known patient from the patient's address. */
export function buildShippingDetails(patient: OrderPatient, address: OrderAddress): ShippingDetails {
  const { access_notes: _notes, ...fields } = address;
  return {
    ...fields,
    receiver_name: fields.receiver_name === "" ? (formatFullName(patient) ?? "") : fields.receiver_name,
    phone_number: fields.phone_number ?? patient.phone_number ?? "",
  };
}
