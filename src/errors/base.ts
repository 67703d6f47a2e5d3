/** What an error tells of the call that it ended. All of it is safe to print and to log. */
export interface CallFacts {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  readonly path: string;
  /** How often the request was sent, the first time included. */
  readonly attempts: number;
}

/** What identifies an answer. */
export interface AnswerId {
  /** HTTP status. */
  readonly status: number;
  /** The service's id of the request, from `x-request-id`; null when it sent none. */
  readonly requestId: string | null;
}

/** An answer in a message: `400 (its request id)`. */
export const idOf = ({ status, requestId }: AnswerId): string =>
  requestId ? `${status} (${requestId})` : String(status);

/**
 * Gives an error class its name and its brand. The brand is a registered symbol on the prototype, so that a guard
 * recognises an error of another copy of this package (ESM beside CJS, two versions), where `instanceof` fails.
 */
export function brand(type: { readonly prototype: object }, name: string): void {
  Object.defineProperties(type.prototype, {
    name: { value: name, configurable: true, writable: true },
    [Symbol.for(`sanguine.${name}`)]: { value: true },
  });
}

/** Makes the guard that goes with a branded class. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the class is known by its name alone.
export function guard<T>(name: string): (value: unknown) => value is T {
  const mark = Symbol.for(`sanguine.${name}`);
  return (value): value is T => typeof value === "object" && value !== null && mark in value;
}

/** Keeps values on an object without showing them: printing, JSON and structured loggers copy enumerable fields only. */
export function hide(object: object, fields: object): void {
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(object, name, { value });
}

/**
 * Base of every error that this package throws.
 *
 * Its message and its enumerable fields never hold a credential, a query value or a body.
 *
 * @example
 * ```ts
 * import { createClient, isSanguineError } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * try {
 *   await client.providers.list();
 * } catch (error) {
 *   if (isSanguineError(error)) console.warn(error.name, error.code);
 * }
 * ```
 */
export class SanguineError extends Error {
  static {
    brand(this, "SanguineError");
  }
  /** A short machine-readable reason, such as `ECONNRESET` or the service's own `error_type`; null where none is known. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/**
 * An error that ended one call; it says which.
 *
 * @example
 * ```ts
 * import { createClient, isCallError } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * await client.users.resolve("nobody").catch((error: unknown) => {
 *   if (!isCallError(error)) throw error;
 *   console.warn(error.route, error.attempts, error.code); // "GET /v2/user/resolve/{client_user_id}" 1 null
 * });
 * ```
 */
export abstract class CallError extends SanguineError implements CallFacts {
  static {
    brand(this, "CallError");
  }
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  readonly path: string;
  /** How often the request was sent, the first time included; 0 when it never was. */
  readonly attempts: number;

  constructor(call: CallFacts, outcome: string, code: string | null = null, cause?: unknown) {
    super(`${call.method} ${call.path} -> ${outcome}`, code, cause);
    this.method = call.method;
    this.path = call.path;
    this.attempts = call.attempts;
  }

  /** Method and path template together: `POST /v2/user`. */
  get route(): string {
    return `${this.method} ${this.path}`;
  }
}
