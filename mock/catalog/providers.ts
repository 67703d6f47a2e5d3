import { entries, type CatalogProvider } from "./entry.ts";
import { oauthRows } from "./providers-oauth.ts";
import { appRows, emailRows, manualRows, sdkRows, teamOauthRows } from "./providers-other.ts";
import { passwordRows } from "./providers-password.ts";

export { placeholderLogo, sourceTypes } from "./entry.ts";
export type { CatalogAuthType, CatalogProvider, CatalogSourceType } from "./entry.ts";
export type { ResourceScopes } from "./scopes.ts";

/** Every provider that the mock knows, in the order of the document. All of them are made up. */
export const providers: readonly CatalogProvider[] = [
  ...entries("oauth", oauthRows),
  ...entries("password", passwordRows),
  ...entries("email", emailRows),
  ...entries("team_oauth", teamOauthRows),
  ...entries("sdk", sdkRows),
  ...entries("app", appRows),
  ...entries(null, manualRows),
];

const bySlug: ReadonlyMap<string, CatalogProvider> = new Map(providers.map((entry) => [entry.slug, entry]));

/** The provider of a slug; undefined if there is none. */
export function findProvider(slug: string): CatalogProvider | undefined {
  return bySlug.get(slug);
}

/** The provider of a slug that is known to exist, such as the one of a stored connection. */
export function providerOf(slug: string): CatalogProvider {
  const entry = bySlug.get(slug);
  if (entry === undefined) throw new Error(`The catalog has no provider ${slug}.`);
  return entry;
}

/** Slugs of all providers, in the order of the document. */
export const providerSlugs: readonly string[] = providers.map((entry) => entry.slug);
