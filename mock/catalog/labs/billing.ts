import type { AccountRow } from "./account-rows.ts";
import type { BillType, Lab } from "./lab.ts";

/** States by way of paying; a way that is allowed nowhere is left out. */
export type AllowedBilling = Readonly<Partial<Record<BillType, readonly string[]>>>;

/** Ways of paying, in the order of the document. */
export const billTypes = [
  "client_bill",
  "commercial_insurance",
  "patient_bill_passthrough",
  "patient_bill",
] as const satisfies readonly BillType[];

/** What an account allows: what its laboratory does, but for the ways that the account narrows. */
export function getAllowedBilling(lab: Lab, narrower: AccountRow["narrower"]): AllowedBilling {
  const allowed: Partial<Record<BillType, readonly string[]>> = {};
  for (const type of billTypes) {
    const states = narrower[type] ?? lab.billing[type];
    if (states.length > 0) allowed[type] = states;
  }
  return allowed;
}
