import {
  createClient,
  isApiError,
  isConfigurationError,
  isConnectionError,
  isTimeoutError,
  type Client,
} from "sanguine";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import type { Exchange, Expectation, Findings } from "./findings.ts";
import type { Rule } from "./rules.ts";

/** The operations that read although they are sent as POST. */
const readsByPost: readonly string[] = ["markers.orderSet", "phlebotomy.availability", "psc.availability"];

/** Whether an operation only reads. A check without writes calls no other. */
export function isRead(operation: OperationId): boolean {
  return operations[operation].method === "GET" || readsByPost.includes(operation);
}

/** A fetch function. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How a check reaches the service. */
export interface ProbeOptions {
  readonly target: string;
  readonly apiKey: string;
  readonly fetch: Fetch;
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly sleep?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** When to stop, in milliseconds of `now`. */
  readonly deadline: number;
  /** Stops the check. A write in flight still ends, so that its response says what the service made. */
  readonly signal: AbortSignal;
  /** Concurrent requests. */
  readonly concurrency: number;
  /** Called before each request, with the number of requests so far. */
  readonly onRequest?: ((operation: OperationId, count: number) => void) | undefined;
}

/** Thrown when a check cannot go on. The message contains no value of a response. */
export class CheckError extends Error {
  override readonly name = "CheckError";
}

/** A response with its parsed body; null when the body cannot be used. */
export interface Probed {
  readonly exchange: Exchange;
  readonly body: unknown;
  /** Whether the service rejected every attempt with a 4xx status, so that a write changed nothing. */
  readonly isRejected: boolean;
}

/** The last response of a call. */
type LastResponse = Omit<Probed, "body">;

/** The client's method of an operation. */
type Method<Operation> = Operation extends `${infer Resource}.${infer Name}`
  ? Resource extends keyof Client
    ? Name extends keyof Client[Resource]
      ? Client[Resource][Name]
      : never
    : never
  : never;

/** The arguments of the client's method of an operation. */
export type Arguments<Operation> =
  Method<Operation> extends (...args: infer Given) => unknown ? Given : never;

/** Sends requests by the client and records the responses as findings. */
export class Probe {
  readonly #client: Client;
  /** Rejects when the check is stopped, so that nothing waits for a retry. */
  readonly #stopped: Promise<never>;
  #isReached = false;
  #requests = 0;
  /** By how much the service's clock is ahead, in milliseconds. */
  #ahead = 0;

