/**
 * One resource of the client, for bundles without the others: see `createTransport` of `sanguine/transport`.
 *
 * @module sanguine/resources/providers
 */
import type { Call } from "../transport/call.ts";
import { providers } from "../generated/descriptors.ts";
import type { ProviderCatalogEntry, ProvidersListQuery } from "../generated/types.ts";
import type { CallOptions } from "../transport/options.ts";
import { openResource } from "../transport/resource.ts";
import type { Transport } from "../transport/transport.ts";

/** The catalog of data providers. */
export interface Providers {
  /**
   * Lists every provider that a user can connect, in one response: name, slug, description, logo (may be null), authentication
   * type and supported resources.
   * Operation `providers.list`.
   * @param query - `source_type` selects one type; null or absent selects all.
   * @throws the errors of any call.
   * @example
   * ```ts
   * import { createClient } from "sanguine";
   * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
   * for (const { name, slug, auth_type } of await client.providers.list({ source_type: "device" })) {
   *   console.log(name, slug, auth_type);
   * }
   * ```
   */
  list(query?: ProvidersListQuery, options?: CallOptions): Call<ProviderCatalogEntry[]>;
}

/** Creates the resource of the provider catalog on a transport. */
export const createProviders = (send: Transport): Providers =>
  openResource(send, "providers", providers).methods;
