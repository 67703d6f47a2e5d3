import { findSignInOutcome } from "../../catalog/link-credentials.ts";
import { getCatalogProvider, type CatalogProvider } from "../../catalog/providers.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";
import { listAvailableResources } from "../connections/availability.ts";
import { buildConsent, getProvider, type ConnectInput } from "../connections/rules.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import { requireLinkToken, validateLinkToken } from "./check-token.ts";
import { getSignInMethod } from "./linkable-providers.ts";
import { createErrorOutcome, type LinkOutcome, finishLink } from "./outcome.ts";
import type { LinkTokenRecord } from "./table.ts";

/** The user's decision on a provider's consent page. */
export interface LinkConsentInput extends Pick<ConnectInput, "granted" | "denied"> {
  /** Provider slug. @default the provider of the last `link.oauth` call, or the one that the token names */
  readonly provider?: string;
  /** Account that signs in. An account of docs/link-testing.md triggers its link error. @default an account that succeeds */
  readonly username?: string;
}

export function buildOAuthUrl(linkUrl: string, token: string, provider: string): string {
  const page = `${trimTrailingSlashes(linkUrl)}/oauth/${encodeURIComponent(provider)}`;
  return `${page}?state=${encodeURIComponent(token)}`;
}

/** Starts a sign-in on a provider's consent page. Throws ServiceError 401 when the token is not usable. */
export function beginOAuth(world: World, token: string, provider: string): LinkTokenRecord {
  requireLinkToken(world, token);
  return world.tables.linkTokens.update(token, { oauth_provider: getOAuthProvider(provider).slug });
}

/** Completes a sign-in on a provider's consent page. Grants all scopes unless the input says otherwise. */
export function completeOAuth(world: World, token: string, input: LinkConsentInput = {}): LinkOutcome {
  const { error, record } = validateLinkToken(world, token);
  const slug = input.provider ?? findPendingProvider(record);
  if (error !== null) return createErrorOutcome({ record, provider: slug }, error);
  if (slug === null) {
    const text = "No sign-in at a provider was started with this link token.";
    return createErrorOutcome({ record, provider: null }, "token_not_validated", text);
  }
  const provider = getOAuthProvider(slug);
  const attempt = { record, provider: slug };
  const signIn = findSignInOutcome(input.username ?? "");
  if ("error" in signIn) return createErrorOutcome(attempt, signIn.error);
  const consent = buildConsent(provider, input);
  const available = listAvailableResources({
    provider: slug,
    resources: provider.supported_resources,
    ...consent,
  });
  if (available.length === 0) return createErrorOutcome(attempt, "required_scopes_not_granted");
  return finishLink(world, attempt, consent);
}

/** Returns the provider to complete when the input names none, or null when no sign-in was started. */
function findPendingProvider(record: LinkTokenRecord | null): string | null {
  if (record === null) return null;
  if (record.oauth_provider !== null) return record.oauth_provider;
  const { provider } = record;
  return provider !== null && getSignInMethod(getCatalogProvider(provider)) === "oauth" ? provider : null;
}

function getOAuthProvider(slug: string): CatalogProvider {
  const provider = getProvider(slug);
  if (getSignInMethod(provider) === "oauth") return provider;
  throw createBadRequestError(`${provider.name} has no OAuth sign-in.`);
}
