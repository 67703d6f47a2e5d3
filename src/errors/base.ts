/** The details of a failed call. They are safe to print and log. */
export interface CallDetails {
  /** The operation, such as `users.create`; null for a path that the OpenAPI document does not have. */
  readonly operation?: string | null;
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  readonly path: string;
  /** How often the request was sent. */
  readonly attempts: number;
}

/** The status and id of a response. */
export interface ResponseId {
  /** HTTP status. */
  readonly status: number;
  /** The service's id of the request, from `x-request-id`; null when it sent none. */
  readonly requestId: string | null;
}

/** Describes a response for a message: `400: what is wrong (its request id)`. `remark` begins with its punctuation. */
export const describeResponse = ({ status, requestId }: ResponseId, remark: string): string =>
  status + remark + (requestId ? ` (${requestId})` : "");

/** Returns a status or the name of a rule for a message. Returns `?` for anything else, which could be a patient's data. */
export const sanitizeWord = (value: unknown): string =>
  typeof value === "string" && /^[\w.-]{1,80}$/.test(value) ? value : "?";

/**
 * Sets the names and brands of an error class and its base classes when an error is created. A static block would be a side
 * effect, which keeps bundlers from dropping the class. The brand is a registered symbol on the prototype, so guards also recognize
 * errors from another copy of this package (CommonJS, another version), where `instanceof` fails.
 */
function brandClass(type: typeof SanguineError): void {
  const { prototype, errorName: name } = type;
  const brand = Symbol.for(`sanguine.${name}`);
  // A subclass in an application inherits the name, or sets its own.
  if (Object.hasOwn(type, "errorName") && !Object.hasOwn(prototype, brand)) {
    Object.defineProperties(prototype, {
      name: { value: name, configurable: true, writable: true },
      [brand]: {},
    });
  }
  if (type !== SanguineError) brandClass(Object.getPrototypeOf(type) as typeof SanguineError);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Creates the guard of a branded class. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the class is known by its name alone.
export function createGuard<T>(name: string): (value: unknown) => value is T {
  const mark = Symbol.for(`sanguine.${name}`);
  return (value): value is T => isRecord(value) && mark in value;
}

/** Creates the guard of a branded class that also compares the operation, when it is given one. Its declared type says to what it narrows. */
export function createStatusGuard(name: string): (value: unknown, operation?: unknown) => value is never {
  const guard = createGuard<{ readonly operation?: unknown }>(name);
  // Not every second argument is an operation: `filter` passes an index.
  return (value, operation): value is never =>
    guard(value) && (typeof operation !== "string" || value.operation === operation);
}

/**
 * Base of every error that this package throws.
 *
 * Its message and own fields never contain a credential, a query value or a body. Data such as `body` and `last` is behind getters
 * over private fields, because test runners and loggers print every own field, enumerable or not.
 * @example
 * ```ts
 * import { createClient, isSanguineError } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * try {
 *   await client.providers.list();
 * } catch (error) {
 *   if (isSanguineError(error)) console.warn(error.name, error.code);
 * }
 * ```
 */
export class SanguineError extends Error {
  /** @internal */ static readonly errorName: string = "SanguineError";
  /** A short machine-readable reason, such as `ECONNRESET` or the service's own `error_type`; null where none is known. */
  declare readonly code: string | null;

  constructor(message: string, code: string | null = null, cause?: unknown) {
    // Before the error exists, because the runtime writes its name into the stack.
    brandClass(new.target);
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }

  /** Returns the fields that are safe to print. Test runners call it rather than read every getter on the prototype. */
  toJSON(): object {
    return Object.assign({ name: this.name, message: this.message }, this);
  }

  /** Prints like any other error in Node and Bun, but never the values of getters, even when the options request them. */
  [Symbol.for("nodejs.util.inspect.custom")](
    depth: number,
    options: object,
    inspect: (value: unknown, options: object) => string,
  ): string {
    return inspect(this, { ...options, depth, customInspect: false, showHidden: false, getters: false });
  }
}

/**
 * An error of one call, with the call's method and path.
 * @example
 * ```ts
 * import { createClient, isCallError } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * await client.users.resolve("nobody").catch((error: unknown) => {
 *   if (!isCallError(error)) throw error;
 *   console.warn(error.operation, error.route, error.attempts); // "users.resolve" "GET /v2/user/resolve/{client_user_id}" 1
 * });
 * ```
 */
export abstract class CallError extends SanguineError implements CallDetails {
  /** @internal */ static override readonly errorName: string = "CallError";
  /** The operation, such as `users.create`; null for a path that the OpenAPI document does not have. */
  declare readonly operation: string | null;
  /** HTTP method, in capitals. */
  declare readonly method: string;
  /** Path template, never filled in: `/v2/user/{user_id}`. */
  declare readonly path: string;
  /** How often the request was sent; 0 when it never was. */
  declare readonly attempts: number;

  constructor(call: CallDetails, outcome: string, code: string | null = null, cause?: unknown) {
    super(`${call.method} ${call.path} -> ${outcome}`, code, cause);
    this.operation = call.operation ?? null;
    this.method = call.method;
    this.path = call.path;
    this.attempts = call.attempts;
  }

  /** Method and path template together: `POST /v2/user`. */
  get route(): string {
    return `${this.method} ${this.path}`;
  }
}
