import { billingTypeValues } from "../../../src/generated/enums.ts";
import type { AccountRow } from "./account-rows.ts";
import type { BillType, Lab } from "./lab.ts";

/** Allowed states by bill type. A bill type that is allowed nowhere is left out. */
export type AllowedBilling = Readonly<Partial<Record<BillType, readonly string[]>>>;

/** Returns what an account allows: its lab's billing, with the account's limits. */
export function getAllowedBilling(lab: Lab, billingLimits: AccountRow["billingLimits"]): AllowedBilling {
  const allowed: Partial<Record<BillType, readonly string[]>> = {};
  for (const type of billingTypeValues) {
    const states = billingLimits[type] ?? lab.billing[type];
    if (states.length > 0) allowed[type] = states;
  }
  return allowed;
}
