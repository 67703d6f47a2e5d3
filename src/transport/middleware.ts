import { ConfigurationError } from "../errors/index.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import type { Middleware, Next } from "./options.ts";
import type { Dispatch, TransportPlugin } from "./plugin.ts";
import { readResponse } from "./receive.ts";
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

const readers = ["arrayBuffer", "blob", "bytes", "clone", "formData", "json", "text"];

/** What was read of the body of a response that {@link restoreBody} made readable again. */
interface Copies {
  readonly make: () => Response;
  /** The stream of the body. It is the same when it is read again. */
  body?: Response["body"];
}

const copies = new WeakMap<object, Copies>();

/** Throws TypeError for a response of another kind, such as the target of a proxy. */
function openCopies(response: object): Copies {
  const kept = copies.get(response);
  if (!kept) throw new TypeError("Illegal invocation");
  return kept;
}

const createReadable = (): PropertyDescriptorMap => ({
  ...Object.fromEntries(
    readers.map((name) => [
      name,
      {
        configurable: true,
        value(this: Response) {
          return (openCopies(this).make() as unknown as Record<string, () => unknown>)[name]?.();
        },
      },
    ]),
  ),
  body: {
    configurable: true,
    get(this: Response) {
      const kept = openCopies(this);
      return (kept.body ??= kept.make().body);
    },
  },
  bodyUsed: { configurable: true, value: false },
});

let readable: PropertyDescriptorMap | undefined;

/** The prototypes of responses whose body can be read again, by the prototype that they extend. */
const prototypes = new WeakMap<object, object>();

/**
 * Makes the body of a response readable again, from what was read of it. A copy is made when a middleware reads it: to clone every
 * body beforehand costs more than the rest of a call.
 */
function restoreBody({ response, text, bytes }: Received): Response {
  copies.set(response, { make: () => new Response(bytes ?? (text || null), response) });
  // A stub or a polyfill can have fields of its own. To define them on every response would cost as much as to create it.
  readable ??= createReadable();
  if (Object.keys(readable).some((name) => Object.hasOwn(response, name)))
    return Object.defineProperties(response, readable);
  const base: object = Object.getPrototypeOf(response);
  if (!prototypes.has(base)) {
    const prototype: object = Object.create(base, readable);
    // A response goes through middleware of the attempt and then of the call.
    prototypes.set(base, prototype).set(prototype, prototype);
  }
  return Object.setPrototypeOf(response, prototypes.get(base) ?? base);
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
  if (response.bodyUsed) {
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
