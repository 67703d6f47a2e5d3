import {
  billingTypeValues,
  delegatedFlowValues,
  labAccountStatusValues,
  usStateValues,
} from "../../../src/generated/enums.ts";
import { getAllowedBilling, type AllowedBilling } from "../../catalog/labs/accounts.ts";
import { getLabTestsById } from "../../catalog/labs/lab-tests.ts";
import { getMarkersById } from "../../catalog/labs/markers.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import { getLabAccounts, getLabBySlug } from "./accounts.ts";
import type { LabAccountRecord } from "./table.ts";

/** The fields of an account that callers can set. */
export type AccountFields = Omit<LabAccountRecord, "lab_account_id" | "lab_id" | "created_at">;

/** The fields of a new account. Those left out get default values. */
export type AccountInput = Partial<AccountFields> & {
  readonly lab: string;
};

function assertOneOf(what: string, value: string, values: readonly string[]): void {
  if (!values.includes(value)) throw new TypeError(`${what} is one of ${values.join(", ")}, not "${value}".`);
}

function assertBilling(billing: AllowedBilling): void {
  for (const [type, states] of Object.entries(billing)) {
    assertOneOf("A billing type of allowed_billing", type, billingTypeValues);
    for (const state of states) assertOneOf("A state of allowed_billing", state, usStateValues);
  }
}

/** Checks values, because responses repeat them and the OpenAPI document allows only known ones. */
function assertFields({
  status,
  delegated_flow,
  allowed_billing,
  without_markers = [],
  without_lab_tests = [],
}: Partial<AccountFields>): void {
  if (status !== undefined) assertOneOf("The status of a lab account", status, labAccountStatusValues);
  if (delegated_flow !== undefined)
    assertOneOf("The delegated flow of a lab account", delegated_flow, delegatedFlowValues);
  if (allowed_billing !== undefined) assertBilling(allowed_billing);
  for (const id of without_markers)
    if (!getMarkersById().has(id)) throw new TypeError(`without_markers: there is no marker ${id}.`);
  for (const id of without_lab_tests)
    if (!getLabTestsById().has(id)) throw new TypeError(`without_lab_tests: there is no lab test "${id}".`);
}

/** Copies a value, so that the caller's arrays can change without changing the record. */
function copyValue<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** Creates an account. By default it is active and allows all billing that its lab allows. */
export function createAccount(world: World, { lab: slug, ...input }: AccountInput): LabAccountRecord {
  const lab = getLabBySlug(slug);
  assertFields(input);
  return getLabAccounts(world).insert({
    status: "active",
    delegated_flow: "not_delegated",
    provider_account_id: `${slug.slice(0, 2).toUpperCase()}-${100_000 + world.ids.integer("lab_account")}`,
    account_name: null,
    default_clinical_notes: null,
    business_units: null,
    allowed_billing: getAllowedBilling(lab),
    without_markers: [],
    without_lab_tests: [],
    ...copyValue(input),
    lab_account_id: world.ids.uuid("lab_account"),
    lab_id: lab.id,
    created_at: world.now(),
  });
}

export function updateAccount(world: World, id: string, changes: Partial<AccountFields>): LabAccountRecord {
  const accounts = getLabAccounts(world);
  if (!accounts.has(id)) throw createNotFoundError("Lab account");
  assertFields(changes);
  return accounts.update(id, copyValue(changes));
}
