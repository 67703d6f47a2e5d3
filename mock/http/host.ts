import { buildErrorResponse } from "./errors.ts";

/** Host names that always mean this machine. */
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A numeric address. A page cannot redirect it, as it can redirect its own host name. */
const NUMERIC = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/** Listening hosts that mean every address of the machine. */
const WILDCARD_HOSTS: ReadonlySet<string> = new Set(["0.0.0.0", "::", ""]);

/**
 * Returns whether a Host header names this server: by a name of this machine, by the listening host, or by one of the further
 * names. The port does not matter, because ports can be forwarded.
 *
 * This check stops DNS rebinding: a page can point its own host name at this machine, but its requests still carry that name
 * in the Host header.
 */
export function isOwnHost(
  header: string | null | undefined,
  listening: string,
  further: readonly string[] = [],
): boolean {
  const name = parseHostName(header ?? "");
  if (name === "") return false;
  if (LOOPBACK.test(name) || (WILDCARD_HOSTS.has(listening) && NUMERIC.test(name))) return true;
  const bracketed = listening.includes(":") ? `[${listening}]` : listening;
  return [bracketed, ...further].some((own) => own !== "" && own.toLowerCase() === name);
}

/** Returns whether only this machine can reach a listening host. */
export const isLoopback = (host: string): boolean =>
  LOOPBACK.test(host.includes(":") && !host.startsWith("[") ? `[${host}]` : host);

/** Parses the name in a Host header, in lower case and without the port. Returns "" for a malformed header. */
function parseHostName(header: string): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(header)?.[1]?.toLowerCase() ?? "";
}

export const FOREIGN_HOST = buildErrorResponse(
  403,
  "The Host header does not name this server. Use localhost, the address that the server listens at, or a name in `allowedHosts` of `listen` or --allowed-host of `sanguine mock`.",
);
