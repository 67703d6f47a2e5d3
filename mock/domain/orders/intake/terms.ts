import { billingTypeValues } from "../../../../src/generated/enums.ts";
import type { Consent } from "../../../../src/generated/types.ts";
import type { BillType } from "../../../catalog/labs/lab.ts";
import { computeAgeAt } from "../../../kernel/age.ts";
import { parseDate, toIso } from "../../../kernel/time.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import {
  formatFullName,
  type OrderAddress,
  type OrderPatient,
  type OrderRow,
  type ShippingDetails,
} from "../table.ts";
import {
  assertCompatible,
  conditions as allConditions,
  type ConditionName,
} from "../../../catalog/labs/conditions.ts";
import { type IssueCollector, notEmptyRules } from "../../patients/field-rules.ts";

/** Age of majority, in years. */
const OF_AGE = 18;

/**
 * Checks the age of the patient of an order.
 * @throws ServiceError 400 for a minor whom the order or the team does not allow
 */
export function checkAge(world: World, patient: OrderPatient, method: string): void {
  if ((computeAgeAt(patient.dob, world.now()) ?? OF_AGE) >= OF_AGE) return;
  if (method === "at_home_phlebotomy")
    throw createBadRequestError(
      `patient_details.dob: at-home patients must be at least ${OF_AGE} years old.`,
    );
  if (!world.settings.get().minors)
    throw createBadRequestError("patient_details.dob: this team does not accept minors (setting minors).");
  if (patient.medical_proxy === null)
    throw createBadRequestError("patient_details.medical_proxy is missing: minors require one.");
}

export function buildShippingDetails(patient: OrderPatient, address: OrderAddress): ShippingDetails {
  const { access_notes: _notes, ...fields } = address;
  return {
    ...fields,
    receiver_name: fields.receiver_name || formatFullName(patient)!,
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
  return billingTypeValues.find((type) => type === billing) ?? "client_bill";
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

/**
 * Returns a patient with conditions: those that a test gives, or else those of the user.
 * @throws TypeError for a condition of the other sex, or of an older age, and for conditions that exclude each other
 */
export function addConditions<Patient extends OrderPatient>(
  world: World,
  userId: string,
  patient: Patient,
  given?: readonly ConditionName[],
): Patient {
  const names = given ?? patient.conditions ?? world.tables.users.get(userId)?.conditions ?? [];
  assertCompatible(names);
  for (const { name, sex, minimumAge } of allConditions) {
    if (given?.includes(name) !== true) continue;
    if (sex !== null && sex !== patient.gender)
      throw new TypeError(
        `The condition "${name}" is one of ${sex} patients. This patient is ${patient.gender}.`,
      );
    const age = computeAgeAt(patient.dob, world.now());
    if (age !== null && age < (minimumAge ?? 0))
      throw new TypeError(
        `The condition "${name}" needs a patient of at least ${minimumAge} years. This patient is ${age}.`,
      );
  }
  return names.length === 0 && given === undefined
    ? patient
    : { ...patient, conditions: [...new Set(names)] };
}

/** Sample ids have ten digits. The prime spreads them, so that they are not consecutive. */
const SMALLEST = 1_000_000_000;
const PRIME = 7_919_411;

/** Generates the sample id that is printed on the container. It is unique in the team, imported orders included. */
export function generateSampleId(world: World): string {
  for (;;) {
    const number = world.ids.integer("sample");
    const id = String(SMALLEST + ((number * PRIME) % (9 * SMALLEST)));
    if (world.tables.orders.find("sampleId", id) === undefined) return id;
  }
}

/**
 * Parses the id of an existing sample and collects issues.
 * @param ownerId id of the order that may already have this sample id
 */
export function parseSampleId(
  world: World,
  issues: IssueCollector,
  sampleId: string,
  ownerId?: string,
): string {
  const loc = ["body", "sample_id"];
  const id = issues.readText(loc, sampleId, notEmptyRules);
  const owner = world.tables.orders.find("sampleId", id);
  if (owner !== undefined && owner.order_id !== ownerId)
    issues.add(loc, { rule: "unique", requirement: "must not belong to another order" }, sampleId);
  return id;
}