  /** @param allowsWrites - whether the probe may send operations that change data */
  constructor(
    readonly findings: Findings,
    private readonly options: ProbeOptions,
    private readonly allowsWrites: boolean,
  ) {
    const { target, apiKey, fetch, now, sleep, concurrency, signal } = options;
    this.#stopped = new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new CheckError("The check was stopped.")), {
        once: true,
      });
    });
    this.#stopped.catch(() => {});
    this.#client = createClient({
      baseUrl: target,
      apiKey,
      now,
      concurrency,
      fetch,
      ...(sleep === undefined ? {} : { sleep }),
    });
  }

  /** Returns the service's time by the `Date` of its last response, in milliseconds. A mock can be at any time. */
  serviceNow(): number {
    return this.options.now() + this.#ahead;
  }

  /** Waits, in milliseconds. */
  sleep(ms: number): Promise<void> {
    return this.options.sleep?.(ms) ?? new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Tests a rule on what a response contains. Undefined is not tested: the response lacks it, which the comparison reports. */
  test<Found>(
    rule: Rule,
    read: Probed | null,
    found: Found | undefined,
    holds: (found: Found) => boolean,
    at = "",
  ): void {
    if (read !== null && found !== undefined) this.findings.test(rule, holds(found), read.exchange, at);
  }

  /** Notes why operations are not called. */
  skip(reason: string, ...skipped: readonly OperationId[]): void {
    for (const operation of skipped) this.findings.skip(operation, reason);
  }

  /**
   * Calls an operation with arguments of the client's method, and records its response. Returns null without one, and after the
   * deadline.
   *
   * @param onSend - called before each request
   * @throws CheckError when the service cannot be reached, rejects the key or the check was stopped.
   * @throws Error when the operation changes data and writes are not allowed.
   */
  async call<Operation extends OperationId>(
    operation: Operation,
    args: Readonly<Arguments<Operation>>,
    expectation: Expectation = {},
    onSend?: () => void,
  ): Promise<Probed | null> {
    if (!this.allowsWrites && !isRead(operation))
      throw new Error(`${operation} changes data, and this check only reads.`);
    const { signal, deadline, now } = this.options;
    if (signal.aborted) throw new CheckError("The check was stopped.");
    const left = deadline - now();
    if (left <= 0) {
      this.findings.skip(operation, "the time was over");
      return null;
    }
    const last = await this.#exchange(operation, args, left, expectation.omitsKey ?? false, onSend);
    if (signal.aborted) throw new CheckError("The check was stopped.");
    if (last === null) return null;
    const { exchange, isRejected } = last;
    if (exchange.status === 401 && !this.#isReached)
      throw new CheckError("The service rejected the key of SANGUINE_API_KEY (401).");
    this.#isReached = true;
    return { exchange, body: this.findings.record(exchange, expectation), isRejected };
  }

  #noteDate(text: string | null): void {
    const time = Date.parse(text ?? "");
    if (!Number.isNaN(time)) this.#ahead = time - this.options.now();
  }

  /** Calls an operation and returns the response of its last attempt. The client retries, and its errors are in the response. */
  async #exchange(
    operation: OperationId,
    args: readonly unknown[],
    left: number,
    omitsKey: boolean,
    onSend?: () => void,
  ): Promise<LastResponse | null> {
    const { signal, fetch } = this.options;
    const isWrite = !isRead(operation);
    let last: LastResponse | null = null;
    let isRejected = true;
    let attempt: Promise<unknown> = Promise.resolve();
    const client = this.#client.with({
      deadline: left,
      fetch: (url, init) => {
        if (isWrite) return fetch(url, init);
        const headers = new Headers(init.headers);
        if (omitsKey) headers.delete("x-service-api-key");
        return fetch(url, { ...init, headers, signal: joinSignals(init.signal, signal) });
      },
      attemptMiddleware: [
        async (request, next) => {
          if (signal.aborted) throw new CheckError("The check was stopped.");
          const wasRejected = isRejected;
          last = null;
          isRejected = false;
          this.#requests += 1;
          this.options.onRequest?.(operation, this.#requests);
          onSend?.();
          const sent = next(request);
          attempt = sent;
          const response = await sent;
          const { status } = response;
          this.#noteDate(response.headers.get("date"));
          // 408 does not say whether the service used the request.
          isRejected = wasRejected && status >= 400 && status < 500 && status !== 408;
          last = { exchange: await toExchange(operation, response), isRejected };
          return response;
        },
      ],
    });
    const [resource = "", name = ""] = operation.split(".");
    // The type of the arguments has found the same method.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const methods = client[resource as keyof Client] as unknown as Readonly<
      Record<string, (...args: readonly unknown[]) => PromiseLike<unknown>>
    >;
    try {
      // A write in flight ends before the clean-up starts. A retry that waits is not sent.
      const stopped = this.#stopped.catch(async (error: unknown) => {
        if (isWrite) await attempt.catch(() => {});
        throw error;
      });
      await Promise.race([methods[name]!(...args), stopped]);
    } catch (error) {
      if (error instanceof CheckError) throw error;
      if (isConfigurationError(error)) throw new CheckError(error.message, { cause: error });
      // The client refuses a redirect before the response is recorded.
      if (isApiError(error) && error.code === "redirect_refused" && this.#isReached)
        last = {
          exchange: { operation, status: error.status, mediaType: "", bytes: new Uint8Array() },
          isRejected: true,
        };
      if (last === null && !this.#isReached)
        throw new CheckError(`The service cannot be reached: ${describeFailure(error)}.`, { cause: error });
      if (last === null) this.findings.skip(operation, `no response arrived: ${describeFailure(error)}`);
    }
    return last;
  }
}

function joinSignals(own: AbortSignal | null | undefined, stop: AbortSignal): AbortSignal {
  return own ? AbortSignal.any([own, stop]) : stop;
}

function describeFailure(error: unknown): string {
  if (isConnectionError(error)) return `the connection failed (${error.code})`;
  if (isTimeoutError(error)) return "the request timed out";
  if (isApiError(error) && error.code === "redirect_refused")
    return `it redirects to another address, which a check does not follow (${error.status})`;
  return "the request failed";
}

async function toExchange(operation: OperationId, response: Response): Promise<Exchange> {
  const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
  return {
    operation,
    status: response.status,
    mediaType: mediaType.trim().toLowerCase(),
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
