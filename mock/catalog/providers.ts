import { parseProviders, type CatalogProvider } from "./catalog-provider.ts";

export { placeholderLogo } from "./catalog-provider.ts";
export type { CatalogAuthType, CatalogProvider } from "./catalog-provider.ts";
export type { ResourceScopes } from "./scopes.ts";

/** All providers, in the order of the OpenAPI document. All of them are fictional. */
export const providers: readonly CatalogProvider[] = parseProviders();

const bySlug: ReadonlyMap<string, CatalogProvider> = new Map(providers.map((entry) => [entry.slug, entry]));

export function findProvider(slug: string): CatalogProvider | undefined {
  return bySlug.get(slug);
}

/** Returns the provider of a known slug, such as that of a stored connection. Throws when there is none. */
export function getCatalogProvider(slug: string): CatalogProvider {
  const entry = bySlug.get(slug);
  if (entry === undefined) throw new Error(`The catalog has no provider ${slug}.`);
  return entry;
}

/** Slugs of all providers, in the order of the OpenAPI document. */
export const providerSlugs: readonly string[] = providers.map((entry) => entry.slug);
