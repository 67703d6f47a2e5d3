import type { LabAccount } from "../../src/generated/types.ts";
import type { World } from "../domain/world.ts";
import { type AccountFields, createAccount, updateAccount } from "../domain/lab-accounts/account-rules.ts";
import { type AccountFilter, listAccounts } from "../domain/lab-accounts/accounts.ts";
import { serializeLabAccount } from "../domain/lab-accounts/wire.ts";

/** A lab account by its id or by anything that carries it, such as the list's own element. */
export type LabAccountRef = string | { readonly id: string };

/** What a test sets of a lab account; what is left out stays, or is as usual in a new one. */
export interface LabAccountFields {
  /** @default "active" */
  readonly status?: "active" | "pending" | "suspended" | "ready_to_launch";
  /** @default "not_delegated" */
  readonly delegated_flow?: "order_delegated" | "result_delegated" | "fully_delegated" | "not_delegated";
  /** The lab's own number of the account. @default synthetic */
  readonly provider_account_id?: string;
  readonly account_name?: string | null;
  /** Comments that requisitions carry below the order's own. */
  readonly default_clinical_notes?: string | null;
  readonly business_units?: readonly string[] | null;
  /** States by billing type; what is not named is not allowed. @default all that the lab allows */
  readonly allowed_billing?: AccountFields["allowed_billing"];
  /** Ids of markers that it cannot order, nor any lab test that has them. @default none */
  readonly without_markers?: readonly number[];
  /** Ids of lab tests that it cannot order. @default none */
  readonly without_lab_tests?: readonly string[];
}

/** A lab account that a test opens. */
export interface LabAccountSeed extends LabAccountFields {
  /** Slug of the lab. */
  readonly lab: string;
}

/** Which lab accounts to list. */
export interface LabAccountFilter {
  readonly lab_account_id?: string;
  /** In any case. */
  readonly status?: string;
}

/** `mock.labAccounts`: the team's accounts with labs. */
export interface LabAccountsFacade {
  /** Lists the accounts, oldest first, including those that every team starts with. */
  list(filter?: LabAccountFilter): LabAccount[];
  /** Creates an account. Throws a TypeError when the lab or a value is unknown. */
  create(seed: LabAccountSeed): LabAccount;
  /** Updates the given fields of an account. */
  set(account: LabAccountRef, changes: LabAccountFields): LabAccount;
}

/** Creates `mock.labAccounts`. */
export function createLabAccountsFacade(world: World): LabAccountsFacade {
  return {
    list: (filter: AccountFilter = {}) =>
      listAccounts(world, filter).map((account) => serializeLabAccount(world, account)),
    create: (seed) => serializeLabAccount(world, createAccount(world, seed)),
    set: (account, changes) => {
      const id = typeof account === "string" ? account : account.id;
      return serializeLabAccount(world, updateAccount(world, id, changes));
    },
  };
}
