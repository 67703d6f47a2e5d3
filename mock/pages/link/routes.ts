import { type PageContext, type StepResult, findContextToken } from "./page-context.ts";
import { findProvider, type CatalogProvider } from "../../catalog/providers.ts";
import { validateLinkToken, getLinkTokenState } from "../../domain/link/check-token.ts";
import { getLinkChoice, getSignInMethod, isProviderOffered } from "../../domain/link/linkable-providers.ts";
import { buildCodeScreen, buildSignInScreen } from "./views/sign-in.ts";
import { buildListScreen } from "./views/list.ts";
import {
  buildRequestErrorScreen,
  buildUnsupportedScreen,
  buildClosedScreen,
  buildConnectedScreen,
  buildLinkErrorScreen,
} from "./views/message-screens.ts";
import { regionValues } from "../../../src/generated/enums.ts";
import { completeMfa, signInWithEmail, signInWithPassword } from "../../domain/link/sign-in.ts";
import { createBadRequestError } from "../../domain/service-error.ts";
import { beginOAuth, completeOAuth } from "../../domain/link/oauth.ts";
import { buildConsentScreen } from "./views/consent.ts";
import { findLiveConnection } from "../../domain/connections/rules.ts";
import { closeLink, getLinkRedirect, type LinkTrigger } from "../../domain/link/destination.ts";
import type { LinkTokenRecord } from "../../domain/link/table.ts";
import type { LinkErrorType } from "../../catalog/link-errors.ts";
import { createErrorOutcome, type LinkOutcome } from "../../domain/link/outcome.ts";

/** Handles a request. `slug` is the provider slug of the path, or an empty text. */
export type Step = (context: PageContext, slug: string) => StepResult;

/** The steps of one path, by method. */
export interface Route {
  readonly get?: Step;
  readonly post?: Step;
}

/** Routes by path below the page's own. A star stands for a provider slug. */
const routes: Readonly<Record<string, Route>> = {
  "/": { get: openPage },
  "/provider/*": { get: forOffered(showSignIn), post: submitSignIn },
  "/code/*": { get: forOffered(showCode), post: submitCode },
  "/oauth/*": { get: showConsent, post: submitConsent },
  "/connected/*": { get: showConnected },
  "/close": { post: closePage },
  "/closed": { get: buildClosedScreen },
};

export function findRoute(path: string): { readonly route: Route; readonly slug: string } | null {
  const [, name = "", slug, ...rest] = path.split("/");
  if (rest.length > 0) return null;
  const pattern = slug === undefined ? `/${name}` : `/${name}/*`;
  const route = Object.hasOwn(routes, pattern) ? routes[pattern] : undefined;
  // The slug is not decoded: slugs need no escapes, so an escaped slug names no provider.
  return route === undefined ? null : { route, slug: slug ?? "" };
}

/** Opens the page and validates the token. Shows the list, or the sign-in of the provider that the token names. */
function openPage(context: PageContext): StepResult {
  const { error, record } = validateLinkToken(context.world, context.token);
  if (error !== null) return showTokenError(context, "form", error, null);
  const choice = getLinkChoice(record);
  return choice.kind === "one"
    ? showSignIn(context, choice.provider)
    : buildListScreen(context, choice.providers);
}

/** Makes a step for a token that can be used and a provider that it offers. */
function forOffered(
  show: (context: PageContext, provider: CatalogProvider, record: LinkTokenRecord) => StepResult,
): Step {
  return (context, slug) => {
    const { error, record } = validateLinkToken(context.world, context.token);
    if (error !== null) return showTokenError(context, "form", error, slug);
    const provider = findProvider(slug);
    return provider === undefined || !isProviderOffered(record, slug)
      ? buildNotOfferedScreen(context)
      : show(context, provider, record);
  };
}

/** Shows the form for a code. Redirects to the sign-in when a new sign-in, here or in another tab, discarded the session. */
function showCode(context: PageContext, provider: CatalogProvider, { mfa }: LinkTokenRecord): StepResult {
  return mfa?.provider === provider.slug
    ? buildCodeScreen(context, provider, mfa)
    : { location: context.urls.provider(provider.slug) };
}

