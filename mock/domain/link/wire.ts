import {
  placeholderLogo,
  getCatalogProvider,
  providerSlugs,
  type CatalogProvider,
} from "../../catalog/providers.ts";
import type { Connection } from "../connections/table.ts";
import { oauthAddress } from "./oauth.ts";
import type { LinkOutcome } from "./outcome.ts";
import { linkable, signInOf, type SignIn } from "./sources.ts";
import type { LinkTokenRecord } from "./table.ts";
import { linkWebUrl } from "./tokens.ts";

/** A link token as it is answered. */
export function serializeLinkToken(record: LinkTokenRecord, linkUrl: string) {
  return { link_token: record.token, link_web_url: linkWebUrl(linkUrl, record.token) };
}

/** A demo connection as it is answered. */
export function serializeDemoConnection(connection: Connection) {
  return {
    success: true,
    detail: `Connected to ${getCatalogProvider(connection.provider).name} with demo data.`,
  };
}

/** How a step ended, as it is answered. `provider_mfa` is left out, not null, where no second factor is asked for. */
export function serializeLinkOutcome(outcome: LinkOutcome, provider: string) {
  const { state, redirect_url, error_type, error, provider_mfa, provider_id } = outcome;
  return {
    state,
    redirect_url,
    error_type,
    error,
    ...(provider_mfa === null ? {} : { provider_mfa }),
    provider,
    connected: state === "success",
    provider_id,
  };
}

const region = { label: "Region", type: "select", required: false };

/** The fields that the link page asks for, too. */
const formComponents = {
  consent: {},
  password: {
    username: { label: "User name", type: "text", required: true },
    password: { label: "Password", type: "password", required: true },
    region,
  },
  email: { email: { label: "E-mail", type: "email", required: true }, region },
  elsewhere: {},
} as const satisfies Readonly<Record<SignIn, object>>;

/** Everything that can be linked. Without a token there is no user whom an address could be for. */
export function serializeLinkSources(token: string | null, linkUrl: string) {
  return linkable.map((provider) => {
    const signIn = signInOf(provider);
    const address = token === null ? null : oauthAddress(linkUrl, token, provider.slug);
    return {
      ...named(provider),
      oauth_url: signIn === "consent" ? address : null,
      auth_type: provider.auth_type,
      form_components: formComponents[signIn],
    };
  });
}

/** The provider whose own sign-in page was begun, and where that page is. */
export function serializeOAuthSource(provider: CatalogProvider, token: string, linkUrl: string) {
  return {
    ...named(provider),
    group: null,
    oauth_url: oauthAddress(linkUrl, token, provider.slug),
    auth_type: provider.auth_type,
    source_type: provider.source_type,
    is_active: true,
    backfill_num_days: provider.backfill_days,
  };
}

function named({ slug, name, description, logo }: CatalogProvider) {
  return { id: providerSlugs.indexOf(slug) + 1, name, slug, description, logo: logo ?? placeholderLogo };
}
