import { buildProviders, type CatalogProvider } from "./catalog-provider.ts";
import { oauthRows } from "./providers-oauth.ts";
import { appRows, emailRows, manualRows, sdkRows, teamOauthRows } from "./providers-other.ts";
import { passwordRows } from "./providers-password.ts";

export { placeholderLogo, sourceTypes } from "./catalog-provider.ts";
export type { CatalogAuthType, CatalogProvider } from "./catalog-provider.ts";
export type { ResourceScopes } from "./scopes.ts";

/** Every provider that the mock knows, in the order of the document. All of them are made up. */
export const providers: readonly CatalogProvider[] = [
  ...buildProviders("oauth", oauthRows),
  ...buildProviders("password", passwordRows),
  ...buildProviders("email", emailRows),
  ...buildProviders("team_oauth", teamOauthRows),
  ...buildProviders("sdk", sdkRows),
  ...buildProviders("app", appRows),
  ...buildProviders(null, manualRows),
];

const bySlug: ReadonlyMap<string, CatalogProvider> = new Map(providers.map((entry) => [entry.slug, entry]));

/** The provider of a slug; undefined if there is none. */
export function findProvider(slug: string): CatalogProvider | undefined {
  return bySlug.get(slug);
}

/** The provider of a slug that is known to exist, such as the one of a stored connection. */
export function getCatalogProvider(slug: string): CatalogProvider {
  const entry = bySlug.get(slug);
  if (entry === undefined) throw new Error(`The catalog has no provider ${slug}.`);
  return entry;
}

/** Slugs of all providers, in the order of the document. */
export const providerSlugs: readonly string[] = providers.map((entry) => entry.slug);
