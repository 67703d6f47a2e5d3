const SECRET = /^whsec_(?:[A-Za-z\d+/]{4})+(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/;

/** The longest timeout of an endpoint, in milliseconds. A timer that is set for longer fires at once. */
export const MAX_TIMEOUT = 2 ** 31 - 1;

/** Returns whether messages can be signed with this secret. */
export function isWebhookSecret(secret: string): boolean {
  return SECRET.test(secret);
}

export function isHttpUrl(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Returns whether a valid URL contains a user name or a password. */
export function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username + password !== "";
}
