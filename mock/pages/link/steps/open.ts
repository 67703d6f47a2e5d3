import { findProvider, type CatalogProvider } from "../../../catalog/providers.ts";
import { validateLinkToken } from "../../../domain/link/check-token.ts";
import {
  getLinkChoice,
  getSignInMethod,
  isProviderOffered,
} from "../../../domain/link/linkable-providers.ts";
import type { PageContext } from "../page-context.ts";
import type { StepResult } from "../step-result.ts";
import { buildCodeScreen } from "../views/code.ts";
import { buildListScreen } from "../views/list.ts";
import { buildRequestErrorScreen, buildUnsupportedScreen } from "../views/message-screens.ts";
import { buildSignInScreen } from "../views/sign-in.ts";
import { showTokenError } from "./show-outcome.ts";

/** Opens the page and validates the token. Shows the list, or the sign-in of the provider that the token names. */
export function openPage(context: PageContext): StepResult {
  const { error, record } = validateLinkToken(context.world, context.token);
  if (error !== null) return showTokenError(context, "form", error, null);
  const choice = getLinkChoice(record);
  return choice.kind === "one"
    ? showSignIn(context, choice.provider)
    : buildListScreen(context, choice.providers);
}

export function showProvider(context: PageContext, slug: string): StepResult {
  const { error, record } = validateLinkToken(context.world, context.token);
  if (error !== null) return showTokenError(context, "form", error, slug);
  const provider = findProvider(slug);
  return provider === undefined || !isProviderOffered(record, slug)
    ? buildNotOfferedScreen(context)
    : showSignIn(context, provider);
}

/** Shows the form for a code. Redirects to the sign-in when a new sign-in, here or in another tab, discarded the session. */
export function showCode(context: PageContext, slug: string): StepResult {
  const { error, record } = validateLinkToken(context.world, context.token);
  if (error !== null) return showTokenError(context, "form", error, slug);
  const provider = findProvider(slug);
  const session = record.mfa;
  if (provider === undefined || !isProviderOffered(record, slug)) return buildNotOfferedScreen(context);
  return session?.provider === slug
    ? buildCodeScreen(context, provider, session)
    : { location: context.urls.provider(slug) };
}

/** Builds the screen for a provider that does not exist or that the token's filter excludes. */
export function buildNotOfferedScreen({ urls }: PageContext): StepResult {
  return buildRequestErrorScreen(
    404,
    "Not offered here",
    "This link does not offer that provider.",
    urls.open,
  );
}

function showSignIn(context: PageContext, provider: CatalogProvider): StepResult {
  const method = getSignInMethod(provider);
  switch (method) {
    case "oauth":
      return { location: context.urls.consent(provider.slug) };
    case "password":
    case "email":
      return buildSignInScreen(context, provider, method);
    case "unsupported":
      return buildUnsupportedScreen(context, provider);
  }
}
