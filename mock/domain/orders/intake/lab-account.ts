import type { BillType } from "../../../catalog/labs/lab.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import { resolveAccount, listAccountsAtLab } from "../../lab-accounts/accounts.ts";
import { getOrderableItems } from "../../lab-accounts/orderable-items.ts";
import type { LabAccountRecord } from "../../lab-accounts/table.ts";
import { createBadRequestError, ServiceError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { Selection } from "./selection.ts";

export interface AccountRequirements {
  readonly selection: Selection;
  readonly billing: BillType;
  /** The patient's state; null when it does not matter, as for an existing sample. */
  readonly state: string | null;
  /** The field that error messages name. @default "patient_address.state" */
  readonly stateField?: string;
  readonly hasPhysician: boolean;
  /** Whether a pending account is acceptable. @default false */
  readonly pending?: boolean;
}

export interface NamedAccount {
  readonly lab_account_id?: string | null;
  readonly order_set?: { readonly lab_account_id?: string | null } | null;
}

/**
 * Returns the lab account that a request names. Returns undefined when it names none.
 * @throws ServiceError 400 when it names two accounts, 404 for an unknown one
 */
export function findNamedAccount(world: World, input: NamedAccount): LabAccountRecord | undefined {
  const direct = resolveAccount(world, input.lab_account_id);
  const inSet = resolveAccount(world, input.order_set?.lab_account_id);
  if (direct !== undefined && inSet !== undefined && direct !== inSet)
    throw createBadRequestError(
      "lab_account_id and order_set.lab_account_id name different accounts. Give one of them.",
    );
  return direct ?? inSet;
}

interface Condition {
  readonly holds: (account: LabAccountRecord, requirements: AccountRequirements) => boolean;
  /** Error message for a named account that does not meet the condition. */
  readonly message: string;
}

/** Conditions for the account of an order. The first one that fails determines the error message. */
const conditions: readonly Condition[] = [
  {
    holds: ({ lab_id }, { selection }) => lab_id === selection.lab_id,
    message: "lab_account_id belongs to another lab than the ordered tests.",
  },
  {
    holds: ({ status }, { pending = false }) => status === "active" || (pending && status === "pending"),
    message: "lab_account_id is not active. Only imports accept pending accounts.",
  },
  {
    holds: ({ allowed_billing: allowed }, { billing }) => (allowed[billing] ?? []).length > 0,
    message: "lab_account_id does not allow this billing_type.",
  },
  {
    holds: ({ allowed_billing: allowed }, { billing, state }) =>
      state === null || (allowed[billing] ?? []).includes(state),
    message: "The lab account does not serve the patient's state with this billing_type.",
  },
  {
    holds: (account, { selection }) => canOrder(account, selection),
    message: "lab_account_id cannot order all of these tests.",
  },
  {
    holds: ({ delegated_flow: flow }, { hasPhysician }) =>
      hasPhysician || (flow !== "order_delegated" && flow !== "fully_delegated"),
    message: "physician is missing: the lab account requires the team to name one.",
  },
];

function canOrder(account: LabAccountRecord, { tests, added }: Selection): boolean {
  const items = getOrderableItems(account);
  return tests.every((test) => items.hasLabTest(test)) && added.every((marker) => items.hasMarker(marker));
}

/**
 * Chooses the lab account of an order: the named one, or the team's oldest active account that fits, or null for the
 * service's own account.
 * @throws ServiceError 400 when the named account does not fit, or no account does
 */
export function chooseAccount(
  world: World,
  requirements: AccountRequirements,
  account: LabAccountRecord | undefined,
): LabAccountRecord | null {
  if (account !== undefined) {
    const failed = conditions.find(({ holds }) => !holds(account, requirements));
    if (failed !== undefined) throw createBadRequestError(failed.message);
    return account;
  }
  const fitting = listAccountsAtLab(world, requirements.selection.lab_id).find(
    (candidate) =>
      candidate.status === "active" && conditions.every(({ holds }) => holds(candidate, requirements)),
  );
  if (fitting !== undefined) return fitting;
  assertPlatformAccountFits(requirements);
  return null;
}

/** The service's own account supports everything that the lab does. */
function assertPlatformAccountFits({
  selection,
  billing,
  state,
  stateField = "patient_address.state",
}: AccountRequirements): void {
  const served = getLab(selection.lab_id).billing[billing] ?? [];
  if (served.length === 0) throw createBadRequestError("billing_type: no account at this lab allows it.");
  if (state !== null && !served.includes(state))
    throw createBadRequestError(
      `${stateField}: no account at this lab serves this state with this billing_type.`,
    );
}

/** Finds a lab account that fits. Returns null, for the service's own account, when none does. */
export function findAccount(
  world: World,
  selection: Selection,
  state: string | null,
): LabAccountRecord | null {
  try {
    return chooseAccount(world, { selection, billing: "client_bill", state, hasPhysician: true }, undefined);
  } catch (error) {
    if (error instanceof ServiceError) return null;
    throw error;
  }
}
