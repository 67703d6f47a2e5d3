/** What is known of a finished call beside its data. */
export interface CallMeta {
  /** The service's id of the request, from `x-request-id`, to quote to its support; null when it sent none. */
  readonly requestId: string | null;
  /** How often the request was sent, the first time included. */
  readonly attempts: number;
  /** From the call to its data in milliseconds, waits between attempts included, by the client's `now`. */
  readonly durationMs: number;
}

/** The data of a call together with the answer that carried it. */
export interface CallResult<T> {
  /** What awaiting the call gives. */
  readonly data: T;
  /** The answer, for its status and headers; its body has been read. */
  readonly response: Response;
  /** What is known beside the data. */
  readonly meta: CallMeta;
}

/**
 * A call under way. It is a promise of its data, and starts at once.
 *
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const providers = await client.providers.list();
 * const { data, response, meta } = await client.providers.list().withResponse();
 * console.log(providers.length, data.length, response.status, meta.requestId, meta.attempts, meta.durationMs);
 * ```
 */
export interface Call<T> extends Promise<T> {
  /** The data with the answer's status and headers, and what is known beside it; the request is not sent again. */
  withResponse(): Promise<CallResult<T>>;
}

/**
 * A promise in every respect (`instanceof`, TypeScript, lint rules, `Promise.all`) whose state is that of another one.
 *
 * Its own state stays pending for ever. Were it settled beside the root, a caller who awaits one of the two would
 * leave the other's rejection unhandled.
 */
export abstract class DelegatedPromise<T> extends Promise<T> {
  /** What `then`, `catch` and `finally` make is an ordinary promise. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor() {
    super(() => {});
  }

  /** The promise that carries the state. */
  protected abstract root(): Promise<T>;

  // oxlint-disable-next-line unicorn/no-thenable -- it is a promise.
  override then<A = T, B = never>(
    fulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    rejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.root().then(fulfilled, rejected);
  }
}

/** A {@link Call} over the promise of its result. */
export class RunningCall<T> extends DelegatedPromise<T> implements Call<T> {
  readonly #result: Promise<CallResult<T>>;

  constructor(result: Promise<CallResult<T>>) {
    super();
    this.#result = result;
  }

  withResponse(): Promise<CallResult<T>> {
    return this.#result;
  }

  protected override root(): Promise<T> {
    return this.#result.then((result) => result.data);
  }
}
