import { ConfigurationError } from "../errors/index.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import type { Middleware, Next } from "./options.ts";
import type { TransportPlugin } from "./plugin.ts";
import { readResponse } from "./receive.ts";
import { sendWithRetries } from "./retry.ts";
import { checkRule, isFunction, type Rule } from "./rules.ts";
import type { Settings } from "./settings.ts";

/** Throws ConfigurationError when a middleware returned no response. */
function checkResponse(response: Response | undefined): Response {
  // Do not check the class: a test's DOM or a polyfill can have its own.
  if (typeof response?.headers?.get === "function") return response;
  throw new ConfigurationError("middleware: must return the response of next, or one of its own");
}

/** Sends a request through the middleware, from the outermost to the retries. */
async function dispatch(
  middleware: readonly Middleware[],
  settings: Settings,
  call: CallContext,
  outgoing: Outgoing,
): Promise<Received> {
  // Keeps bodies that were read within the attempt's time limit, so that an unchanged response is not read again.
  const read = new WeakMap<Response, Received>();
  const innermost: Next = async (request) => {
    const { url, method } = request;
    // Read a copy, because a middleware can send the request again. Copy the headers, so that no middleware sees the credential.
    const bytes = await request.clone().arrayBuffer();
    const body = bytes.byteLength > 0 ? bytes : undefined;
    const sent = await sendWithRetries(settings, call, {
      url,
      method,
      headers: new Headers(request.headers),
      body,
    });
    read.set(sent.response, sent);
    return sent.response;
  };
  const outermost = middleware.reduceRight<Next>(
    (next, layer) => async (request) => checkResponse(await layer(request, next)),
    innermost,
  );
  const { url, ...init } = outgoing;
  const response = await outermost(new Request(url, init));
  const known = read.get(response);
  if (known) return known;
  if (response.bodyUsed) {
    throw new ConfigurationError("middleware: returned a response whose body it has read; return a copy");
  }
  return readResponse(call, response);
}

const areFunctions: Rule = [
  (value) => Array.isArray(value) && value.every(isFunction[0]),
  "an array of functions",
];

/** Creates the plugin; `where` names the option in messages. */
export function createMiddlewarePlugin(middleware: readonly Middleware[], where: string): TransportPlugin {
  checkRule(where, areFunctions, middleware);
  if (middleware.length === 0) return {};
  return { dispatch: (settings, call, outgoing) => dispatch(middleware, settings, call, outgoing) };
}

/**
 * Runs middleware around every call of a transport, outermost first.
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
export const runMiddleware = (...middleware: readonly Middleware[]): TransportPlugin =>
  createMiddlewarePlugin(middleware, "runMiddleware");
