import type { ServiceCenter } from "../../catalog/service-centers/service-center.ts";
import type { LabAccountRecord } from "../lab-accounts/table.ts";

/** What an account at a laboratory may be used for. */
export type AccountTerms = Pick<LabAccountRecord, "lab_id" | "status" | "allowed_billing">;

/**
 * Whether orders through an account can be drawn at a center: they are of one laboratory, the account is active, and some way
 * of paying that the center takes is open to the account in the center's state.
 */
export function canUseServiceCenter(account: AccountTerms, center: ServiceCenter): boolean {
  return (
    account.status === "active" &&
    account.lab_id === center.lab_id &&
    center.supported_bill_types.some((type) => account.allowed_billing[type]?.includes(center.state))
  );
}
