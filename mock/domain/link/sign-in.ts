import { findSignInOutcome, unservedRegions } from "../../catalog/link-credentials.ts";
import type { World } from "../world.ts";
import { openLink } from "./admission.ts";
import { finishLink, type Accepted } from "./connect.ts";
import { parseAccount } from "./email-address.ts";
import { refused, type LinkOutcome } from "./outcome.ts";
import { askForCode } from "./second-factor.ts";

/** A sign-in with a user name and a password. */
export interface PasswordInput {
  readonly username: string;
  readonly password: string;
  readonly region?: string | null;
}

/** A sign-in by an e-mail address. */
export interface EmailInput {
  readonly email: string;
  readonly region?: string | null;
}

/** Signs in with a user name and a password. The provider may ask for a second factor: see `completeMfa`. */
export function attemptPassword(
  world: World,
  token: string,
  provider: string,
  { username, password, region }: PasswordInput,
): LinkOutcome {
  return attempt(world, token, provider, region, (accepted) => {
    const account = username.trim() === "" || password.trim() === "" ? null : username;
    if (account === null) return refused(accepted, "provider_credential_error");
    const reception = findSignInOutcome(account);
    if ("refuse" in reception) return refused(accepted, reception.refuse);
    const [first] = reception.factors;
    return first === undefined ? finishLink(world, accepted) : askForCode(world, accepted, reception);
  });
}

/** Has the provider invite the user by e-mail. It asks for no second factor: no operation could complete it. */
export function attemptEmail(
  world: World,
  token: string,
  provider: string,
  { email, region }: EmailInput,
): LinkOutcome {
  return attempt(world, token, provider, region, (accepted) => {
    const account = parseAccount(email.trim());
    if (account === null) return refused(accepted, "provider_credential_error");
    const reception = findSignInOutcome(account);
    return "refuse" in reception ? refused(accepted, reception.refuse) : finishLink(world, accepted);
  });
}

/** What both sign-ins have in common: the token and the region are judged before the account is. */
function attempt(
  world: World,
  token: string,
  provider: string,
  region: string | null | undefined,
  judge: (accepted: Accepted) => LinkOutcome,
): LinkOutcome {
  const { fault, record } = openLink(world, token);
  if (fault !== null) return refused({ record, provider }, fault);
  // A sign-in that begins anew leaves behind the second factor of an earlier one.
  const accepted = { record: world.tables.linkTokens.update(token, { mfa: null }), provider };
  if (region != null && unservedRegions.includes(region)) return refused(accepted, "unsupported_region");
  return judge(accepted);
}
