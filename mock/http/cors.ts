import type { Operation } from "../../src/generated/operations.ts";
import type { MockRequest } from "./exchange.ts";
import { API_KEY_HEADER, LINK_TOKEN_HEADER } from "./credentials.ts";

type CorsRequest = Pick<MockRequest, "header" | "corsOrigin">;

/** The operation of a request; null when no operation has its path or its method. */
type CorsOperation = Pick<Operation, "auth"> | null;

/** Headers that a preflight allows when it names none. The API key is not among them, because no page should hold it. */
const DEFAULT_REQUEST_HEADERS: readonly string[] = [
  "accept",
  "content-type",
  LINK_TOKEN_HEADER,
  "x-idempotency-key",
  "x-idempotency-error",
];

/** Response headers that a page may read besides those that browsers always expose. */
const EXPOSED_HEADERS = [
  "x-request-id",
  "retry-after",
  "content-disposition",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
].join(", ");

/** How long a browser caches a preflight, in seconds. */
const MAX_AGE = "600";

const HEADER_NAME = /^[\w-]{1,64}$/;

/** What `parseOrigin` takes, for errors. */
export const ORIGIN = "one origin without a path, such as http://localhost:3000";

/** Returns the origin of an http or https address that has no path, or null for any other text. */
export function parseOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.href === `${url.origin}/` ? url.origin : null;
}

/**
 * Returns the origin that may read a response, or null when no other origin may. `*` applies to operations that accept a link
 * token and to errors of unknown paths, unless the request carries the API key. Browsers never send a link token on their own,
 * so any origin is safe. The server can allow one origin to use the API key.
 */
function getAllowedOrigin(operation: CorsOperation, request: CorsRequest): string | null {
  const origin = request.header("origin");
  if (origin === null) return null;
  if (origin === request.corsOrigin) return origin;
  const isOpen = operation === null || operation.auth === "team-or-link";
  return isOpen && request.header(API_KEY_HEADER) === null ? "*" : null;
}

/** Builds the headers that let a page of another origin read a response. */
export function buildCorsHeaders(
  operation: CorsOperation,
  request: CorsRequest,
): Readonly<Record<string, string>> {
  const allowed = getAllowedOrigin(operation, request);
  if (allowed === null) return {};
  return {
    "access-control-allow-origin": allowed,
    "access-control-expose-headers": EXPOSED_HEADERS,
    vary: "origin",
  };
}

export function buildPreflightHeaders(
  operation: CorsOperation,
  request: CorsRequest,
): Readonly<Record<string, string>> {
  const allowed = getAllowedOrigin(operation, request);
  const method = request.header("access-control-request-method");
  if (allowed === null || method === null) return {};
  const isLocal = request.header("access-control-request-private-network") === "true";
  return {
    "access-control-allow-origin": allowed,
    "access-control-allow-methods": method,
    "access-control-allow-headers": getAllowedHeaders(allowed, request).join(", "),
    "access-control-max-age": MAX_AGE,
    // Browsers require this header before a public page may call a local server.
    ...(isLocal ? { "access-control-allow-private-network": "true" } : {}),
    vary: "origin, access-control-request-method, access-control-request-headers",
  };
}

/** Allows every requested header, because clients add their own. Only the configured origin may send the API key. */
function getAllowedHeaders(allowed: string, request: CorsRequest): readonly string[] {
  const names = (request.header("access-control-request-headers") ?? "")
    .split(",", 100)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => HEADER_NAME.test(name));
  const requested = names.length === 0 ? DEFAULT_REQUEST_HEADERS : names;
  return allowed === "*" ? requested.filter((name) => name !== API_KEY_HEADER) : requested;
}
