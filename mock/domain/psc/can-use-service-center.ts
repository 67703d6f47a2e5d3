import type { ServiceCenter } from "../../catalog/service-centers/service-center.ts";
import type { LabAccountRecord } from "../lab-accounts/table.ts";

/** The fields of a lab account that decide which service centers it can use. */
export type AccountTerms = Pick<LabAccountRecord, "lab_id" | "status" | "allowed_billing">;

/**
 * Tells whether a lab account can use a service center. The account must be active and belong to the center's lab, and it
 * must allow a billing type that the center accepts in the center's state.
 */
export function canUseServiceCenter(account: AccountTerms, center: ServiceCenter): boolean {
  return (
    account.status === "active" &&
    account.lab_id === center.lab_id &&
    center.supported_bill_types.some((type) => account.allowed_billing[type]?.includes(center.state))
  );
}
