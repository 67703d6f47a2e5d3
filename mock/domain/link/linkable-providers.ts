import {
  getCatalogProvider,
  getProviders,
  type CatalogAuthType,
  type CatalogProvider,
} from "../../catalog/providers.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import type { LinkTokenRecord } from "./table.ts";

/** How a browser connects a provider: the provider's consent page, one of two forms, or not at all. */
export type SignInMethod = "oauth" | "password" | "email" | "unsupported";

const signInMethods: Readonly<Record<NonNullable<CatalogAuthType>, SignInMethod>> = {
  oauth: "oauth",
  team_oauth: "oauth",
  password: "password",
  email: "email",
  // Both need the user's phone: an SDK reads the phone's health store, an app links in the provider's own app.
  sdk: "unsupported",
  app: "unsupported",
};

export function getSignInMethod({ auth_type }: CatalogProvider): SignInMethod {
  return auth_type === null ? "unsupported" : signInMethods[auth_type];
}

export const getLinkableProviders: () => readonly CatalogProvider[] = buildOnce(() =>
  getProviders().filter((provider) => getSignInMethod(provider) !== "unsupported"),
);

/** The first screen of the link page: the sign-in of one provider, or a list of providers. */
export type LinkChoice =
  | { readonly kind: "one"; readonly provider: CatalogProvider }
  | { readonly kind: "list"; readonly providers: readonly CatalogProvider[] };

/** Returns what the link page shows first for a token. Programmatic steps ignore it. */
export function getLinkChoice({ provider, filter_on_providers: filter }: LinkTokenRecord): LinkChoice {
  if (provider !== null) return { kind: "one", provider: getCatalogProvider(provider) };
  const providers = getLinkableProviders();
  const listed = filter === null ? providers : providers.filter(({ slug }) => filter.includes(slug));
  return { kind: "list", providers: listed };
}

/** Tells whether the link page of a token may connect a provider, so that a typed URL cannot bypass the filter. */
export function isProviderOffered(record: LinkTokenRecord, slug: string): boolean {
  const choice = getLinkChoice(record);
  const offered = choice.kind === "one" ? [choice.provider] : choice.providers;
  return offered.some((provider) => provider.slug === slug);
}
