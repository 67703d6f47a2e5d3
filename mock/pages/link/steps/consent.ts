import { findProvider, type CatalogProvider } from "../../../catalog/providers.ts";
import { validateLinkToken } from "../../../domain/link/check-token.ts";
import { getSignInMethod } from "../../../domain/link/linkable-providers.ts";
import { beginOAuth, completeOAuth } from "../../../domain/link/oauth.ts";
import { createBadRequestError } from "../../../domain/service-error.ts";
import type { PageContext } from "../page-context.ts";
import type { StepResult } from "../step-result.ts";
import { buildConsentScreen } from "../views/consent.ts";
import { buildNotOfferedScreen } from "./open.ts";
import { showOutcome, showTokenError } from "./show-outcome.ts";

/**
 * Shows a provider's consent page. It ignores the token's filter: it stands for the provider's own site, and `link.oauth` returns
 * its URL for every OAuth provider.
 */
export function showConsent(context: PageContext, slug: string): StepResult {
  const provider = findOAuthProvider(slug);
  if (provider === null) return buildNotOfferedScreen(context);
  const { error } = validateLinkToken(context.world, context.token);
  if (error !== null) return showTokenError(context, "consent", error, slug);
  beginOAuth(context.world, context.token, slug);
  return buildConsentScreen(context, provider);
}

/** Handles the user's decision on a consent page. Deny grants no scope. */
export function submitConsent(context: PageContext, slug: string): StepResult {
  if (findOAuthProvider(slug) === null) return buildNotOfferedScreen(context);
  const { world, token, form } = context;
  const decision = form.get("decision");
  if (decision !== "allow" && decision !== "deny") throw createBadRequestError("The form has no decision.");
  const granted = decision === "allow" ? form.getAll("scope") : [];
  const username = form.get("username") ?? undefined;
  return showOutcome(context, "consent", completeOAuth(world, token, { provider: slug, granted, username }));
}

function findOAuthProvider(slug: string): CatalogProvider | null {
  const provider = findProvider(slug);
  return provider !== undefined && getSignInMethod(provider) === "oauth" ? provider : null;
}
