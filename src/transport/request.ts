import type { CallResult } from "../call.ts";
import { AbortError, TimeoutError } from "../errors.ts";
import { dataOf } from "./answer.ts";
import { requestIdOf } from "./answer-headers.ts";
import { bounded } from "./bounded.ts";
import type { CallContext, Outgoing, RetryClass } from "./context.ts";
import { checkHeader, checkHeaders } from "./headers.ts";
import { fieldsOf } from "./log.ts";
import { dispatch } from "./middleware.ts";
import type { CallOptions } from "./options.ts";
import { limitsOf, type Settings } from "./settings.ts";

/** What an operation is, beyond its method and path. */
export interface Traits {
  /** Which failed calls are repeated. GET and DELETE are safe in any case. */
  readonly retry?: RetryClass;
  /** Success carries no body. */
  readonly empty?: boolean;
}

/** A call to make. */
export interface CallRequest {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** Sends a request that has been put together, within its call. */
export type Send = (outgoing: Outgoing) => Promise<CallResult<unknown>>;

/** Puts a request together with the given headers, and sends it. */
export type Compose = (headers: Record<string, string>, send: Send) => Promise<CallResult<unknown>>;

/** The idempotency headers of a call: the caller's key, or an automatic one where the operation takes keys. */
function idempotency(
  key: string | undefined,
  retry: RetryClass | undefined,
): Record<string, string> | undefined {
  if (key !== undefined) return { "x-idempotency-key": checkHeader("idempotencyKey", key) };
  // An automatic key is known to this call alone, so nobody gains from the service remembering a failure under it.
  if (retry === "keyed")
    return { "x-idempotency-key": crypto.randomUUID(), "x-idempotency-error": "no-cache" };
  return undefined;
}

/** Makes one call: checks its options, keeps it within its bounds, and reports how it ended. */
export async function request(
  settings: Settings,
  asked: CallRequest,
  options: CallOptions,
  { retry, empty = false }: Traits,
  compose: Compose,
): Promise<CallResult<unknown>> {
  const { log, now } = settings;
  const { signal } = options;
  const limits = limitsOf(options, settings);
  const key = idempotency(options.idempotencyKey, retry);
  const headers = checkHeaders(key ? { ...settings.headers, ...key } : settings.headers, options.headers);
  const began = now();
  const call: CallContext = {
    ...asked,
    ...limits,
    attempts: 0,
    keyed: key !== undefined,
    repeatable: key !== undefined || retry === "safe" || asked.method === "GET" || asked.method === "DELETE",
    empty,
    began,
    expires: began + limits.deadline,
    signal: undefined,
  };
  const work = () =>
    compose(headers, async (outgoing) => {
      const received = await dispatch(settings, call, outgoing);
      const data = await dataOf(settings, call, received);
      const { response } = received;
      const durationMs = now() - began;
      log?.("info", () => fieldsOf(call, durationMs, response));
      return {
        data,
        response,
        meta: { requestId: requestIdOf(response), attempts: call.attempts, durationMs },
      };
    });
  try {
    // Most calls have neither bound, and so are spared its price.
    if (!signal && limits.deadline === Infinity) return await work();
    const bounds = {
      signal,
      ms: limits.deadline,
      aborted: (reason: unknown) => new AbortError(call, reason),
      late: () => new TimeoutError(call, "deadline", limits.deadline),
    };
    return await bounded(bounds, (ended) => {
      call.signal = ended;
      return work();
    });
  } catch (error) {
    log?.("error", () => fieldsOf(call, now() - began, undefined, error));
    throw error;
  }
}
