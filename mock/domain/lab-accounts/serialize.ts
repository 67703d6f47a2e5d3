import type * as wire from "../../../src/generated/types.ts";
import { getLabsById } from "../../catalog/labs/labs.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import type { World } from "../world.ts";
import type { LabAccountRecord } from "./table.ts";

/** Serializes a lab account as the API returns it. The organization is the team's. */
export function serializeLabAccount(world: World, account: LabAccountRecord): wire.LabAccount {
  const billing = Object.entries(account.allowed_billing).map(([type, states]) => [type, [...states]]);
  return {
    id: account.lab_account_id,
    lab: getLabsById().get(account.lab_id)?.slug ?? "manual",
    org_id: deriveUuid(world.team.id, "organization", 1),
    status: account.status,
    delegated_flow: account.delegated_flow,
    provider_account_id: account.provider_account_id,
    account_name: account.account_name,
    default_clinical_notes: account.default_clinical_notes,
    business_units: account.business_units === null ? null : [...account.business_units],
    allowed_billing: Object.fromEntries(billing),
    team_id_allowlist: [world.team.id],
  };
}
