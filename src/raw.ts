/**
 * The typed escape hatch: openapi-fetch over the transport of a client.
 *
 * @module sanguine/raw
 */
import createFetchClient, { type Client as FetchClient, type Middleware } from "openapi-fetch";
import * as resources from "./generated/descriptors.ts";
import type { Bytes } from "./bytes.ts";
import type { Client } from "./client.ts";
import { ConfigurationError, DecodeError, isSanguineError } from "./errors/index.ts";
import type { operations, paths } from "./generated/types.ts";
import type { LinkClient } from "./link-client.ts";
import { onAbort } from "./transport/bounded.ts";
import type { Settings } from "./transport/context.ts";
import { fillPath, serializeQuery } from "./transport/encode.ts";
import type { PdfFile } from "./transport/pdf-file.ts";
import { getPdfExtras } from "./transport/pdf.ts";
import { type CallRequest, runCall } from "./transport/request.ts";
import { parseOperation } from "./transport/resource.ts";
import { getRequestId } from "./transport/response.ts";
import { getSettings } from "./transport/settings.ts";
import { serializeJson, type Transport } from "./transport/transport.ts";

/** openapi-fetch's client, typed by every path of the service. */
export type RawClient = FetchClient<paths>;

type Send = (request: Request) => Promise<Response>;

type AnyMethod = (...args: unknown[]) => Promise<object>;

