import { accountRows, belongsToPreset } from "../../catalog/labs/account-rows.ts";
import { getAllowedBilling } from "../../catalog/labs/billing.ts";
import { getLabsBySlug, type Lab } from "../../catalog/labs/labs.ts";
import type { Table } from "../../store/table.ts";
import { createNotFoundError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { LabAccountRecord } from "./table.ts";

type Accounts = Table<LabAccountRecord, never, "all" | "lab", "lab_account_id">;

/** The laboratory of a slug; the catalog's own rows name no other. */
export function getLabBySlug(slug: string): Lab {
  const lab = getLabsBySlug().get(slug);
  if (lab === undefined) throw new TypeError(`There is no laboratory "${slug}".`);
  return lab;
}

/** The team's accounts. Those that its world begins with are made at the first need, since most worlds have none. */
export function getLabAccounts(world: World): Accounts {
  const preset = world.pendingLabAccountPreset.get();
  if (preset !== null) {
    world.pendingLabAccountPreset.set(null);
    for (const row of accountRows.filter((account) => belongsToPreset(account, preset))) {
      const lab = getLabBySlug(row.lab);
      world.tables.labAccounts.insert({
        lab_account_id: world.ids.uuid("lab_account"),
        lab_id: lab.id,
        status: row.status,
        delegated_flow: row.delegated_flow,
        provider_account_id: row.provider_account_id,
        account_name: row.account_name,
        default_clinical_notes: row.default_clinical_notes,
        business_units: row.business_units,
        allowed_billing: getAllowedBilling(lab, row.narrower),
        template: row.key,
        without_markers: [],
        without_lab_tests: [],
        // They were there before the world began, whenever they are asked for first.
        created_at: 0,
      });
    }
  }
  return world.tables.labAccounts;
}

/** Which accounts to list; null and undefined are no filter. */
export interface AccountFilter {
  readonly lab_account_id?: string | null;
  /** In any case. */
  readonly status?: string | null;
}

/** The team's accounts that fit, the oldest first. */
export function listAccounts(world: World, filter: AccountFilter = {}): readonly LabAccountRecord[] {
  const accounts = getLabAccounts(world);
  const id = filter.lab_account_id?.toLowerCase() ?? null;
  const status = filter.status?.toLowerCase() ?? null;
  const found = id === null ? accounts.all("all") : [accounts.get(id)].filter((row) => row !== undefined);
  return status === null ? found : found.filter((row) => row.status === status);
}

/** The team's accounts at a laboratory, the oldest first. */
export function listAccountsAtLab(world: World, labId: number): readonly LabAccountRecord[] {
  return getLabAccounts(world).all("lab", String(labId));
}

/**
 * The account that a call asked for; undefined where it asked for none.
 * @throws Refusal of 404 where the team has no such account
 */
export function resolveAccount(world: World, id: string | null | undefined): LabAccountRecord | undefined {
  if (id == null) return undefined;
  const account = getLabAccounts(world).get(id.toLowerCase());
  if (account === undefined) throw createNotFoundError("Lab account");
  return account;
}
