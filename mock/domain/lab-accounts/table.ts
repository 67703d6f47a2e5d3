import type { DelegatedFlow, LabAccountStatus } from "../../catalog/labs/account-rows.ts";
import type { AllowedBilling } from "../../catalog/labs/billing.ts";
import { defineTable } from "../../store/table.ts";

/** One of the team's accounts at a lab. */
export interface LabAccountRecord {
  readonly lab_account_id: string;
  readonly lab_id: number;
  readonly status: LabAccountStatus;
  readonly delegated_flow: DelegatedFlow;
  /** The lab's number of the account. */
  readonly provider_account_id: string;
  readonly account_name: string | null;
  /** Printed on each requisition below the order's comments. */
  readonly default_clinical_notes: string | null;
  readonly business_units: readonly string[] | null;
  readonly allowed_billing: AllowedBilling;
  /** Key of the template that limits what it can order; null when it can order all that the lab offers. */
  readonly template: string | null;
  /** Ids of further markers that it cannot order. */
  readonly without_markers: readonly number[];
  /** Ids of further lab tests that it cannot order. */
  readonly without_lab_tests: readonly string[];
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
}

/** Lab accounts by id, all of them and by lab, oldest first. */
export const labAccountsTable = defineTable<LabAccountRecord>()({
  name: "labAccounts",
  key: "lab_account_id",
  ownedBy: "team",
  ordered: {
    all: { by: (row) => row.created_at },
    lab: { group: (row) => String(row.lab_id), by: (row) => row.created_at },
  },
});
