import { labAccounts } from "../generated/descriptors.ts";
import type { LabAccountsOperations } from "../generated/resources.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** The team's accounts with labs. */
export interface LabAccounts extends LabAccountsOperations {}

/** Creates the resource of lab accounts on a transport. */
export const createLabAccounts = (send: Transport): LabAccounts =>
  openResource(send, "labAccounts", labAccounts).methods;
