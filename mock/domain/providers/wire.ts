import type { CatalogProvider } from "../../catalog/providers.ts";

/** A provider as the catalog answers it. */
export function serializeProviderCatalog(entry: CatalogProvider) {
  return {
    name: entry.name,
    slug: entry.slug,
    description: entry.description,
    logo: entry.logo,
    auth_type: entry.auth_type,
    supported_resources: entry.supported_resources,
  };
}
