import type { ResourceAvailability, ScopeRequirements } from "../../../src/generated/types.ts";
import { getCatalogProvider, type CatalogProvider, type ResourceScopes } from "../../catalog/providers.ts";
import type { ResourceName } from "../../catalog/resources.ts";
import type { Connection } from "./table.ts";

/** The fields of a connection that decide which resources are available. */
export type ScopeConsent = Pick<Connection, "provider" | "resources" | "granted" | "denied">;

/**
 * Returns the availability of every requested resource of a connection, in the order of the catalog. A resource is unavailable
 * when a required scope is denied.
 */
export function getResourceAvailability(connection: ScopeConsent): Record<string, ResourceAvailability> {
  return Object.fromEntries(listAvailability(connection));
}

export function listAvailableResources(connection: ScopeConsent): ResourceName[] {
  return listAvailability(connection)
    .filter(([, { status }]) => status === "available")
    .map(([name]) => name);
}

function listAvailability(connection: ScopeConsent): [ResourceName, ResourceAvailability][] {
  const { scopes, supported_resources } = getCatalogProvider(connection.provider);
  const requested = new Set(connection.resources);
  return supported_resources
    .filter((name) => requested.has(name))
    .map((name) => [name, checkScopes(scopes?.[name] ?? null, connection)]);
}

export function listScopes(provider: CatalogProvider): string[] {
  const all = Object.values(provider.scopes ?? {});
  return [...new Set(all.flatMap(({ required, optional }) => [...required, ...optional]))];
}

function checkScopes(scopes: ResourceScopes | null, { granted, denied }: ScopeConsent): ResourceAvailability {
  if (scopes === null) return { status: "available", scope_requirements: null };
  const userDenied = selectScopes(scopes, denied);
  return {
    status: userDenied.required.length > 0 ? "unavailable" : "available",
    scope_requirements: { user_granted: selectScopes(scopes, granted), user_denied: userDenied },
  };
}

function selectScopes(scopes: ResourceScopes, chosen: readonly string[]): ScopeRequirements {
  return {
    required: scopes.required.filter((scope) => chosen.includes(scope)),
    optional: scopes.optional.filter((scope) => chosen.includes(scope)),
  };
}
