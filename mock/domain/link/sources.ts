import {
  getCatalogProvider,
  providers,
  type CatalogAuthType,
  type CatalogProvider,
} from "../../catalog/providers.ts";
import type { LinkTokenRecord } from "./table.ts";

/** What a browser needs to connect a provider: the provider's own consent page, a form, or what no browser has. */
export type SignIn = "consent" | "password" | "email" | "elsewhere";

const signIns: Readonly<Record<NonNullable<CatalogAuthType>, SignIn>> = {
  oauth: "consent",
  team_oauth: "consent",
  password: "password",
  email: "email",
  // Both need the user's phone: the one its health store, the other the provider's own app.
  sdk: "elsewhere",
  app: "elsewhere",
};

/** How a user signs in to a provider. */
export function signInOf({ auth_type }: CatalogProvider): SignIn {
  return auth_type === null ? "elsewhere" : signIns[auth_type];
}

/** All providers that can be linked in a browser. */
export const linkable: readonly CatalogProvider[] = providers.filter((one) => signInOf(one) !== "elsewhere");

/** What the link page shows first: the sign-in of one provider, or a list to choose from. */
export type LinkChoice =
  | { readonly kind: "one"; readonly provider: CatalogProvider }
  | { readonly kind: "list"; readonly providers: readonly CatalogProvider[] };

/** What a token lets the link page show. Programmatic steps take no notice of it. */
export function choiceOf({ provider, filter_on_providers: filter }: LinkTokenRecord): LinkChoice {
  if (provider !== null) return { kind: "one", provider: getCatalogProvider(provider) };
  const listed = filter === null ? linkable : linkable.filter(({ slug }) => filter.includes(slug));
  return { kind: "list", providers: listed };
}

/** Whether the link page of a token may connect a provider: an address that was typed in must not get round the filter. */
export function offers(record: LinkTokenRecord, slug: string): boolean {
  const choice = choiceOf(record);
  const offered = choice.kind === "one" ? [choice.provider] : choice.providers;
  return offered.some((provider) => provider.slug === slug);
}
