import type { BillType } from "../../../catalog/labs/lab.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import { resolveAccount, listAccountsAtLab } from "../../lab-accounts/accounts.ts";
import { getOrderableItems } from "../../lab-accounts/orderable-items.ts";
import type { LabAccountRecord } from "../../lab-accounts/table.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { Selection } from "./selection.ts";

/** What an order asks of the account that it goes through. */
export interface AccountRequirements {
  readonly selection: Selection;
  readonly billing: BillType;
  /** Where the patient lives; null where that does not matter, as for a sample that is taken already. */
  readonly state: string | null;
  /** Where the request says so, for messages. @default "patient_address.state" */
  readonly stateField?: string;
  readonly hasPhysician: boolean;
  /** Whether an account that is not open yet will do. */
  readonly pending: boolean;
}

/** Where requests name an account: by itself, or with what is ordered. */
export interface NamedAccount {
  readonly lab_account_id?: string | null;
  readonly order_set?: { readonly lab_account_id?: string | null } | null;
}

/** The account that a request names; undefined where it names none. */
export function findNamedAccount(world: World, naming: NamedAccount): LabAccountRecord | undefined {
  const own = resolveAccount(world, naming.lab_account_id);
  const ofSet = resolveAccount(world, naming.order_set?.lab_account_id);
  if (own !== undefined && ofSet !== undefined && own !== ofSet) {
    throw createBadRequestError(
      "lab_account_id and order_set.lab_account_id name two accounts: give one of them.",
    );
  }
  return own ?? ofSet;
}

interface Condition {
  readonly holds: (account: LabAccountRecord, need: AccountRequirements) => boolean;
  /** What a caller is told who named an account for which it does not hold. */
  readonly message: string;
}

/** What an account has to be, in the order in which it is told. */
const conditions: readonly Condition[] = [
  {
    holds: ({ lab_id }, { selection }) => lab_id === selection.lab_id,
    message: "lab_account_id is of another laboratory than what is ordered.",
  },
  {
    holds: ({ status }, { pending }) => status === "active" || (pending && status === "pending"),
    message: "lab_account_id is of an account that is not active. Imports alone take pending accounts.",
  },
  {
    holds: ({ allowed_billing: allowed }, { billing }) => (allowed[billing] ?? []).length > 0,
    message: "lab_account_id is of an account that does not allow this billing_type.",
  },
  {
    holds: ({ allowed_billing: allowed }, { billing, state }) =>
      state === null || (allowed[billing] ?? []).includes(state),
    message:
      "lab_account_id is of an account that does not serve the patient's state with this billing_type.",
  },
  {
    holds: (account, { selection }) => canOrder(account, selection),
    message: "lab_account_id is of an account that cannot order all of this.",
  },
  {
    holds: ({ delegated_flow: flow }, { hasPhysician }) =>
      hasPhysician || (flow !== "order_delegated" && flow !== "fully_delegated"),
    message: "physician is missing: the lab account leaves it to the team who orders.",
  },
];

function canOrder(account: LabAccountRecord, { tests, added }: Selection): boolean {
  const items = getOrderableItems(account);
  return tests.every((test) => items.hasLabTest(test)) && added.every((marker) => items.hasMarker(marker));
}

/**
 * The account that an order goes through: the one that was named, or else the team's oldest active one that fits, or else
 * the service's own, which is null.
 * @throws Refusal of 400 where the one that was named does not fit, or none does
 */
export function chooseAccount(
  world: World,
  need: AccountRequirements,
  account: LabAccountRecord | undefined,
): LabAccountRecord | null {
  if (account !== undefined) {
    const broken = conditions.find(({ holds }) => !holds(account, need));
    if (broken !== undefined) throw createBadRequestError(broken.message);
    return account;
  }
  const usual: AccountRequirements = { ...need, pending: false };
  const fitting = listAccountsAtLab(world, need.selection.lab_id).find((own) =>
    conditions.every(({ holds }) => holds(own, usual)),
  );
  if (fitting !== undefined) return fitting;
  assertPlatformAccountFits(need);
  return null;
}

/** The service's own account allows all that the laboratory does. */
function assertPlatformAccountFits({
  selection,
  billing,
  state,
  stateField = "patient_address.state",
}: AccountRequirements): void {
  const served = getLabsById().get(selection.lab_id)?.billing[billing] ?? [];
  if (served.length === 0)
    throw createBadRequestError("billing_type: no account at this laboratory allows it.");
  if (state !== null && !served.includes(state)) {
    throw createBadRequestError(
      `${stateField}: no account at this laboratory serves this state with this billing_type.`,
    );
  }
}
