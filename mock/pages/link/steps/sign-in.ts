import { regionValues } from "../../../../src/generated/enums.ts";
import { findProvider } from "../../../catalog/providers.ts";
import { getSignInMethod, isProviderOffered } from "../../../domain/link/linkable-providers.ts";
import { completeMfa } from "../../../domain/link/mfa.ts";
import { signInWithEmail, signInWithPassword } from "../../../domain/link/sign-in.ts";
import { createBadRequestError } from "../../../domain/service-error.ts";
import { findContextToken, type PageContext } from "../page-context.ts";
import type { StepResult } from "../step-result.ts";
import { buildNotOfferedScreen } from "./open.ts";
import { showOutcome } from "./show-outcome.ts";

/** Handles a submitted sign-in form. */
export function submitSignIn(context: PageContext, slug: string): StepResult {
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
export function submitCode(context: PageContext, slug: string): StepResult {
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
