import { findProvider } from "../../catalog/providers.ts";
import { tokenState } from "../../domain/link/admission.ts";
import { destinationOf, type LinkSurface } from "../../domain/link/destination.ts";
import { refused, type LinkOutcome } from "../../domain/link/outcome.ts";
import { signInOf } from "../../domain/link/sources.ts";
import type { LinkFault } from "../../catalog/link-faults.ts";
import type { Move } from "../exchange.ts";
import { faultScreen } from "../views/ends.ts";
import { codeScreen } from "../views/code.ts";
import { signInScreen } from "../views/sign-in.ts";
import { recordAt, type Visit } from "../visit.ts";

/** What an outcome shows or where it leads; the rule of the domain says which. */
export function conclude(visit: Visit, door: LinkSurface, outcome: LinkOutcome): Move {
  const record = recordAt(visit);
  const destination = destinationOf(record, door, outcome);
  if (destination.kind === "redirect") return { location: destination.location };
  const { provider, error_type: fault } = outcome;
  // A screen that was led to can be loaded anew, where the answer to a form would be posted again.
  if (fault === null && provider !== null) {
    const { addresses } = visit;
    const isDone = outcome.state === "success";
    return { location: isDone ? addresses.connected(provider) : addresses.code(provider) };
  }
  return failed(visit, outcome, fault ?? "provider_api_error");
}

/** Shows what is wrong with a token that was opened. */
export function concludeFault(
  visit: Visit,
  door: LinkSurface,
  fault: LinkFault,
  provider: string | null,
): Move {
  const outcome = refused({ record: recordAt(visit), provider }, fault);
  return door === "form" ? faultScreen(fault, outcome, null) : conclude(visit, door, outcome);
}

/** The form that the error is about, for another try; without one that can succeed, the error alone. */
function failed(visit: Visit, outcome: LinkOutcome, fault: LinkFault): Move {
  const state = tokenState(visit.world, visit.token);
  const isUsable = state === "validated" || state === "unvalidated";
  const provider = findProvider(outcome.provider ?? "");
  if (!isUsable || provider === undefined) return faultScreen(fault, outcome, null);
  const session = recordAt(visit)?.mfa ?? null;
  if (session?.provider === provider.slug) return codeScreen(visit, provider, session, outcome);
  const signIn = signInOf(provider);
  if (signIn === "password" || signIn === "email") return signInScreen(visit, provider, signIn, outcome);
  return faultScreen(fault, outcome, visit.addresses.open);
}
