import type { ProvidersListQuery } from "../../../src/generated/types.ts";
import { getProviders, type CatalogProvider } from "../../catalog/providers.ts";
import { createFilter } from "../query.ts";

const matchesQuery = createFilter<CatalogProvider, ProvidersListQuery>({
  source_type: (entry, type) => entry.source_type === type,
});

export function listProviders(query: ProvidersListQuery): readonly CatalogProvider[] {
  return getProviders().filter((entry) => matchesQuery(entry, query));
}

export function serializeCatalogProvider(entry: CatalogProvider) {
  return {
    name: entry.name,
    slug: entry.slug,
    description: entry.description,
    logo: entry.logo,
    auth_type: entry.auth_type,
    supported_resources: entry.supported_resources,
  };
}
