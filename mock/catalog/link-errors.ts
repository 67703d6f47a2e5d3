/** Message for developers of each link error. It says what to do and never repeats what was sent. */
export const linkErrors = {
  invalid_token:
    "The link token is missing or unknown, belongs to another team, or its user was deleted. Create a new one.",
  token_expired: "The link token has expired. Create a new one.",
  token_not_validated: "The link token was not used for an earlier step, so there is no step to complete.",
  token_consumed: "The link token has already connected an account. Create a new one.",
  provider_credential_error: "The provider does not accept this sign-in.",
  provider_password_expired: "The provider requires the user to choose a new password first.",
  provider_api_error: "The provider did not respond correctly. Try again later.",
  unsupported_region: "The provider does not serve the region of this account.",
  duplicate_connection:
    "The user is already connected to this provider, and the team rejects duplicates (setting rejectDuplicateConnections).",
  required_scopes_not_granted: "The user denied scopes without which the provider delivers no data.",
  incorrect_mfa_code: "The one-time code is wrong.",
  user_cancelled: "The user ended the link before it was complete.",
} as const;

/** Type of a link error. */
export type LinkErrorType = keyof typeof linkErrors;

export function isLinkErrorType(name: string): name is LinkErrorType {
  return Object.hasOwn(linkErrors, name);
}

/** All link error types, in the order of the OpenAPI document. */
export const linkErrorTypes: readonly LinkErrorType[] = Object.keys(linkErrors).filter(isLinkErrorType);
