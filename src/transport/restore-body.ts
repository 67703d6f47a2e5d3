import type { Received } from "./context.ts";

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
  /** The stream of the body. It is the same when it is read again. */
  #stream: Response["body"] | undefined;

  /** Keeps a body on its response. A response goes through middleware of the attempt and then of the call. */
  static keep(response: object, copy: () => Response): void {
    const kept = #copy in response ? response : new KeptBody(response);
    kept.#copy = copy;
    kept.#stream = undefined;
  }

  static copy(response: object): Response {
    return (response as KeptBody).#copy!();
  }

  static stream(response: object): Response["body"] {
    return ((response as KeptBody).#stream ??= KeptBody.copy(response).body);
  }
}

const readers = ["arrayBuffer", "blob", "bytes", "clone", "formData", "json", "text"];

const createReadable = (): PropertyDescriptorMap => ({
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
      return KeptBody.stream(this);
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
export function restoreBody({ response, text, bytes }: Received): Response {
  KeptBody.keep(response, () => new Response(bytes ?? (text || null), response));
  // A stub or a polyfill can have fields of its own. To define them on every response would cost as much as to create it.
  readable ??= createReadable();
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
