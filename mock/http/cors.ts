import type { Operation } from "../../src/generated/operations.ts";
import type { MockRequest } from "./exchange.ts";
import { API_KEY_HEADER, LINK_TOKEN_HEADER } from "./credentials.ts";

type CorsRequest = Pick<MockRequest, "header" | "corsOrigin">;

/** The operation that a request asks for; null where no operation has its path or its method. */
type CorsOperation = Pick<Operation, "auth"> | null;

/** What a preflight allows that names no headers. The team credential is not among it: no page is to hold that. */
const SENT: readonly string[] = [
  "accept",
  "content-type",
  LINK_TOKEN_HEADER,
  "x-idempotency-key",
  "x-idempotency-error",
];

/** What a page may read beside what it always may. */
const READ = ["x-request-id", "retry-after", "content-disposition"].join(", ");

/** How long a browser need not ask again, in seconds. */
const MAX_AGE = "600";

const HEADER_NAME = /^[\w-]{1,64}$/;

/** Returns the origin of an http or https address that has no path, or null for any other text. */
export function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return text === url.origin || text === `${url.origin}/` ? url.origin : null;
}

/**
 * The origin that may read a response; null where no other origin may. `*` holds for operations that a link token
 * opens, and for the errors of addresses that no operation has, unless the team credential was sent: a link token goes
 * into a header of its own and never comes by itself, so any origin will do. One origin may use the team credential,
 * where the server was told so.
 */
function getAllowedOrigin(wanted: CorsOperation, request: CorsRequest): string | null {
  const origin = request.header("origin");
  if (origin === null) return null;
  if (origin === request.corsOrigin) return origin;
  const isOpen = wanted === null || wanted.auth === "link" || wanted.auth === "team-or-link";
  return isOpen && request.header(API_KEY_HEADER) === null ? "*" : null;
}

/** Headers that let a page of another origin read a response. */
export function buildCorsHeaders(
  wanted: CorsOperation,
  request: CorsRequest,
): Readonly<Record<string, string>> {
  const allowed = getAllowedOrigin(wanted, request);
  if (allowed === null) return {};
  return { "access-control-allow-origin": allowed, "access-control-expose-headers": READ, vary: "origin" };
}

/** What a browser is told that asks, before it sends a request, whether it may. */
export function buildPreflightHeaders(
  wanted: CorsOperation,
  request: CorsRequest,
): Readonly<Record<string, string>> {
  const allowed = getAllowedOrigin(wanted, request);
  const method = request.header("access-control-request-method");
  if (allowed === null || method === null) return {};
  const isLocal = request.header("access-control-request-private-network") === "true";
  return {
    "access-control-allow-origin": allowed,
    "access-control-allow-methods": method,
    "access-control-allow-headers": getAllowedHeaders(allowed, request).join(", "),
    "access-control-max-age": MAX_AGE,
    // A page of the public web that calls this machine needs its consent.
    ...(isLocal ? { "access-control-allow-private-network": "true" } : {}),
    vary: "origin, access-control-request-method, access-control-request-headers",
  };
}

/** Any header that a page asks for: clients add some of their own. The team credential is for the one origin alone. */
function getAllowedHeaders(allowed: string, request: CorsRequest): readonly string[] {
  const names = (request.header("access-control-request-headers") ?? "")
    .split(",", 100)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => HEADER_NAME.test(name));
  const asked = names.length === 0 ? SENT : names;
  return allowed === "*" ? asked.filter((name) => name !== API_KEY_HEADER) : asked;
}
