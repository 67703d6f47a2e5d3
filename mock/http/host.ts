import { buildErrorResponse, type HandlerResponse } from "./errors.ts";
import type { MockRequest } from "./exchange.ts";

/** Names that every machine keeps for itself. */
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** An address in digits. A page cannot have one pointed elsewhere, as it can a name of its own. */
const NUMERIC = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/;

/** Hosts to listen at that stand for every address of the machine. */
const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::", ""]);

/**
 * Whether a Host header names a server that listens at a host: by a name of this machine, by that host, or by one of
 * the further names. Its port does not matter, since ports are forwarded.
 *
 * A browser sends what a page asks to whatever address the page's own name is pointed at; the name in the header is how
 * such a request gives itself away.
 */
export function isOwnHost(
  header: string | null | undefined,
  listening: string,
  further: readonly string[] = [],
): boolean {
  const name = parseHostName(header ?? "");
  if (name === "") return false;
  if (LOOPBACK.test(name) || (EVERYWHERE.has(listening) && NUMERIC.test(name))) return true;
  const bracketed = listening.includes(":") ? `[${listening}]` : listening;
  return [bracketed, ...further].some((own) => own !== "" && own.toLowerCase() === name);
}

/** Whether a host to listen at is reached from this machine alone. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.includes(":") ? `[${host}]` : host);

/** The name in a Host header, in small letters, without the port; empty where it is none. */
function parseHostName(header: string): string {
  return /^(\[[\da-f:.]+\]|[^:[\]]+)(?::\d+)?$/i.exec(header)?.[1]?.toLowerCase() ?? "";
}

/** Why a page of the mock's own, or its control API, is not shown to a request; null where it may be. */
export function rejectForeignHost(request: Pick<MockRequest, "foreignHost">): HandlerResponse | null {
  if (request.foreignHost !== true) return null;
  const text =
    "The Host header names another host than this server. Call it by localhost, by the address that it listens at, or by a name in `allowedHosts`.";
  return buildErrorResponse(403, text);
}
