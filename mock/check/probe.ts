import {
  createClient,
  isApiError,
  isConfigurationError,
  isConnectionError,
  isDecodeError,
  isTimeoutError,
  type ApiError,
  type Client,
  type FetchLike,
} from "sanguine";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { timeOver, type Exchange, type Expectation, type Findings } from "./findings.ts";
import type { Rule } from "./rules.ts";

/** The operations that read although they are sent as POST. */
const readsByPost: readonly string[] = ["markers.orderSet", "phlebotomy.availability", "psc.availability"];

/** Whether an operation only reads. A check without writes calls no other. */
export function isRead(operation: OperationId): boolean {
  return operations[operation].method === "GET" || readsByPost.includes(operation);
}

/** How a check reaches the service. */
export interface ProbeOptions {
  readonly target: string;
  readonly apiKey: string;
  readonly fetch: FetchLike;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Waits until the time is over, or rejects when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** When to stop, in milliseconds of `now`. */
  readonly deadline: number;
  /** Stops the check. A write in flight still ends, so that its response says what the service made. */
  readonly signal: AbortSignal;
  /** Called before each request, with the number of requests so far. */
  readonly onRequest?: (operation: OperationId, count: number) => void;
}

/** A response with its parsed body; null when the body cannot be used. */
export interface Probed {
  readonly exchange: Exchange;
  readonly body: unknown;
  /** Whether the service rejected every attempt with a 4xx status, so that a write changed nothing. */
  readonly isRejected: boolean;
}

/** The client's method of an operation. */
type Method<Operation> = Operation extends `${infer Resource}.${infer Name}`
  ? Client[Resource & keyof Client][Name & keyof Client[Resource & keyof Client]]
  : never;

/** The arguments of the client's method of an operation. */
export type Arguments<Operation> =
  Method<Operation> extends (...args: infer Given) => unknown ? Readonly<Given> : never;

/** Concurrent requests. Few, because the sandbox is shared. */
const concurrency = 2;

/** Sends requests by the client and records the responses as findings. */
export class Probe {
  readonly #client: Client;
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
    const { target: baseUrl, apiKey, fetch, now } = options;
    this.#client = createClient({ baseUrl, apiKey, now, concurrency, fetch, sleep: (ms) => this.sleep(ms) });
  }

  /** Returns the service's time by the `Date` of its last response, in milliseconds. A mock can be at any time. */
  serviceNow(): number {
    return this.options.now() + this.#ahead;
  }

  /** Waits, in milliseconds. Rejects when the check is stopped. */
  sleep(ms: number): Promise<void> {
    return this.options.sleep(ms, this.options.signal);
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

  /**
   * Calls an operation with arguments of the client's method, and records its response. Returns null without one, and after the
   * deadline.
   *
   * @param onSend - called before each request
   * @throws Error when the service cannot be reached, rejects the key, the check was stopped, or the operation changes data and writes
   * are not allowed. The message contains no value of a response.
   */
  async call<Operation extends OperationId>(
    operation: Operation,
    args: Arguments<Operation>,
    expectation: Expectation = {},
    onSend?: () => void,
  ): Promise<Probed | null> {
    if (!this.allowsWrites && !isRead(operation))
      throw new Error(`${operation} changes data, and this check only reads.`);
    this.#assertRunning();
    const left = this.options.deadline - this.options.now();
    if (left <= 0) {
      this.findings.skip(operation, timeOver);
      return null;
    }
    const last = await this.#exchange(operation, args, left, expectation.omitsKey ?? false, onSend);
    this.#assertRunning();
    if (last === null) return null;
    if (last.exchange.status === 401 && !this.#isReached)
      throw new Error("The service rejected the key of SANGUINE_API_KEY (401).");
    this.#isReached = true;
    return { ...last, body: this.findings.record(last.exchange, expectation) };
  }

  #assertRunning(): void {
    if (this.options.signal.aborted) throw new Error("The check was stopped.");
  }

  /** Calls an operation and returns the response of its last attempt. The client retries, and its errors are in the response. */
  async #exchange(
    operation: OperationId,
    args: readonly unknown[],
    deadline: number,
    omitsKey: boolean,
    onSend?: () => void,
  ): Promise<Omit<Probed, "body"> | null> {
    const { signal, fetch } = this.options;
    let last: Omit<Probed, "body"> | null = null;
    let isRejected = true;
    const client = this.#client.with({
      deadline,
      fetch: (url, init) => {
        // A write in flight is not stopped.
        if (!isRead(operation)) return fetch(url, init);
        const headers = new Headers(init.headers);
        if (omitsKey) headers.delete("x-service-api-key");
        return fetch(url, { ...init, headers, signal: AbortSignal.any([init.signal ?? signal, signal]) });
      },
      attemptMiddleware: [
        async (request, next) => {
          this.#assertRunning();
          const wasRejected = isRejected;
          last = null;
          isRejected = false;
          this.#requests += 1;
          this.options.onRequest?.(operation, this.#requests);
          onSend?.();
          const response = await next(request);
          const { status, headers } = response;
          const time = Date.parse(headers.get("date") ?? "");
          if (!Number.isNaN(time)) this.#ahead = time - this.options.now();
          // 408 does not say whether the service used the request.
          isRejected = wasRejected && status >= 400 && status < 500 && status !== 408;
          const [mediaType = ""] = (headers.get("content-type") ?? "").split(";");
          const bytes = new Uint8Array(await response.arrayBuffer());
          last = {
            exchange: { operation, status, mediaType: mediaType.trim().toLowerCase(), bytes },
            isRejected,
          };
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
      await methods[name]!(...args);
    } catch (error) {
      this.#assertRunning();
      if (isConfigurationError(error) && !this.#isReached) throw new Error(error.message, { cause: error });
      // The client refuses a redirect before the response is recorded.
      if (isRefusedRedirect(error) && this.#isReached)
        last = {
          exchange: { operation, status: error.status, mediaType: "", bytes: new Uint8Array() },
          isRejected: true,
        };
      if (last === null && !this.#isReached)
        throw new Error(`The service cannot be reached: ${describeFailure(error)}.`, { cause: error });
      if (last === null) this.findings.skip(operation, `no response arrived: ${describeFailure(error)}`);
    }
    return last;
  }
}

function isRefusedRedirect(error: unknown): error is ApiError {
  return isApiError(error) && error.code === "redirect_refused";
}

function describeFailure(error: unknown): string {
  if (isConnectionError(error)) return `the connection failed${error.code ? ` (${error.code})` : ""}`;
  if (isConfigurationError(error)) return "an id of the service cannot be sent";
  if (isDecodeError(error) && error.code === "response_too_large") return "the response is too large";
  if (isTimeoutError(error)) return "the request timed out";
  if (isRefusedRedirect(error))
    return `it redirects to another address, which a check does not follow (${error.status})`;
  return "the request failed";
}
