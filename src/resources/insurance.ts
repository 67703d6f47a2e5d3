import { insurance } from "../generated/descriptors.ts";
import type { InsuranceOperations } from "../generated/resources.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** Insurance of users, to pay for orders. Every method throws the errors of any call; `@throws` lists those specific to it. */
export interface Insurances extends InsuranceOperations {}

/** Creates the resource of insurance on a transport. */
export const createInsurance = (send: Transport): Insurances =>
  openResource(send, "insurance", insurance).methods;
