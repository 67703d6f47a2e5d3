import { providers, type CatalogProvider } from "../../catalog/providers.ts";

/** Lists the providers of one source type, or all of them for null or undefined. */
export function listProviders(sourceType: string | null | undefined): readonly CatalogProvider[] {
  return sourceType == null ? providers : providers.filter((entry) => entry.source_type === sourceType);
}

/** Serializes a provider of the catalog. */
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
