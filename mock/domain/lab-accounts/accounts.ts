import type * as wire from "../../../src/generated/types.ts";
import type { LabAccountsListQuery } from "../../../src/generated/types.ts";
import { getPresetAccounts } from "../../catalog/labs/accounts.ts";
import { getLabsBySlug, type Lab, getLab } from "../../catalog/labs/labs.ts";
import type { Table } from "../../store/table.ts";
import { createFilter } from "../query.ts";
import { orNotFound } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LabAccountRecord } from "./table.ts";
import { deriveUuid } from "../../kernel/ids.ts";

type Accounts = Table<LabAccountRecord, never, "all" | "lab", "lab_account_id">;

/** Returns the lab with this slug. Throws a TypeError when there is none. */
export function getLabBySlug(slug: string): Lab {
  const lab = getLabsBySlug().get(slug);
  if (lab === undefined) throw new TypeError(`There is no lab "${slug}".`);
  return lab;
}

/** Returns the team's accounts. Creates those of the world's preset on first use, because most worlds need none. */
export function getLabAccounts(world: World): Accounts {
  const preset = world.pendingLabAccountPreset.get();
  if (preset !== null) {
    world.pendingLabAccountPreset.set(null);
    for (const { preset: worlds, ...account } of getPresetAccounts()) {
      if (preset !== "demo" && worlds === "demo") continue;
      // The accounts existed before the world began, whenever they are first used.
      const lab_account_id = world.ids.uuid("lab_account");
      world.tables.labAccounts.insert({ lab_account_id, ...account, created_at: 0 });
    }
  }
  return world.tables.labAccounts;
}

/** Filters of the list of accounts, in any case; null and undefined mean no filter. */
export type AccountFilter = { readonly [Name in keyof LabAccountsListQuery]: string | null };

const matchesFilter = createFilter<LabAccountRecord, AccountFilter>({
  lab_account_id: (row, id) => row.lab_account_id === id.toLowerCase(),
  status: (row, status) => row.status === status.toLowerCase(),
});

/** Lists the team's accounts that match a filter, oldest first. */
export function listAccounts(world: World, filter: AccountFilter = {}): readonly LabAccountRecord[] {
  return getLabAccounts(world)
    .all("all")
    .filter((account) => matchesFilter(account, filter));
}

/** Lists the team's accounts at a lab, oldest first. */
export function listAccountsAtLab(world: World, labId: number): readonly LabAccountRecord[] {
  return getLabAccounts(world).all("lab", String(labId));
}

/**
 * Returns the account with this id, or undefined when the id is null or undefined.
 * @throws ServiceError 404 when the team has no such account
 */
export function resolveAccount(world: World, id: string | null | undefined): LabAccountRecord | undefined {
  if (id == null) return undefined;
  return orNotFound("Lab account", getLabAccounts(world).get(id.toLowerCase()));
}

export function serializeLabAccount(world: World, account: LabAccountRecord): wire.LabAccount {
  const billing = Object.entries(account.allowed_billing).map(([type, states]) => [type, [...states]]);
  return {
    id: account.lab_account_id,
    lab: getLab(account.lab_id).slug,
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
