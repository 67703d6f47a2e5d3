import { ConfigurationError } from "../errors/index.ts";
import type { CredentialSource } from "./options.ts";
import type { Authorization } from "./plugin.ts";
import { checkNames, clientNames } from "./rules.ts";
import { isBrowser } from "./runtime.ts";

/** The credential of a team. */
export interface TeamCredential {
  /**
   * Your team's API key, sent as `x-service-api-key`, or a function that returns it. The function is called for every attempt,
   * so a rotated key takes effect at once. The key is never printed.
   */
  apiKey: CredentialSource;
  /**
   * Allows a team key in a browser. Anyone who opens the page can then read it, and every user's data with it.
   * @default false
   */
  dangerouslyAllowBrowser?: boolean | undefined;
}

/** The credential for connecting one user. */
export interface LinkCredential {
  /**
   * The link token, sent as `x-service-link-token`, or a function that returns it, called for every attempt. Your server creates
   * it with `client.link.createToken`. It is never printed.
   */
  linkToken: CredentialSource;
}

/**
 * Authorizes by the team's API key.
 *
 * @param names - the options that this kind of client takes beyond those of all.
 * @throws ConfigurationError for an unknown option, and in a browser, unless that is allowed.
 */
export function authorizeTeam(
  credential: TeamCredential,
  where: string,
  names: readonly string[],
): Authorization {
  checkNames(where, credential, ["apiKey", ...clientNames, ...names]);
  if (isBrowser() && !credential.dangerouslyAllowBrowser) {
    throw new ConfigurationError(
      `${where}: anyone can read a team key in a browser; call from a server, or set dangerouslyAllowBrowser`,
    );
  }
  return { header: "x-service-api-key", option: "apiKey", value: credential.apiKey };
}

/** Authorizes by a link token. Throws ConfigurationError for an unknown option. */
export function authorizeLink(
  credential: LinkCredential,
  where: string,
  names: readonly string[],
): Authorization {
  checkNames(where, credential, ["linkToken", ...clientNames, ...names]);
  return { header: "x-service-link-token", option: "linkToken", value: credential.linkToken };
}
