import { regionValues } from "../../../src/generated/enums.ts";
import { findProvider } from "../../catalog/providers.ts";
import { completeMfa } from "../../domain/link/second-factor.ts";
import { attemptEmail, attemptPassword } from "../../domain/link/sign-in.ts";
import { offers, signInOf } from "../../domain/link/sources.ts";
import { createBadRequestError } from "../../domain/service-error.ts";
import type { Move } from "../exchange.ts";
import { recordAt, type Visit } from "../visit.ts";
import { conclude } from "./conclude.ts";
import { notOffered } from "./open.ts";

/** Takes the form of a provider's sign-in. */
export function signIn(visit: Visit, slug: string): Move {
  const provider = findProvider(slug);
  const kind = provider === undefined || !isOffered(visit, slug) ? null : signInOf(provider);
  const { world, token, form } = visit;
  const region = regionOf(form.get("region"));
  if (kind === "email") {
    const input = { email: form.get("email") ?? "", region };
    return conclude(visit, "form", attemptEmail(world, token, slug, input));
  }
  if (kind !== "password") return notOffered(visit);
  const input = { username: form.get("username") ?? "", password: form.get("password") ?? "", region };
  return conclude(visit, "form", attemptPassword(world, token, slug, input));
}

/** Takes the code of a second factor. */
export function confirm(visit: Visit, slug: string): Move {
  const provider = findProvider(slug);
  if (provider === undefined || signInOf(provider) !== "password" || !isOffered(visit, slug)) {
    return notOffered(visit);
  }
  return conclude(visit, "form", completeMfa(visit.world, visit.token, slug, visit.form.get("code") ?? ""));
}

/** A token that is not known has no filter; the rule of the step says what is wrong with it. */
function isOffered(visit: Visit, slug: string): boolean {
  const record = recordAt(visit);
  return record === null || offers(record, slug);
}

const known: ReadonlySet<string> = new Set(regionValues);

/** The region that was chosen; null leaves it to the provider. */
function regionOf(chosen: string | null): string | null {
  if (chosen === null || chosen === "") return null;
  if (known.has(chosen)) return chosen;
  throw createBadRequestError("There is no such region in the form.");
}
