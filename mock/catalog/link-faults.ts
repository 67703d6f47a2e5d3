/** Why a link fails, and what is said to developers of each: the text names what to do, never what was sent. */
export const linkFaults = {
  invalid_token: "The link token is unknown, or another team's. Make one for this user.",
  token_expired: "The link token has expired. Make another.",
  token_not_validated: "The link token was used for no earlier step, so there is none to complete.",
  token_consumed: "The link token has connected an account already. Make another.",
  provider_credential_error: "The provider does not accept this sign-in.",
  provider_password_expired: "The provider asks the user to choose a new password first.",
  provider_api_error: "The provider did not answer as it should. Try again later.",
  unsupported_region: "The provider does not serve the region of this account.",
  duplicate_connection: "The user is connected to this provider already, and the team rejects duplicates.",
  required_scopes_not_granted: "The user refused scopes without which the provider delivers nothing.",
  incorrect_mfa_code: "The one-time code is not the one that was sent.",
  user_cancelled: "The user ended the link before it was complete.",
} as const;

/** One of the link errors. */
export type LinkFault = keyof typeof linkFaults;

/** Tells whether a text is the name of a link error. */
export function isLinkFault(name: string): name is LinkFault {
  return Object.hasOwn(linkFaults, name);
}

/** All link errors, in the order of the document. */
export const linkFaultNames: readonly LinkFault[] = Object.keys(linkFaults).filter(isLinkFault);
