import { findSignInOutcome } from "../../catalog/link-credentials.ts";
import { getCatalogProvider, type CatalogProvider } from "../../catalog/providers.ts";
import { listAvailableResources } from "../connections/availability.ts";
import { buildConsent, getProvider, type ConnectInput } from "../connections/rules.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import { openLink, requireLink } from "./admission.ts";
import { finishLink } from "./connect.ts";
import { refused, type LinkOutcome } from "./outcome.ts";
import { signInOf } from "./sources.ts";
import type { LinkTokenRecord } from "./table.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";

/** What the user decides on the provider's own page. */
export interface ConsentInput extends Pick<ConnectInput, "granted" | "denied"> {
  /** Slug. @default the provider whose address was asked for last, or the one that the token names */
  readonly provider?: string;
  /** Account that signs in; one of the made-up names brings about the error that it is named after. @default any other */
  readonly username?: string;
}

/** Address of a provider's own sign-in page, which the mock keeps under its link page. */
export function oauthAddress(linkUrl: string, token: string, provider: string): string {
  const page = `${trimTrailingSlashes(linkUrl)}/oauth/${encodeURIComponent(provider)}`;
  return `${page}?state=${encodeURIComponent(token)}`;
}

/** Begins a sign-in at the provider's own page; refused with 401 where the token is no good. */
export function beginOAuth(world: World, token: string, provider: string): LinkTokenRecord {
  requireLink(world, token);
  return world.tables.linkTokens.update(token, { oauth_provider: consenting(provider).slug });
}

/** Does what the provider's own page does when the user has decided: all scopes are granted unless the input says otherwise. */
export function completeOAuth(world: World, token: string, input: ConsentInput = {}): LinkOutcome {
  const { fault, record } = openLink(world, token);
  const slug = input.provider ?? begun(record);
  if (fault !== null) return refused({ record, provider: slug }, fault);
  if (slug === null) {
    const text = "No sign-in at a provider's own page was begun with this link token.";
    return refused({ record, provider: null }, "token_not_validated", text);
  }
  const provider = consenting(slug);
  const accepted = { record, provider: slug };
  const reception = findSignInOutcome(input.username ?? "");
  if ("refuse" in reception) return refused(accepted, reception.refuse);
  const consent = buildConsent(provider, input);
  const asked = { provider: slug, resources: provider.supported_resources, ...consent };
  if (listAvailableResources(asked).length === 0) return refused(accepted, "required_scopes_not_granted");
  return finishLink(world, accepted, consent);
}

/** The provider that a consent is for when nobody says so. */
function begun(record: LinkTokenRecord | null): string | null {
  if (record === null) return null;
  if (record.oauth_provider !== null) return record.oauth_provider;
  const named = record.provider;
  return named !== null && signInOf(getCatalogProvider(named)) === "consent" ? named : null;
}

function consenting(slug: string): CatalogProvider {
  const provider = getProvider(slug);
  if (signInOf(provider) === "consent") return provider;
  throw createBadRequestError(`${provider.name} has no sign-in page of its own.`);
}
