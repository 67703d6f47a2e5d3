import type { MockRequest } from "../../http/exchange.ts";

/** How a request reached the server. */
export interface Visit {
  /** Whether the server listens at a loopback address and is not published, so that other machines cannot reach it. */
  readonly isLocal: boolean;
  /** The URL at which the server is published. */
  readonly publicUrl: string | undefined;
  readonly remoteAddress: string | undefined;
}

/** Headers that a proxy adds. The client behind a proxy can be on another machine. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

const LOOPBACK_ADDRESS = /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/;

/**
 * Tells whether the page may contain API keys. Everyone who can read the page reads the keys, so only programs of this machine may:
 *
 * - The server listens at a loopback address and is not published, and the client has such an address.
 * - No proxy forwarded the request.
 *
 * Everyone else sends the control token, with which the control API lists the keys.
 */
export function maySeeKeys(request: Pick<MockRequest, "header">, { isLocal, remoteAddress }: Visit): boolean {
  return (
    isLocal &&
    LOOPBACK_ADDRESS.test(remoteAddress ?? "") &&
    PROXY_HEADERS.every((name) => request.header(name) === null)
  );
}