/** Builds the screen for a provider that does not exist or that the token's filter excludes. */
function buildNotOfferedScreen({ urls }: PageContext): StepResult {
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

function submitSignIn(context: PageContext, slug: string): StepResult {
  const provider = findProvider(slug);
  const method = provider === undefined || !isOffered(context, slug) ? null : getSignInMethod(provider);
  const { world, token, form } = context;
  const region = parseRegion(form.get("region"));
  if (method === "email") {
    const input = { email: form.get("email") ?? "", region };
    return showOutcome(context, "form", signInWithEmail(world, token, slug, input));
  }
  if (method !== "password") return buildNotOfferedScreen(context);
  const input = { username: form.get("username") ?? "", password: form.get("password") ?? "", region };
  return showOutcome(context, "form", signInWithPassword(world, token, slug, input));
}

/** Handles a submitted one-time code. */
function submitCode(context: PageContext, slug: string): StepResult {
  const provider = findProvider(slug);
  if (provider === undefined || getSignInMethod(provider) !== "password" || !isOffered(context, slug)) {
    return buildNotOfferedScreen(context);
  }
  const { world, token, form } = context;
  return showOutcome(context, "form", completeMfa(world, token, slug, form.get("code") ?? ""));
}

/** Tells whether the page may connect a provider. An unknown token has no filter; the rule reports what is wrong with it. */
function isOffered(context: PageContext, slug: string): boolean {
  const record = findContextToken(context);
  return record === null || isProviderOffered(record, slug);
}

const knownRegions: ReadonlySet<string> = new Set(regionValues);

/** Parses the region of a form. Returns null when the user leaves it to the provider. Throws for a region that is not offered. */
function parseRegion(region: string | null): string | null {
  if (region === null || region === "") return null;
  if (knownRegions.has(region)) return region;
  throw createBadRequestError("The form has an unknown region.");
}

/**
 * Shows a provider's consent page. It ignores the token's filter: it stands for the provider's own site, and `link.oauth` returns
 * its URL for every OAuth provider.
 */
function showConsent(context: PageContext, slug: string): StepResult {
  const provider = findOAuthProvider(slug);
  if (provider === null) return buildNotOfferedScreen(context);
  const { error } = validateLinkToken(context.world, context.token);
  if (error !== null) return showTokenError(context, "consent", error, slug);
  beginOAuth(context.world, context.token, slug);
  return buildConsentScreen(context, provider);
}

/** Handles the user's decision on a consent page. Deny grants no scope. */
function submitConsent(context: PageContext, slug: string): StepResult {
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

/** Handles the close button. */
function closePage(context: PageContext): StepResult {
  const outcome = closeLink(context.world, context.token);
  return { location: getLinkRedirect(findContextToken(context), "close", outcome) ?? context.urls.closed };
}

/** Shows the screen after a success, but only when this link created the connection: anyone can type its URL. */
function showConnected(context: PageContext, slug: string): StepResult {
  const record = findContextToken(context);
  const provider = findProvider(slug);
  if (record?.consumed_at == null || provider === undefined) return openPage(context);
  const connection = findLiveConnection(context.world, record.user_id, slug);
  return connection?.created_on === record.consumed_at ? buildConnectedScreen(provider) : openPage(context);
}

/** Turns an outcome into a screen or a redirect. */
function showOutcome(context: PageContext, trigger: LinkTrigger, outcome: LinkOutcome): StepResult {
  const record = findContextToken(context);
  // A wrong code ends nothing while the user can try again, so that `on_error` does not apply yet.
  const session = record?.mfa ?? null;
  const canRetryCode =
    outcome.error_type === "incorrect_mfa_code" && session !== null && session.provider === outcome.provider;
  if (canRetryCode) return buildRetryScreen(context, outcome, "incorrect_mfa_code");
  const location = getLinkRedirect(record, trigger, outcome);
  if (location !== null) return { location };
  const { provider, error_type: type } = outcome;
  // Redirect to the next screen, so that reloading it does not submit the form again.
  if (type === null && provider !== null) {
    const { urls } = context;
    return { location: outcome.state === "success" ? urls.connected(provider) : urls.code(provider) };
  }
  return buildRetryScreen(context, outcome, type ?? "provider_api_error");
}

function showTokenError(
  context: PageContext,
  trigger: LinkTrigger,
  type: LinkErrorType,
  provider: string | null,
): StepResult {
  const outcome = createErrorOutcome({ record: findContextToken(context), provider }, type);
  return trigger === "form"
    ? buildLinkErrorScreen(type, outcome, null)
    : showOutcome(context, trigger, outcome);
}

/** Shows the form again with the error, or only the error when no form can succeed. */
function buildRetryScreen(context: PageContext, outcome: LinkOutcome, type: LinkErrorType): StepResult {
  const state = getLinkTokenState(context.world, context.token);
  const isUsable = state === "validated" || state === "unvalidated";
  const provider = findProvider(outcome.provider ?? "");
  if (!isUsable || provider === undefined) return buildLinkErrorScreen(type, outcome, null);
  const session = findContextToken(context)?.mfa ?? null;
  if (session?.provider === provider.slug) return buildCodeScreen(context, provider, session, outcome);
  const method = getSignInMethod(provider);
  if (method === "password" || method === "email") {
    return buildSignInScreen(context, provider, method, outcome);
  }
  return buildLinkErrorScreen(type, outcome, context.urls.open);
}