/** Every operation with the pattern of its path; paths without parameters come first. */
const routes = /* @__PURE__ */ Object.entries(resources)
  .flatMap(([resource, texts]) =>
    Object.entries(texts).map(([name, text]) =>
      parseOperation(`${resource}.${name}` as keyof operations, text),
    ),
  )
  .toSorted((one, other) => one.parameters.length - other.parameters.length)
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "([^/]+)")}/?$`),
  }));

/** Decodes a segment of a path. One that is not encoded right stays as it is. */
function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the operation of a request. A path that is not in the document is named `*`, so that no id reaches a message. */
function findOperation(method: string, path: string): Pick<CallRequest, "operation" | "pathParameters"> {
  for (const { operation, pattern } of routes) {
    const values = operation.method === method ? pattern.exec(path) : null;
    if (!values) continue;
    const pathParameters = Object.fromEntries(
      operation.parameters.map((name, index) => [name, decodeSegment(values[index + 1] ?? "")]),
    );
    return { operation, pathParameters };
  }
  const retry = method === "GET" ? "safe" : "never";
  return { operation: { id: null, method: method as "GET", path: "*", retry }, pathParameters: {} };
}

/** Reads a body for its deprecated fields; undefined where it is not JSON. */
function readJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** What openapi-fetch does in a call: it builds the request, sends it through the client, and reads the response. */
interface Progress {
  stage: "building" | "sending" | "reading";
  /** The request, and those that middleware has put in its place. In Node, the signal of one follows others only while it is held. */
  readonly requests: Request[];
  response?: Response;
  /** The caller's signal, or one that follows it. */
  signal?: AbortSignal | undefined;
  /** How often the client has sent the request. */
  attempts: number;
}

/** Sends a request through the client, and notes how often. */
type CountedSend = (request: Request, progress: Progress) => Promise<Response>;

/** The progress of each call, by the `fetch` of its options, which middleware sees. */
type Calls = WeakMap<object, Progress>;

function note(calls: Calls, fetch: object, news: Partial<Progress>): void {
  const progress = calls.get(fetch);
  if (progress) Object.assign(progress, news);
}

/** Notes the progress of calls. It is the first middleware, so it runs before all others for a request, and after them for a response. */
const noteProgress = (calls: Calls): Middleware => ({
  onRequest: ({ options, request }) => {
    note(calls, options.fetch, { stage: "sending" });
    calls.get(options.fetch)?.requests.push(request);
  },
  onResponse: ({ options, response }) => note(calls, options.fetch, { stage: "reading", response }),
});

/** Notes the request or the response that middleware puts in the place of a request. openapi-fetch shows such a response to no other middleware. */
function watchMiddleware(calls: Calls, middleware: Middleware): Middleware {
  // What is no middleware is left to openapi-fetch.
  if (typeof middleware !== "object" || !middleware?.onRequest) return middleware;
  const onRequest = middleware.onRequest.bind(middleware);
  return {
    onRequest: async (call) => {
      const result = await onRequest(call);
      if (result instanceof Response) note(calls, call.options.fetch, { stage: "reading", response: result });
      else if (result) calls.get(call.options.fetch)?.requests.push(result);
      return result;
    },
    onResponse: middleware.onResponse?.bind(middleware),
    onError: middleware.onError?.bind(middleware),
  };
}

/** A signal that follows others until `forget` is called. */
interface Follower {
  readonly signal: AbortSignal;
  readonly forget: () => void;
}

/**
 * Follows signals by one listener on each. `AbortSignal.any` and the signal of a Request stop following in Node once the garbage collector
 * has taken what is between, and leave listeners until then.
 */
function followSignals(signals: readonly (AbortSignal | undefined)[]): Follower {
  const controller = new AbortController();
  const stops = signals.map((signal) => {
    if (!signal) return undefined;
    const abort = () => controller.abort(signal.reason);
    if (signal.aborted) abort();
    return onAbort(signal, abort);
  });
  return { signal: controller.signal, forget: () => stops.forEach((stop) => stop?.()) };
}

/** Options of a call that matter here. */
interface RawInit {
  readonly fetch?: Send;
  readonly middleware?: readonly Middleware[];
  readonly signal?: AbortSignal | null;
  readonly parseAs?: string;
}

/** Errors of the runtime that say why a body cannot be read. Others, such as that of an aborted signal, stay as they are. */
const readingErrors = ["SyntaxError", "TypeError"];

/**
 * Replaces the runtime's error when openapi-fetch cannot build a request or read a response. That error quotes what is wrong: a header,
 * a URL, a name in the body, or the start of the response. Errors of the client and of middleware stay as they are.
 */
function hideValues(calls: Calls, send: CountedSend, call: AnyMethod, name: string): AnyMethod {
  return async (...args) => {
    const place = name === "request" ? 2 : 1;
    const init = (args[place] ?? {}) as RawInit;
    const progress: Progress = { stage: "building", requests: [], attempts: 0 };
    const own: Send = async (request) => (init.fetch ? init.fetch(request) : send(request, progress));
    calls.set(own, progress);
    let follower: Follower | undefined;
    try {
      const middleware = init.middleware?.map((one) => watchMiddleware(calls, one));
      // What is no signal is left to the request, which says so.
      const caller = init.signal instanceof AbortSignal ? init.signal : undefined;
      // So the request leaves no listener on the caller's signal. A stream is read after the call and needs the signal itself.
      follower = caller && init.parseAs !== "stream" ? followSignals([caller]) : undefined;
      const signal = follower?.signal ?? caller;
      progress.signal = signal;
      args[place] = { ...init, fetch: own, ...(signal && { signal }), ...(middleware && { middleware }) };
      return await call(...args);
    } catch (error) {
      const { stage, response, attempts } = progress;
      if (stage === "building" && !isSanguineError(error))
        throw new ConfigurationError(
          "raw client: cannot build the request; check path, headers, body and options. Nothing was sent. The error's reason says why",
          error,
        );
      const isUnread = readingErrors.includes(String(Reflect.get(Object(error), "name")));
      if (stage === "sending" || !response || !isUnread) throw error;
      const method = String(place === 2 ? args[0] : name).toUpperCase();
      const { id, path } = findOperation(method, String(args[place - 1])).operation;
      throw new DecodeError(
        { operation: id, method, path, attempts },
        { status: response.status, requestId: getRequestId(response) },
        "a body that cannot be read as the option parseAs says, or that middleware has read",
        "invalid_body",
      );
    } finally {
      follower?.forget();
    }
  };
}

const encoder = /* @__PURE__ */ new TextEncoder();

/** Creates the response of a body that the client has read and parsed. `json` gives what was parsed, so that nothing is parsed twice. */
function createParsedResponse(init: ResponseInit, text: string, data: unknown): Response {
  const body = encoder.encode(text);
  const response = new Response(body, init);
  // With the length of the decoded body, openapi-fetch calls `json`, and parses no text itself.
  response.headers.set("content-length", String(body.byteLength));
  const readAgain = response.json.bind(response);
  const json = (): Promise<unknown> => {
    if (response.bodyUsed) return readAgain();
    void response.body?.cancel();
    return Promise.resolve(data);
  };
  return Object.defineProperty(response, "json", { value: json });
}

/**
 * Creates openapi-fetch's own client over the transport of a client. Requests use the client's credential, retries, time
 * limits, middleware, logging and redaction.
 *
 * A failed request throws the errors of the client (`isNotFoundError` and the others). It is not returned as `error`, which
 * is always undefined. Read a PDF with `parseAs: "blob"`. A request that cannot be built throws ConfigurationError, a response that
 * cannot be read DecodeError. What middleware of `use` throws stays as it is.
 * @param client - a client of `createClient` or `createLinkClient`, or a transport of `createTransport`.
 * @returns a client with a method for each HTTP method: `GET`, `POST`, `PATCH`, `DELETE`.
 * @throws ConfigurationError when `client` is not a client of this package.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { createRawClient } from "sanguine/raw";
 * const raw = createRawClient(createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" }));
 * const user_id = "11111111-1111-4111-8111-111111111111";
 * const { data, response } = await raw.GET("/v2/user/{user_id}", { params: { path: { user_id } } });
 * console.log(data?.client_user_id, response.status);
 * ```
 */
