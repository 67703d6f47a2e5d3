import { providers } from "../generated/descriptors.ts";
import type { ProvidersOperations } from "../generated/resources.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** The catalog of data providers. */
export interface Providers extends ProvidersOperations {}

/** Creates the resource of the provider catalog on a transport. */
export const createProviders = (send: Transport): Providers =>
  openResource(send, "providers", providers).methods;
