import { findProvider, type CatalogProvider } from "../../catalog/providers.ts";
import { openLink } from "../../domain/link/admission.ts";
import { beginOAuth, completeOAuth } from "../../domain/link/oauth.ts";
import { signInOf } from "../../domain/link/sources.ts";
import { createBadRequestError } from "../../domain/service-error.ts";
import type { Move } from "../exchange.ts";
import { consentScreen } from "../views/consent.ts";
import type { Visit } from "../visit.ts";
import { conclude, concludeFault } from "./conclude.ts";
import { notOffered } from "./open.ts";

/**
 * Opens the provider's own page. It stands for another site, which knows no filter: programs that link without the page
 * are given its address for every provider.
 */
export function openConsent(visit: Visit, slug: string): Move {
  const provider = consenting(slug);
  if (provider === null) return notOffered(visit);
  const { fault } = openLink(visit.world, visit.token);
  if (fault !== null) return concludeFault(visit, "consent", fault, slug);
  beginOAuth(visit.world, visit.token, slug);
  return consentScreen(visit, provider);
}

/** Takes what the user decided there. To deny is to grant nothing. */
export function decide(visit: Visit, slug: string): Move {
  if (consenting(slug) === null) return notOffered(visit);
  const { world, token, form } = visit;
  const decision = form.get("decision");
  if (decision !== "allow" && decision !== "deny") throw createBadRequestError("The form has no decision.");
  const granted = decision === "allow" ? form.getAll("scope") : [];
  const username = form.get("username") ?? undefined;
  return conclude(visit, "consent", completeOAuth(world, token, { provider: slug, granted, username }));
}

function consenting(slug: string): CatalogProvider | null {
  const provider = findProvider(slug);
  return provider !== undefined && signInOf(provider) === "consent" ? provider : null;
}
