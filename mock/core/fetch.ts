import type { MockFetch } from "../tools/team.ts";
import { redactUrl } from "../http/address.ts";
import { isAbort, type MockRequest, type MockResult } from "../http/exchange.ts";
import { createConnectionError, toResponse, raceAbort } from "../http/to-response.ts";
import { createTextResponse } from "./text-response.ts";

/** A core that handles requests. A `Mock` is one. */
export interface MockCore {
  /** The operations that it handles. */
  readonly operations: readonly MockOperation[];
  /** Base URL, without a trailing slash. */
  readonly url: string;
  handle(request: MockRequest): Promise<MockResult>;
  /**
   * The first 100 requests that went to another host: method, host and path without values. Adapters that intercept requests add
   * them, and the report of a failed test lists them.
   */
  readonly missed?: string[];
}

/** Refuses what a caller without types may pass as a mock, such as the promise of one. */
export function checkMock(call: string, mock: Partial<MockCore> | null | undefined): void {
  if (typeof mock?.handle === "function") return;
  const kind = mock instanceof Promise ? "a promise: is an await missing?" : typeof mock;
  throw new TypeError(`${call}: mock must be a mock that createMock() returned; received ${kind}`);
}

export function noteMissed(
  { missed }: Pick<MockCore, "missed">,
  { method, url }: Pick<MockRequest, "method" | "url">,
): void {
  if (missed !== undefined && missed.length < 100) missed.push(`${method} ${redactUrl(url)}`);
}

/** One operation that a core handles. */
export interface MockOperation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path templates, the canonical one first. */
  readonly paths: readonly string[];
}

/**
 * Creates the `fetch` of a core. It opens no connections and rejects requests to other hosts.
 *
 * @param getServedUrl - the address of the server of the core, with which links of tools and webhooks begin. @default its own
 */
export function createFetch(core: MockCore, getServedUrl: () => string = () => core.url): MockFetch {
  return async (input, init) => {
    const request =
      input instanceof Request
        ? readRequest(init === undefined ? input : new Request(input, init))
        : readInit(input, init);
    request.signal?.throwIfAborted();
    if (![core.url, getServedUrl()].some((own) => isUnderAddress(own, request.url))) {
      noteMissed(core, request);
      throw createMissedError(request.url, core.url);
    }
    const result = await raceAbort(core.handle(request), request);
    // A complete text body needs no stream.
    if (!isAbort(result) && result.bodyFault === undefined && typeof result.body === "string") {
      return createTextResponse(result.body, { status: result.status, headers: { ...result.headers } });
    }
    return toResponse(result, request);
  };
}

/** Converts a `Request`. Reading the body consumes it, unless it is read from a clone. */
export function readRequest(request: Request, read: "body" | "clone" = "body"): MockRequest {
  return {
    method: request.method,
    url: request.url,
    signal: request.signal,
    header: (name) => request.headers.get(name),
    body: async () => new Uint8Array(await (read === "clone" ? request.clone() : request).arrayBuffer()),
  };
}

const NAMES = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"];

/**
 * Common methods by spelling. `fetch` converts the names above to upper case and leaves others, such as "patch", unchanged.
 * Methods that are not in this map are left to the engine.
 */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...NAMES.flatMap((name) => [[name, name] as const, [name.toLowerCase(), name] as const]),
  ["PATCH", "PATCH"],
]);

/** Reads the arguments of a fetch. Does not create a `Request`, which would cost more than most responses. */
function readInit(input: string | URL, init: RequestInit = {}): MockRequest {
  const { body } = init;
  const method = METHODS.get(init.method ?? "GET");
  const isText = body === undefined || body === null || typeof body === "string";
  if (method === undefined || !isText) return readRequest(new Request(input, init));
  if (typeof body === "string" && (method === "GET" || method === "HEAD")) {
    throw new TypeError("Request with GET/HEAD method cannot have body.");
  }
  const find = createHeaderReader(init.headers);
  return {
    method,
    url: new URL(input).href,
    signal: init.signal ?? undefined,
    // Like the real fetch, send a string without a content type as plain text.
    header: (name) =>
      find(name) ?? (name === "content-type" && typeof body === "string" ? "text/plain;charset=UTF-8" : null),
    body: async () => body ?? "",
  };
}

function createHeaderReader(headers: RequestInit["headers"]): (name: string) => string | null {
  if (headers === undefined) return () => null;
  const all = headers instanceof Headers ? headers : new Headers(headers);
  return (name) => all.get(name);
}

export function isUnderAddress(baseUrl: string, url: string): boolean {
  return (
    url.startsWith(baseUrl) && (url.length === baseUrl.length || "/?#".includes(url.charAt(baseUrl.length)))
  );
}

function createMissedError(url: string, baseUrl: string): Error {
  const { origin } = new URL(url);
  const target = origin === new URL(baseUrl).origin ? "a path outside it" : origin;
  return createConnectionError(
    "ENOTFOUND",
    `mock.fetch handles only requests to ${baseUrl}. This request goes to ${target}.`,
  );
}
