/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/lab-accounts
 */
import type { Call } from "../transport/call.ts";
import { labAccounts } from "../generated/descriptors.ts";
import type { LabAccountList, LabAccountsListQuery } from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** The team's accounts with labs. */
export interface LabAccounts {
  /**
   * Lists the team's lab accounts in one response. Without a filter it includes every status.
   * Operation `labAccounts.list`.
   * @param query - `lab_account_id` selects one account, `status` those with that status. `status` is case-insensitive; the response
   * has it in lower case.
   * @throws the errors of any call.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * const { data = [] } = await client.labAccounts.list({ status: "active" });
   * for (const { id, lab, allowed_billing } of data) console.log(id, lab, allowed_billing.client_bill?.length);
   * ```
   */
  list(query?: LabAccountsListQuery, options?: CallOptions): Call<LabAccountList>;
}

/** Creates the resource of lab accounts on a transport. */
export const createLabAccounts = (send: Transport): LabAccounts =>
  openResource(send, "labAccounts", labAccounts).methods;
