import type { Consent } from "../../../../src/generated/types.ts";
import type { BillType } from "../../../catalog/labs/lab.ts";
import { billTypes } from "../../../catalog/labs/billing.ts";
import { computeAge } from "../../../kernel/age.ts";
import { DAY, parseDate, toCivilDate, toIso } from "../../../kernel/time.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import {
  formatFullName,
  type OrderAddress,
  type OrderPatient,
  type OrderRow,
  type ShippingDetails,
} from "../table.ts";

/** Age of majority, in years. */
const OF_AGE = 18;

/**
 * Checks the age of the patient of an order.
 * @throws ServiceError 400 for a minor whom the order or the team does not allow
 */
export function checkAge(world: World, patient: OrderPatient, method: string): void {
  const birth = parseDate(patient.dob);
  const today = toCivilDate(Math.floor(world.now() / DAY));
  if (birth === null || computeAge(birth, today) >= OF_AGE) return;
  if (method === "at_home_phlebotomy")
    throw createBadRequestError(
      `patient_details.dob: at-home patients must be at least ${OF_AGE} years old.`,
    );
  if (!world.settings.get().minors)
    throw createBadRequestError("patient_details.dob: this team does not accept minors (setting minors).");
  if (patient.medical_proxy === null)
    throw createBadRequestError("patient_details.medical_proxy is missing: minors require one.");
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

/** Parses consents. A consent without a time is dated now. */
export function parseConsents(world: World, consents: readonly Consent[] | undefined): OrderRow["consents"] {
  return (consents ?? []).map(({ consentType, version = "1.0", timeOfConsent }) => ({
    consentType,
    version,
    timeOfConsent: timeOfConsent ?? toIso(world.now()),
  }));
}

/** Returns the billing type of a request. By default the team pays. */
export function getBillingType(billing = "client_bill"): BillType {
  return billTypes.find((type) => type === billing) ?? "client_bill";
}

/**
 * Parses the day of a scheduled order. Returns null for an order that is processed at once.
 * @throws ServiceError 400 when the day is not in the future, in UTC
 */
export function parseActivationDate(world: World, date: string | null | undefined): string | null {
  if (date == null) return null;
  if (parseDate(date) === null)
    throw createBadRequestError("activate_by must be a date in the form YYYY-mm-dd.");
  if (date <= toIso(world.now()).slice(0, 10))
    throw createBadRequestError(
      "activate_by must be a future day, in UTC. Give null to process the order at once.",
    );
  return date;
}
