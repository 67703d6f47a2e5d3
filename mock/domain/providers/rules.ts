import { providers, type CatalogProvider } from "../../catalog/providers.ts";

/** The catalog, or what of it is of one kind. */
export function listProviders(sourceType: string | null | undefined): readonly CatalogProvider[] {
  return sourceType == null ? providers : providers.filter((entry) => entry.source_type === sourceType);
}
