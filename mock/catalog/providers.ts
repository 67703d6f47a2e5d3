import { buildOnce } from "../kernel/build-once.ts";
import { indexBy } from "./labs/index-by.ts";
import { parseProviders, type CatalogProvider } from "./catalog-provider.ts";

export { placeholderLogo } from "./catalog-provider.ts";
export type { CatalogAuthType, CatalogProvider } from "./catalog-provider.ts";
export type { ResourceScopes } from "./scopes.ts";

/** All providers, in the order of the OpenAPI document. All of them are fictional. */
export const getProviders: () => readonly CatalogProvider[] = buildOnce(parseProviders);

const getProvidersBySlug = buildOnce(() => indexBy(getProviders(), ({ slug }) => slug));

export function findProvider(slug: string): CatalogProvider | undefined {
  return getProvidersBySlug().get(slug);
}

/** Returns the provider of a known slug, such as that of a stored connection. Throws when there is none. */
export function getCatalogProvider(slug: string): CatalogProvider {
  const entry = findProvider(slug);
  if (entry === undefined) throw new Error(`The catalog has no provider ${slug}.`);
  return entry;
}

/** Lists the slugs of all providers, in the order of the OpenAPI document. */
export const getProviderSlugs: () => readonly string[] = buildOnce(() =>
  getProviders().map(({ slug }) => slug),
);
