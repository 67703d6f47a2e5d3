import { findProvider, type CatalogProvider } from "../../catalog/providers.ts";
import { openLink } from "../../domain/link/admission.ts";
import { choiceOf, offers, signInOf } from "../../domain/link/sources.ts";
import type { Move } from "../exchange.ts";
import { codeScreen } from "../views/code.ts";
import { elsewhereScreen, refusalScreen } from "../views/ends.ts";
import { listScreen } from "../views/list.ts";
import { signInScreen } from "../views/sign-in.ts";
import type { Visit } from "../visit.ts";
import { concludeFault } from "./conclude.ts";

/** Opens the page, which validates the token: the list, or the sign-in of the one provider that the token names. */
export function open(visit: Visit): Move {
  const { fault, record } = openLink(visit.world, visit.token);
  if (fault !== null) return concludeFault(visit, "form", fault, null);
  const choice = choiceOf(record);
  return choice.kind === "one" ? signInAt(visit, choice.provider) : listScreen(visit, choice.providers);
}

/** Shows the sign-in of a provider that was chosen. */
export function openProvider(visit: Visit, slug: string): Move {
  const { fault, record } = openLink(visit.world, visit.token);
  if (fault !== null) return concludeFault(visit, "form", fault, slug);
  const provider = findProvider(slug);
  return provider === undefined || !offers(record, slug) ? notOffered(visit) : signInAt(visit, provider);
}

/** Shows the form for a second factor. It is gone when the user signs in anew, here or in another tab. */
export function openCode(visit: Visit, slug: string): Move {
  const { fault, record } = openLink(visit.world, visit.token);
  if (fault !== null) return concludeFault(visit, "form", fault, slug);
  const provider = findProvider(slug);
  const session = record.mfa;
  if (provider === undefined || !offers(record, slug)) return notOffered(visit);
  return session?.provider === slug
    ? codeScreen(visit, provider, session)
    : { location: visit.addresses.provider(slug) };
}

/** A provider that there is none of, or that the token's filter leaves out. */
export function notOffered({ addresses }: Visit): Move {
  return refusalScreen(404, "Not offered here", "This link does not lead to that provider.", addresses.open);
}

function signInAt(visit: Visit, provider: CatalogProvider): Move {
  const signIn = signInOf(provider);
  switch (signIn) {
    case "consent":
      return { location: visit.addresses.consent(provider.slug) };
    case "password":
    case "email":
      return signInScreen(visit, provider, signIn);
    case "elsewhere":
      return elsewhereScreen(visit, provider);
  }
}
