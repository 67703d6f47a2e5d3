import type { LabAccount } from "../../src/generated/types.ts";
import type { DelegatedFlow, LabAccountStatus } from "../catalog/labs/accounts.ts";
import { type AccountFields, createAccount, updateAccount } from "../domain/lab-accounts/account-rules.ts";
import { type AccountFilter, listAccounts, serializeLabAccount } from "../domain/lab-accounts/accounts.ts";
import { optional, required } from "./arguments/parameters.ts";
import * as seeds from "./arguments/seeds.ts";
import { type Area, method } from "./define-area.ts";

/** A lab account: its id, or an object with its id, such as an element of the list. */
export type LabAccountRef = string | { readonly id: string };

/** Fields of a lab account. Fields left out keep their values; in a new account they get default values. */
export interface LabAccountFields {
  /** @default "active" */
  readonly status?: LabAccountStatus;
  /** @default "not_delegated" */
  readonly delegated_flow?: DelegatedFlow;
  /** The lab's number of the account. @default synthetic */
  readonly provider_account_id?: string;
  readonly account_name?: string | null;
  /** Comments that requisitions print below the order's comments. */
  readonly default_clinical_notes?: string | null;
  readonly business_units?: readonly string[] | null;
  /** Allowed states by billing type. A billing type left out is not allowed. @default all that the lab allows */
  readonly allowed_billing?: AccountFields["allowed_billing"];
  /** Ids of markers that it cannot order. It cannot order lab tests with these markers either. @default none */
  readonly without_markers?: readonly number[];
  /** Ids of lab tests that it cannot order. @default none */
  readonly without_lab_tests?: readonly string[];
}

/** A new lab account. */
export interface LabAccountSeed extends LabAccountFields {
  /** Slug of the lab. */
  readonly lab: string;
}

/** Which lab accounts to list. */
export interface LabAccountFilter {
  readonly lab_account_id?: string;
  /** In upper or lower case. */
  readonly status?: string;
}

/** `mock.labAccounts`: the team's accounts with labs. */
export interface LabAccountsFacade {
  /** Lists the lab accounts, oldest first, including those that every team starts with. */
  list(filter?: LabAccountFilter): LabAccount[];
  /** Creates a lab account. Throws a TypeError when the lab or a value is unknown. */
  create(seed: LabAccountSeed): LabAccount;
  /** Updates the given fields of a lab account. */
  set(account: LabAccountRef, changes: LabAccountFields): LabAccount;
}

export const labAccountsArea: Area<LabAccountsFacade, LabAccountsFacade> = {
  list: method(
    "LabAccount[]",
    [optional("filter", seeds.accountFilter)],
    ({ world }, filter: AccountFilter = {}) =>
      listAccounts(world, filter).map((account) => serializeLabAccount(world, account)),
  ),
  create: method("LabAccount", [required("seed", seeds.accountSeed)], ({ world }, seed) =>
    serializeLabAccount(world, createAccount(world, seed)),
  ),
  set: method(
    "LabAccount",
    [required("account", seeds.idRef), required("changes", seeds.accountFields)],
    ({ world }, account, changes) => {
      const id = seeds.getId(account);
      return serializeLabAccount(world, updateAccount(world, id, changes));
    },
  ),
};
