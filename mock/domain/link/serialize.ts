import {
  placeholderLogo,
  getCatalogProvider,
  getProviderSlugs,
  type CatalogProvider,
} from "../../catalog/providers.ts";
import type { Connection } from "../connections/table.ts";
import { buildOAuthUrl } from "./oauth.ts";
import type { LinkOutcome } from "./outcome.ts";
import { getLinkableProviders, getSignInMethod, type SignInMethod } from "./linkable-providers.ts";
import type { LinkTokenRecord } from "./table.ts";
import { buildLinkWebUrl } from "./tokens.ts";

export function serializeLinkToken(record: LinkTokenRecord, linkUrl: string) {
  return { link_token: record.token, link_web_url: buildLinkWebUrl(linkUrl, record.token) };
}

export function serializeDemoConnection(connection: Connection) {
  return {
    success: true,
    detail: `Connected to ${getCatalogProvider(connection.provider).name} with demo data.`,
  };
}

/** Serializes the outcome of a link step. `provider_mfa` is absent, not null, when no second factor is pending. */
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

const regionField = { label: "Region", type: "select", required: false };

/** Form fields by sign-in method. The forms of the link page have the same fields. */
const formComponents = {
  oauth: {},
  password: {
    username: { label: "User name", type: "text", required: true },
    password: { label: "Password", type: "password", required: true },
    region: regionField,
  },
  email: { email: { label: "E-mail", type: "email", required: true }, region: regionField },
  unsupported: {},
} as const satisfies Readonly<Record<SignInMethod, object>>;

/** Serializes every linkable provider. Without a token the OAuth URLs are null, because they need a user. */
export function serializeLinkSources(token: string | null, linkUrl: string) {
  return getLinkableProviders().map((provider) => {
    const method = getSignInMethod(provider);
    const url = token === null ? null : buildOAuthUrl(linkUrl, token, provider.slug);
    return {
      ...serializeProviderHead(provider),
      oauth_url: method === "oauth" ? url : null,
      auth_type: provider.auth_type,
      form_components: formComponents[method],
    };
  });
}

export function serializeOAuthSource(provider: CatalogProvider, token: string, linkUrl: string) {
  return {
    ...serializeProviderHead(provider),
    group: null,
    oauth_url: buildOAuthUrl(linkUrl, token, provider.slug),
    auth_type: provider.auth_type,
    source_type: provider.source_type,
    is_active: true,
    backfill_num_days: provider.backfill_days,
  };
}

function serializeProviderHead({ slug, name, description, logo }: CatalogProvider) {
  return { id: getProviderSlugs().indexOf(slug) + 1, name, slug, description, logo: logo ?? placeholderLogo };
}
