import type { RateLimit } from "../errors/index.ts";

/** Metadata of a finished call. */
export interface CallMeta {
  /** The service's id of the request, from `x-request-id`, for support requests; null when it sent none. */
  readonly requestId: string | null;
  /** How often the request was sent. */
  readonly attempts: number;
  /** Duration of the call in milliseconds, including waits between attempts, measured with the client's `now`. */
  readonly durationMs: number;
  /** The rate limit that the response mentions; null when it mentions none. */
  readonly rateLimit: RateLimit | null;
}

/** The data of a call with its response. */
export interface CallResult<T> {
  /** The same data as awaiting the call. */
  readonly data: T;
  /** The response, for its status and headers. Its body is already read. */
  readonly response: Response;
  /** Metadata of the call. */
  readonly meta: CallMeta;
}

/**
 * A running call: a promise of its data. It starts at once.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * const providers = await client.providers.list();
 * const { data, response, meta } = await client.providers.list().withResponse();
 * console.log(providers.length, data.length, response.status, meta.requestId, meta.attempts, meta.durationMs);
 * ```
 */
export interface Call<T> extends Promise<T> {
  /** Resolves to the data with the response and metadata. It does not send the request again. */
  withResponse(): Promise<CallResult<T>>;
}

/**
 * A real promise (for `instanceof`, TypeScript, lint rules and `Promise.all`) that takes its state from another promise.
 *
 * Its own state stays pending forever. If it settled too, a caller who awaits one of the two would leave the rejection of the
 * other unhandled.
 */
export abstract class DelegatedPromise<T> extends Promise<T> {
  /** Makes `then`, `catch` and `finally` return ordinary promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor() {
    super(() => {});
  }

  /** Returns the promise that has the state. */
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
