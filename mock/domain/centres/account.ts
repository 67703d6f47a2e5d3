import type { Centre } from "../../catalog/centres/centre.ts";
import type { LabAccountRecord } from "../laboratory/table.ts";

/** What an account at a laboratory may be used for. */
export type AccountTerms = Pick<LabAccountRecord, "lab_id" | "status" | "allowed_billing">;

/**
 * Whether orders through an account can be drawn at a centre: they are of one laboratory, the account is active, and some way
 * of paying that the centre takes is open to the account in the centre's state.
 */
export function canUse(account: AccountTerms, centre: Centre): boolean {
  return (
    account.status === "active" &&
    account.lab_id === centre.lab_id &&
    centre.supported_bill_types.some((type) => account.allowed_billing[type]?.includes(centre.state))
  );
}
