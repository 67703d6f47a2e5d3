import { billingTypeValues } from "../../../../src/generated/enums.ts";
import type { BillType } from "../../../catalog/labs/lab.ts";
import { billTypes } from "../../../catalog/labs/billing.ts";
import { hasCheckDigit } from "../../../kernel/check-digit.ts";
import { parseDate, toIso } from "../../../kernel/time.ts";
import { noteRules } from "../../patients/address-rules.ts";
import type { IssueCollector } from "../../patients/issue-collector.ts";
import { buildEnumRules, buildFormRules, notEmptyRules, type TextRule } from "../../patients/text-rule.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderPhysician, OrderRow } from "../table.ts";

/** The physician in a request. */
export interface PhysicianInput {
  readonly first_name: string;
  readonly last_name: string;
  readonly npi: string;
}

/** A consent in a request. */
export interface ConsentInput {
  readonly consentType: string;
  readonly version?: string;
  readonly timeOfConsent?: string;
}

const npiRules: readonly TextRule[] = [
  ...buildFormRules("npi", { rule: "npi", requirement: "must be ten digits" }),
  {
    rule: "npi_check_digit",
    requirement: "must end with its check digit, by the Luhn algorithm over 80840 and the number",
    test: (text) => hasCheckDigit(`80840${text}`),
  },
];

/** Parses a physician. Returns null when the request names none. */
export function parsePhysician(
  issues: IssueCollector,
  physician: PhysicianInput | null | undefined,
): OrderPhysician | null {
  if (physician == null) return null;
  const loc = ["body", "physician"];
  return {
    first_name: issues.readText([...loc, "first_name"], physician.first_name, notEmptyRules),
    last_name: issues.readText([...loc, "last_name"], physician.last_name, notEmptyRules),
    npi: issues.readText([...loc, "npi"], physician.npi, npiRules),
  };
}

/** Parses consents. A consent without a time is dated now. */
export function parseConsents(
  world: World,
  consents: readonly ConsentInput[] | undefined,
): OrderRow["consents"] {
  return (consents ?? []).map(({ consentType, version = "1.0", timeOfConsent }) => ({
    consentType,
    version,
    timeOfConsent: timeOfConsent ?? toIso(world.now()),
  }));
}

/** Parses comments for the lab. Returns null when there are none. */
export function parseClinicalNotes(issues: IssueCollector, notes: string | null | undefined): string | null {
  return notes == null ? null : issues.readText(["body", "clinical_notes"], notes, noteRules) || null;
}

/** Parses the billing type. The default is `client_bill`: the team pays. */
export function parseBillingType(issues: IssueCollector, billing: string | undefined): BillType {
  const text = issues.readText(
    ["body", "billing_type"],
    billing ?? "client_bill",
    buildEnumRules(billingTypeValues),
  );
  return billTypes.find((type) => type === text) ?? "client_bill";
}

/**
 * Parses the day of a scheduled order. Returns null for an order that is processed at once.
 * @throws ServiceError 400 when the day is not in the future, in UTC
 */
export function parseActivationDate(world: World, date: string | null | undefined): string | null {
  if (date == null) return null;
  if (parseDate(date) === null)
    throw createBadRequestError("activate_by must be a date in the form YYYY-mm-dd.");
  if (date <= toIso(world.now()).slice(0, 10)) {
    throw createBadRequestError(
      "activate_by must be a future day, in UTC. Give null to process the order at once.",
    );
  }
  return date;
}
