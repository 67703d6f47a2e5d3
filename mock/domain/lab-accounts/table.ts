import type { DelegatedFlow, LabAccountStatus } from "../../catalog/labs/account-rows.ts";
import type { AllowedBilling } from "../../catalog/labs/billing.ts";
import { defineTable } from "../../store/table.ts";

/** An account of the team at a laboratory. */
export interface LabAccountRecord {
  readonly lab_account_id: string;
  readonly lab_id: number;
  readonly status: LabAccountStatus;
  readonly delegated_flow: DelegatedFlow;
  /** The laboratory's own number of the account. */
  readonly provider_account_id: string;
  readonly account_name: string | null;
  /** Printed on each requisition below the order's own. */
  readonly default_clinical_notes: string | null;
  readonly business_units: readonly string[] | null;
  readonly allowed_billing: AllowedBilling;
  /** Key of the template that says what it can order; null where that is all that the laboratory offers. */
  readonly template: string | null;
  /** Ids of markers that it cannot order, beside what the template leaves out. */
  readonly without_markers: readonly number[];
  /** Ids of lab tests that it cannot order, beside what the template leaves out. */
  readonly without_lab_tests: readonly string[];
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
}

/** Accounts are read by laboratory and all together, the oldest first. */
export const labAccountsTable = defineTable<LabAccountRecord>()({
  name: "labAccounts",
  key: "lab_account_id",
  ownedBy: "team",
  ordered: {
    all: { by: (row) => row.created_at },
    lab: { group: (row) => String(row.lab_id), by: (row) => row.created_at },
  },
});
