import { ConfigurationError } from "../errors/index.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import type { Middleware, Next } from "./options.ts";
import type { Dispatch, TransportPlugin } from "./plugin.ts";
import { readResponse } from "./receive.ts";
import { restoreBody } from "./restore-body.ts";
import { checkRule, isFunction, type Rule } from "./rules.ts";

/** Throws ConfigurationError when a middleware returned no response. */
function checkResponse(response: Response | undefined): Response {
  // Do not check the class: a test's DOM or a polyfill can have its own.
  if (typeof response?.headers?.get === "function") return response;
  throw new ConfigurationError("middleware: must return the response of next, or one of its own");
}

/** Reads the body of a request that a middleware made, from a copy, because the middleware may send it again. */
async function readRequestBody(request: Request): Promise<ArrayBuffer | undefined> {
  // Some runtimes have no `body`, so only null says that there is none.
  if (request.body === null) return undefined;
  const bytes = await request.clone().arrayBuffer();
  return bytes.byteLength > 0 ? bytes : undefined;
}

/** Sends a request through middleware, the outermost first. */
async function sendThrough(
  middleware: readonly Middleware[],
  call: CallContext,
  outgoing: Outgoing,
  send: (outgoing: Outgoing) => Promise<Received>,
): Promise<Received> {
  const { url, ...init } = outgoing;
  const original = new Request(url, init);
  // Keeps bodies that were read within the attempt's time limit, so that an unchanged response is not read again.
  const read: Received[] = [];
  const innermost: Next = async (request) => {
    const sent = await send({
      url: request.url,
      method: request.method,
      // A copy, because the credential is added to it.
      headers: new Headers(request.headers),
      // Only the headers of a request can change, so the original still has the body that it was made with.
      body: request === original ? outgoing.body : await readRequestBody(request),
    });
    read.push(sent);
    return restoreBody(sent);
  };
  const outermost = middleware.reduceRight<Next>(
    (next, layer) => async (request) => checkResponse(await layer(request, next, call.shown)),
    innermost,
  );
  const response = await outermost(original);
  const known = read.find((sent) => sent.response === response);
  if (known) return known;
  // A restored response is never used, but its stream can be.
  if (response.bodyUsed || response.body?.locked) {
    throw new ConfigurationError("middleware: returned a response whose body it has read; return a copy");
  }
  return readResponse(call, response);
}

const areFunctions: Rule = [
  (value) => Array.isArray(value) && value.every(isFunction[0]),
  "an array of functions",
];

/** Checks middleware; `where` names the option in messages. Returns undefined when there is none. */
export function createDispatch(middleware: readonly Middleware[], where: string): Dispatch | undefined {
  checkRule(where, areFunctions, middleware);
  if (middleware.length === 0) return undefined;
  return (call, outgoing, send) => sendThrough(middleware, call, outgoing, send);
}

/**
 * Runs middleware around every call of a transport, outside its retries; outermost first.
 *
 * @throws ConfigurationError for anything but functions.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport, runMiddleware } from "sanguine/transport";
 *
 * const tag = runMiddleware((request, next) => {
 *   request.headers.set("x-tag", "nightly");
 *   return next(request);
 * });
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const users = createUsers(createTransport({ ...options, plugins: [tag] }));
 * console.log((await users.resolve("u-1")).user_id);
 * ```
 */
export const runMiddleware = (...middleware: readonly Middleware[]): TransportPlugin => ({
  dispatch: createDispatch(middleware, "runMiddleware"),
});

/**
 * Runs middleware around every attempt of a call of a transport; outermost first.
 *
 * @throws ConfigurationError for anything but functions.
 * @example
 * ```ts
 * import { createUsers } from "sanguine/resources/users";
 * import { createTransport, runAttemptMiddleware } from "sanguine/transport";
 *
 * const number = runAttemptMiddleware((request, next, { attempt }) => {
 *   request.headers.set("x-attempt", String(attempt));
 *   return next(request);
 * });
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const users = createUsers(createTransport({ ...options, plugins: [number] }));
 * console.log((await users.resolve("u-1")).user_id);
 * ```
 */
export const runAttemptMiddleware = (...middleware: readonly Middleware[]): TransportPlugin => ({
  dispatchAttempt: createDispatch(middleware, "runAttemptMiddleware"),
});