export function createRawClient(client: Client | LinkClient | Transport): RawClient {
  const settings = getSettings(client);
  const { baseUrl } = settings;
  /** The bodies that were received, by their responses. */
  const texts = new WeakMap<Response, string>();
  const noting: Settings = {
    ...settings,
    // The client can be disposed later.
    get disposed() {
      return settings.disposed ?? false;
    },
    check: (given, call, received, data) => {
      texts.set(received.response, received.text);
      return settings.check?.(given, call, received, data);
    },
  };
  const send: CountedSend = async (request, progress) => {
    const { method, url } = request;
    const path = url.slice(baseUrl.length).split("?")[0] ?? "";
    const bytes = request.body === null ? undefined : await request.arrayBuffer();
    const target = findOperation(method, path);
    const input = {
      get query() {
        return Object.fromEntries(new URL(url).searchParams);
      },
      get body() {
        return bytes && readJson(bytes);
      },
    };
    // Middleware may have given the request a signal of its own.
    const isOwn = request === progress.requests[0];
    const follower = isOwn && !progress.signal ? undefined : followSignals([request.signal, progress.signal]);
    const { data, response, meta } = await runCall(
      noting,
      {
        ...target,
        input,
        options: { ...(follower && { signal: follower.signal }), headers: request.headers },
        extras: getPdfExtras(target.operation) ?? {},
      },
      (call) => ({
        url,
        method,
        headers: new Headers(call.headers),
        body: bytes?.byteLength ? bytes : undefined,
      }),
    ).finally(follower?.forget);
    progress.attempts = meta.attempts;
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    // The body is decoded already, and may have another length.
    headers.delete("content-encoding");
    headers.delete("content-length");
    const init = { status, statusText, headers };
    if (data === undefined) {
      // openapi-fetch parses no body of this length.
      headers.set("content-length", "0");
      return new Response(null, init);
    }
    return /^application\/pdf\b/i.test(headers.get("content-type") ?? "")
      ? new Response((data as PdfFile).bytes as Bytes, init)
      : createParsedResponse(init, texts.get(response) ?? "", data);
  };
  const raw = createFetchClient<paths>({
    baseUrl,
    querySerializer: serializeQuery,
    bodySerializer: (body: unknown) => (body instanceof FormData ? body : serializeJson(body)),
    pathSerializer: fillPath,
  });
  const calls: Calls = new WeakMap();
  const use = raw.use.bind(raw);
  const eject = raw.eject.bind(raw);
  use(noteProgress(calls));
  for (const [name, method] of Object.entries(raw))
    if (name !== "use" && name !== "eject")
      Reflect.set(raw, name, hideValues(calls, send, method as AnyMethod, name));
  const watched = new Map<Middleware, Middleware>();
  raw.use = (...added) => {
    for (const middleware of added) {
      const own = watched.get(middleware) ?? watchMiddleware(calls, middleware);
      use(own);
      watched.set(middleware, own);
    }
  };
  raw.eject = (...removed) => eject(...removed.map((middleware) => watched.get(middleware) ?? middleware));
  return raw;
}
