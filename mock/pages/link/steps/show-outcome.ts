import type { LinkErrorType } from "../../../catalog/link-errors.ts";
import { findProvider } from "../../../catalog/providers.ts";
import { getLinkTokenState } from "../../../domain/link/check-token.ts";
import { getLinkDestination, type LinkTrigger } from "../../../domain/link/destination.ts";
import { getSignInMethod } from "../../../domain/link/linkable-providers.ts";
import { createErrorOutcome, type LinkOutcome } from "../../../domain/link/outcome.ts";
import { findContextToken, type PageContext } from "../page-context.ts";
import type { StepResult } from "../step-result.ts";
import { buildCodeScreen } from "../views/code.ts";
import { buildLinkErrorScreen } from "../views/message-screens.ts";
import { buildSignInScreen } from "../views/sign-in.ts";

/** Turns an outcome into a screen or a redirect. */
export function showOutcome(context: PageContext, trigger: LinkTrigger, outcome: LinkOutcome): StepResult {
  const record = findContextToken(context);
  // A wrong code ends nothing while the user can try again, so that `on_error` does not apply yet.
  const session = record?.mfa ?? null;
  const canRetryCode =
    outcome.error_type === "incorrect_mfa_code" && session !== null && session.provider === outcome.provider;
  if (canRetryCode) return buildRetryScreen(context, outcome, "incorrect_mfa_code");
  const destination = getLinkDestination(record, trigger, outcome);
  if (destination.kind === "redirect") return { location: destination.location };
  const { provider, error_type: type } = outcome;
  // Redirect to the next screen, so that reloading it does not submit the form again.
  if (type === null && provider !== null) {
    const { urls } = context;
    return { location: outcome.state === "success" ? urls.connected(provider) : urls.code(provider) };
  }
  return buildRetryScreen(context, outcome, type ?? "provider_api_error");
}

export function showTokenError(
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
