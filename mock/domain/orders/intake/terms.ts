import { billingTypeValues } from "../../../../src/generated/enums.ts";
import type { BillType } from "../../../catalog/labs/lab.ts";
import { billTypes } from "../../../catalog/labs/billing.ts";
import { parseDate, toIso } from "../../../kernel/time.ts";
import { noteRules } from "../../patients/address-rules.ts";
import type { IssueCollector } from "../../patients/issue-collector.ts";
import { notEmptyRules, buildEnumRules, type TextRule } from "../../patients/text-rule.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderPhysician, PlainObject } from "../table.ts";

/** A physician, as requests send them. */
export interface PhysicianInput {
  readonly first_name: string;
  readonly last_name: string;
  readonly npi: string;
}

/** What a patient consented to, as requests send it. */
export interface ConsentInput {
  readonly consentType: string;
  readonly version?: string;
  readonly timeOfConsent?: string;
}

const npiRules: readonly TextRule[] = [
  { rule: "npi", requirement: "has to be ten digits", test: (text) => /^\d{10}$/.test(text) },
];

/** Reads a physician; null where none is named. */
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

/** Consents as they are kept: one without a time was given now. */
export function parseConsents(
  world: World,
  consents: readonly ConsentInput[] | undefined,
): readonly PlainObject[] {
  return (consents ?? []).map(({ consentType, version = "1.0", timeOfConsent }) => ({
    consentType,
    version,
    timeOfConsent: timeOfConsent ?? toIso(world.now()),
  }));
}

/** Comments for the laboratory; null where there are none. */
export function parseClinicalNotes(issues: IssueCollector, notes: string | null | undefined): string | null {
  return notes == null ? null : issues.readText(["body", "clinical_notes"], notes, noteRules) || null;
}

/** Who pays: the team, unless something else is asked for. What a test asks for is held to the document here, too. */
export function parseBillingType(issues: IssueCollector, billing: string | undefined): BillType {
  const text = issues.readText(
    ["body", "billing_type"],
    billing ?? "client_bill",
    buildEnumRules(billingTypeValues),
  );
  return billTypes.find((type) => type === text) ?? "client_bill";
}

/**
 * The day for which an order is scheduled; null for one that is processed at once.
 * @throws Refusal of 400 for today and days before, by UTC
 */
export function parseActivationDate(world: World, date: string | null | undefined): string | null {
  if (date == null) return null;
  if (parseDate(date) === null)
    throw createBadRequestError("activate_by has to be a date in the form YYYY-mm-dd.");
  if (date <= toIso(world.now()).slice(0, 10)) {
    throw createBadRequestError(
      "activate_by has to be a day to come, by UTC; null has the order processed at once.",
    );
  }
  return date;
}
