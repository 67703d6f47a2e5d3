import type { BillType } from "./lab.ts";
import { listStatesExcept } from "../geo/states.ts";

/** Status of a lab account. */
export type LabAccountStatus = "active" | "pending" | "suspended" | "ready_to_launch";

/** The steps of an order that the account's physician performs. */
export type DelegatedFlow = "order_delegated" | "result_delegated" | "fully_delegated" | "not_delegated";

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

const DEFAULTS = {
  delegated_flow: "not_delegated",
  account_name: null,
  default_clinical_notes: null,
  business_units: null,
  billingLimits: {},
  without_markers: [],
  without_lab_tests: [],
} as const;

/** One active account at each lab and a pending one, and further accounts of demo worlds. */
export const accountRows: readonly AccountRow[] = [
  {
    ...DEFAULTS,
    key: "harrowgate_main",
    lab: "harrowgate_labs",
    status: "active",
    preset: "empty",
    provider_account_id: "HG-204410",
    account_name: "Main account",
    default_clinical_notes: "Please phone critical values to the practice.",
    business_units: ["North", "South"],
    without_markers: ["HFE C282Y", "Hemochromatosis Genes", "Nut Allergy Panel"],
    without_lab_tests: ["employment_drug_screen"],
  },
  {
    ...DEFAULTS,
    key: "pinemoor_main",
    lab: "pinemoor_diagnostics",
    status: "active",
    preset: "empty",
    delegated_flow: "result_delegated",
    provider_account_id: "70018842",
    billingLimits: { commercial_insurance: listStatesExcept("NY", "NJ", "RI", "HI", "AK") },
    without_markers: ["Heavy Metals Panel, Blood"],
  },
  {
    ...DEFAULTS,
    key: "larkfield_main",
    lab: "larkfield_clinical",
    status: "active",
    preset: "empty",
    provider_account_id: "LC5521",
    default_clinical_notes: "Route copies to the referring physician.",
  },
  {
    ...DEFAULTS,
    key: "tarn_valley_main",
    lab: "tarn_valley_pathology",
    status: "active",
    preset: "empty",
    delegated_flow: "order_delegated",
    provider_account_id: "TV-118",
    business_units: ["Inland"],
  },
  {
    ...DEFAULTS,
    key: "spotwell_main",
    lab: "spotwell_home",
    status: "active",
    preset: "empty",
    provider_account_id: "SPOT-9007",
    without_lab_tests: ["stress_kit"],
  },
  {
    ...DEFAULTS,
    key: "meadowsweet_main",
    lab: "meadowsweet_biome",
    status: "active",
    preset: "empty",
    provider_account_id: "MS-77",
  },
  {
    ...DEFAULTS,
    key: "manual_main",
    lab: "manual",
    status: "active",
    preset: "empty",
    provider_account_id: "MANUAL",
  },
  {
    ...DEFAULTS,
    key: "pinemoor_second",
    lab: "pinemoor_diagnostics",
    status: "pending",
    preset: "empty",
    provider_account_id: "70018990",
    account_name: "Second practice",
  },
  {
    ...DEFAULTS,
    key: "larkfield_old",
    lab: "larkfield_clinical",
    status: "suspended",
    preset: "demo",
    provider_account_id: "LC1020",
    account_name: "Closed practice",
  },
  {
    ...DEFAULTS,
    key: "harrowgate_telehealth",
    lab: "harrowgate_labs",
    status: "ready_to_launch",
    preset: "demo",
    delegated_flow: "fully_delegated",
    provider_account_id: "HG-204977",
    account_name: "Telehealth",
    billingLimits: { client_bill: ["CA", "OH", "TX"], commercial_insurance: [], patient_bill: [] },
  },
];

/** Checks whether worlds of a preset have an account. */
export function belongsToPreset(account: Pick<AccountRow, "preset">, preset: AccountRow["preset"]): boolean {
  return preset === "demo" || account.preset === "empty";
}
