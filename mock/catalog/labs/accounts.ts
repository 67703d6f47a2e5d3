import { billingTypeValues } from "../../../src/generated/enums.ts";
import type { delegatedFlowValues, labAccountStatusValues } from "../../../src/generated/enums.ts";
import { listStatesExcept } from "../geo/states.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import type { BillType, Lab } from "./lab.ts";
import { getLabTests } from "./lab-tests.ts";
import { getLabsBySlug } from "./labs.ts";
import { getMarkersByName } from "./markers.ts";

/** Status of a lab account. */
export type LabAccountStatus = (typeof labAccountStatusValues)[number];

/** The steps of an order that the account's physician performs. */
export type DelegatedFlow = (typeof delegatedFlowValues)[number];

/** Allowed states by bill type. A bill type that is allowed nowhere is left out. */
export type AllowedBilling = Readonly<Partial<Record<BillType, readonly string[]>>>;

/** Returns what an account allows: its lab's billing, with fewer states where the account has limits. */
export function getAllowedBilling(lab: Lab, limits: AllowedBilling = {}): AllowedBilling {
  const allowed = billingTypeValues.map((type) => [type, limits[type] ?? lab.billing[type]] as const);
  return Object.fromEntries(allowed.filter(([, states]) => states.length > 0));
}

/** A lab account of new worlds. A world assigns the id, because an account belongs to a team. */
export interface PresetAccount {
  readonly lab_id: number;
  readonly status: LabAccountStatus;
  /** Worlds that have it: `empty` for all worlds, `demo` for worlds with demo data. */
  readonly preset: "empty" | "demo";
  readonly delegated_flow: DelegatedFlow;
  readonly provider_account_id: string;
  readonly account_name: string | null;
  /** Printed on each requisition after the order's comments, if the lab prints comments. */
  readonly default_clinical_notes: string | null;
  readonly business_units: readonly string[] | null;
  readonly allowed_billing: AllowedBilling;
  /** Ids of markers that the account cannot order. It cannot order lab tests with these markers either. */
  readonly without_markers: readonly number[];
  /** Ids of further lab tests that the account cannot order. */
  readonly without_lab_tests: readonly string[];
}

type AccountTerms = Partial<
  Pick<
    PresetAccount,
    "preset" | "delegated_flow" | "account_name" | "default_clinical_notes" | "business_units"
  >
> & {
  /** States by bill type, where the account allows fewer than its lab. */
  readonly billing?: AllowedBilling;
  /** Names of markers, and slugs of lab tests, that the account cannot order. */
  readonly markers?: readonly string[];
  readonly tests?: readonly string[];
};

function createAccount(
  slug: string,
  provider_account_id: string,
  status: LabAccountStatus,
  { billing, markers = [], tests = [], ...terms }: AccountTerms = {},
): PresetAccount {
  const lab = getLabsBySlug().get(slug)!;
  return {
    lab_id: lab.id,
    status,
    preset: "empty",
    provider_account_id,
    delegated_flow: "not_delegated",
    account_name: null,
    default_clinical_notes: null,
    business_units: null,
    allowed_billing: getAllowedBilling(lab, billing),
    without_markers: markers.map((name) => getMarkersByName().get(lab.id)!.get(name)!.id),
    without_lab_tests: tests.map((test) => getLabTests().find((one) => one.slug === test)!.id),
    ...terms,
  };
}

/** One active account at each lab and a pending one, and further accounts of demo worlds. */
export const getPresetAccounts = buildOnce<readonly PresetAccount[]>(() => [
  createAccount("harrowgate_labs", "HG-204410", "active", {
    account_name: "Main account",
    default_clinical_notes: "Please phone critical values to the practice.",
    business_units: ["North", "South"],
    markers: ["HFE C282Y", "Hemochromatosis Genes", "Nut Allergy Panel"],
    tests: ["employment_drug_screen"],
  }),
  createAccount("pinemoor_diagnostics", "70018842", "active", {
    delegated_flow: "result_delegated",
    billing: { commercial_insurance: listStatesExcept("NY", "NJ", "RI", "HI", "AK") },
    markers: ["Heavy Metals Panel, Blood"],
  }),
  createAccount("larkfield_clinical", "LC5521", "active", {
    default_clinical_notes: "Route copies to the referring physician.",
  }),
  createAccount("tarn_valley_pathology", "TV-118", "active", {
    delegated_flow: "order_delegated",
    business_units: ["Inland"],
  }),
  createAccount("spotwell_home", "SPOT-9007", "active", { tests: ["stress_kit"] }),
  createAccount("meadowsweet_biome", "MS-77", "active"),
  createAccount("manual", "MANUAL", "active"),
  createAccount("pinemoor_diagnostics", "70018990", "pending", { account_name: "Second practice" }),
  createAccount("larkfield_clinical", "LC1020", "suspended", {
    preset: "demo",
    account_name: "Closed practice",
  }),
  createAccount("harrowgate_labs", "HG-204977", "ready_to_launch", {
    preset: "demo",
    delegated_flow: "fully_delegated",
    account_name: "Telehealth",
    billing: { client_bill: ["CA", "OH", "TX"], commercial_insurance: [], patient_bill: [] },
  }),
]);
