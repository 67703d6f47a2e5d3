import type { MockFetch } from "../facades/team.ts";
import { isAbort, type MockRequest, type MockResult } from "../http/exchange.ts";
import { createConnectionError, toResponse, raceAbort } from "../http/to-response.ts";
import { TextResponse } from "./text-response.ts";

/** A core that answers requests; a `Mock` is one. */
export interface MockCore {
  /** What it answers, by method and path templates. */
  readonly operations: readonly MockOperation[];
  /** Address that it answers at. */
  readonly url: string;
  handle(request: MockRequest): Promise<MockResult>;
}

/** One operation that a core answers. */
export interface MockOperation {
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The canonical path first; parameters in braces. */
  readonly paths: readonly string[];
}

/** Makes the fetch of a core. It opens no connection, and asks nothing of any other host. */
export function createFetch(core: MockCore): MockFetch {
  return async (input, init) => {
    const request =
      input instanceof Request
        ? readRequest(init === undefined ? input : new Request(input, init))
        : readInit(input, init);
    request.signal?.throwIfAborted();
    assertUnderAddress(request.url, core.url);
    const result = await raceAbort(core.handle(request), request.signal);
    // An answer whose body is whole and at hand needs none of what a stream needs.
    if (!isAbort(result) && result.bodyFault === undefined && typeof result.body === "string") {
      return new TextResponse(result.body, { status: result.status, headers: { ...result.headers } });
    }
    return toResponse(result, request.signal);
  };
}

/** Reads a `Request` as the core takes it; its body is used up, unless it is read from a clone. */
export function readRequest(request: Request, read: "body" | "clone" = "body"): MockRequest {
  return {
    method: request.method,
    url: request.url,
    signal: request.signal,
    header: (name) => request.headers.get(name),
    body: () => readBody(read === "clone" ? request.clone() : request),
  };
}

/** A form may hold files, whose bytes a text would not keep; all else that an operation takes is text. */
async function readBody(request: Request): Promise<string | Uint8Array> {
  const isForm = /^\s*multipart\//i.test(request.headers.get("content-type") ?? "");
  return isForm ? new Uint8Array(await request.arrayBuffer()) : request.text();
}

const NAMES = ["DELETE", "GET", "HEAD", "OPTIONS", "POST", "PUT"];

/**
 * Common methods by how they may be written. A fetch puts the names above into capitals and leaves others, "patch"
 * among them, as they are; what is not here is left to the engine.
 */
const METHODS: ReadonlyMap<string, string> = new Map([
  ...NAMES.flatMap((name) => [[name, name] as const, [name.toLowerCase(), name] as const]),
  ["PATCH", "PATCH"],
]);

/** Reads the two arguments of a fetch without making a `Request` of them, which costs more than most answers. */
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
    // A text without a declared type goes out as plain text, as it would with the real fetch.
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

/** Whether an address lies under a mock's own. */
export function isUnderAddress(own: string, asked: string): boolean {
  return asked.startsWith(own) && (asked.length === own.length || "/?#".includes(asked.charAt(own.length)));
}

function assertUnderAddress(url: string, own: string): void {
  if (isUnderAddress(own, url)) return;
  const { origin } = new URL(url);
  const asked = origin === new URL(own).origin ? "an address beside it" : origin;
  throw createConnectionError("ENOTFOUND", `mock.fetch answers ${own} alone and was asked for ${asked}.`);
}
