import type { BillType } from "./lab.ts";
import type { delegatedFlowValues, labAccountStatusValues } from "../../../src/generated/enums.ts";
import { listStatesExcept } from "../geo/states.ts";

/** Status of a lab account. */
export type LabAccountStatus = (typeof labAccountStatusValues)[number];

/** The steps of an order that the account's physician performs. */
export type DelegatedFlow = (typeof delegatedFlowValues)[number];

/** A lab account of new worlds. A world assigns the id, because an account belongs to a team. */
export interface AccountRow {
  readonly key: string;
  readonly lab: string;
  readonly status: LabAccountStatus;
  /** Worlds that have it: `empty` for all worlds, `demo` for worlds with demo data. */
  readonly preset: "empty" | "demo";
  readonly delegated_flow: DelegatedFlow;
  readonly provider_account_id: string;
  readonly account_name: string | null;
  /** Printed on each requisition after the order's comments, if the lab prints comments. */
  readonly default_clinical_notes: string | null;
  readonly business_units: readonly string[] | null;
  /** States by bill type, where the account allows fewer than its lab. */
  readonly billingLimits: Readonly<Partial<Record<BillType, readonly string[]>>>;
  /** Names of markers that the account cannot order. */
  readonly without_markers: readonly string[];
  /** Slugs of lab tests that the account cannot order, besides those with such a marker. */
  readonly without_lab_tests: readonly string[];
}

const row = (
  key: string,
  lab: string,
  provider_account_id: string,
  status: LabAccountStatus,
  more: Partial<AccountRow> = {},
): AccountRow => ({
  key,
  lab,
  status,
  preset: "empty",
  provider_account_id,
  delegated_flow: "not_delegated",
  account_name: null,
  default_clinical_notes: null,
  business_units: null,
  billingLimits: {},
  without_markers: [],
  without_lab_tests: [],
  ...more,
});

/** One active account at each lab and a pending one, and further accounts of demo worlds. */
export const accountRows: readonly AccountRow[] = [
  row("harrowgate_main", "harrowgate_labs", "HG-204410", "active", {
    account_name: "Main account",
    default_clinical_notes: "Please phone critical values to the practice.",
    business_units: ["North", "South"],
    without_markers: ["HFE C282Y", "Hemochromatosis Genes", "Nut Allergy Panel"],
    without_lab_tests: ["employment_drug_screen"],
  }),
  row("pinemoor_main", "pinemoor_diagnostics", "70018842", "active", {
    delegated_flow: "result_delegated",
    billingLimits: { commercial_insurance: listStatesExcept("NY", "NJ", "RI", "HI", "AK") },
    without_markers: ["Heavy Metals Panel, Blood"],
  }),
  row("larkfield_main", "larkfield_clinical", "LC5521", "active", {
    default_clinical_notes: "Route copies to the referring physician.",
  }),
  row("tarn_valley_main", "tarn_valley_pathology", "TV-118", "active", {
    delegated_flow: "order_delegated",
    business_units: ["Inland"],
  }),
  row("spotwell_main", "spotwell_home", "SPOT-9007", "active", { without_lab_tests: ["stress_kit"] }),
  row("meadowsweet_main", "meadowsweet_biome", "MS-77", "active"),
  row("manual_main", "manual", "MANUAL", "active"),
  row("pinemoor_second", "pinemoor_diagnostics", "70018990", "pending", { account_name: "Second practice" }),
  row("larkfield_old", "larkfield_clinical", "LC1020", "suspended", {
    preset: "demo",
    account_name: "Closed practice",
  }),
  row("harrowgate_telehealth", "harrowgate_labs", "HG-204977", "ready_to_launch", {
    preset: "demo",
    delegated_flow: "fully_delegated",
    account_name: "Telehealth",
    billingLimits: { client_bill: ["CA", "OH", "TX"], commercial_insurance: [], patient_bill: [] },
  }),
];

export function belongsToPreset(account: Pick<AccountRow, "preset">, preset: AccountRow["preset"]): boolean {
  return preset === "demo" || account.preset === "empty";
}
