import { providers, type CatalogProvider } from "../../catalog/providers.ts";

/** The catalog, or what of it is of one kind. */
export function listProviders(sourceType: string | null | undefined): readonly CatalogProvider[] {
  return sourceType == null ? providers : providers.filter((entry) => entry.source_type === sourceType);
}

/** A provider as the catalog answers it. */
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
