import type { ConfigurationError } from "../errors/index.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import type { Middleware, Next } from "./options.ts";
import type { readResponse } from "./response.ts";

// This file is loaded when a call has middleware. It imports no code that every call needs, so that bundlers put it into a file of its own.

/** Returns the object that it is given. The private fields of a class that extends it are then added to that object. */
// oxlint-disable-next-line typescript/no-extraneous-class -- only a constructor can add private fields.
class Existing {
  constructor(object: object) {
    return object;
  }
}

/**
 * What was read of the body of a response, kept on the response itself. A WeakMap would also hide it from other code, but with one
 * entry for each call, the garbage collector takes a fifth of the time of all calls. Compilers that replace private fields replace
 * them with a WeakMap. Its functions throw TypeError for a response of another kind, such as a proxy of one.
 */
class KeptBody extends Existing {
  /** Makes a response with a copy of the body. */
  #copy: (() => Response) | undefined;

  /** Keeps a body on its response. A response goes through middleware of the attempt and then of the call. */
  static keep(response: object, copy: () => Response): void {
    const kept = #copy in response ? response : new KeptBody(response);
    kept.#copy = copy;
  }

  static copy(response: object): Response {
    return (response as KeptBody).#copy!();
  }
}

const readers = ["arrayBuffer", "blob", "bytes", "clone", "formData", "json", "text"];

/** What makes the body of a response readable again. */
const readable: PropertyDescriptorMap = {
  ...Object.fromEntries(
    readers.map((name) => [
      name,
      {
        configurable: true,
        value(this: Response) {
          return (KeptBody.copy(this) as unknown as Record<string, () => unknown>)[name]?.();
        },
      },
    ]),
  ),
  body: {
    configurable: true,
    get(this: Response) {
      return KeptBody.copy(this).body;
    },
  },
  bodyUsed: { configurable: true, value: false },
};

/** The prototypes of responses whose body can be read again, by the prototype that they extend. */
const prototypes = new WeakMap<object, object>();

/**
 * Makes the body of a response readable again, from what was read of it. A copy is made when a middleware reads it: to clone every
 * body beforehand costs more than the rest of a call.
 */
export function restoreBody({ response, text, bytes }: Received): Response {
  KeptBody.keep(response, () => new Response(bytes ?? (text || null), response));
  // A stub or a polyfill can have fields of its own. To define them on every response would cost as much as to create it.
  if (Object.keys(readable).some((name) => Object.hasOwn(response, name)))
    return Object.defineProperties(response, readable);
  const base: object = Object.getPrototypeOf(response);
  if (!prototypes.has(base)) {
    const prototype: object = Object.create(base, readable);
    // A restored response keeps this prototype when it is restored again.
    prototypes.set(base, prototype).set(prototype, prototype);
  }
  return Object.setPrototypeOf(response, prototypes.get(base) ?? base);
}

/** Reads the body of a request that a middleware made, from a copy, because the middleware may send it again. */
async function readRequestBody(request: Request): Promise<ArrayBuffer | undefined> {
  const bytes = await request.clone().arrayBuffer();
  return bytes.byteLength > 0 ? bytes : undefined;
}

/** What the code of every call gives to this file. */
type MiddlewareTools = readonly [typeof ConfigurationError, typeof readResponse];

/** Sends a request through middleware, the outermost first. */
export async function sendThrough(
  middleware: readonly Middleware[],
  call: CallContext,
  outgoing: Outgoing,
  send: (outgoing: Outgoing) => Promise<Received>,
  [ConfigurationError, readResponse]: MiddlewareTools,
): Promise<Received> {
  const { signal } = call.shown;
  // The call may have ended while it waited or this file was loaded. Middleware must not run for it.
  signal?.throwIfAborted();
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
    (next, layer) => async (request) => {
      const response = (await layer(request, next, call.shown)) as Response | undefined;
      // Do not check the class: a test's DOM or a polyfill can have its own.
      if (typeof response?.headers?.get === "function") return response;
      throw new ConfigurationError("middleware: must return the response of next, or one of its own");
    },
    innermost,
  );
  const response = await new Promise<Response>((resolve, reject) => {
    // A middleware that waits for something else must not keep the place of a call that has ended.
    const abort = () => reject(signal?.reason);
    signal?.addEventListener("abort", abort);
    outermost(original)
      .finally(() => signal?.removeEventListener("abort", abort))
      .then(resolve, reject);
  });
  const known = read.find((sent) => sent.response === response);
  if (known) return known;
  if (response.bodyUsed || response.body?.locked) {
    throw new ConfigurationError("middleware: returned a response whose body it has read; return a copy");
  }
  return readResponse(call, response);
}
