import type { CallResult } from "./call.ts";
import { AbortError, TimeoutError } from "../errors/index.ts";
import { describeResponse, parseData } from "./response.ts";
import { getRequestId } from "./response-headers.ts";
import { runBounded } from "./bounded.ts";
import type { CallContext, Outgoing, RetryClass } from "./context.ts";
import { checkHeader, mergeHeaders } from "./headers.ts";
import { buildLogFields } from "./log.ts";
import { dispatch } from "./middleware.ts";
import type { CallOptions } from "./options.ts";
import { checkCredential, resolveLimits, type Settings } from "./settings.ts";

/** What an operation is, beyond its method and path. */
export interface Traits {
  /** Which failed calls are repeated. GET and DELETE are safe in any case. */
  readonly retry?: RetryClass;
  /** Success carries no body. */
  readonly empty?: boolean;
  /** Success is a PDF. */
  readonly pdf?: boolean;
  /** A link token that goes along beside the client's own credential. */
  readonly linkToken?: string | undefined;
  /** Whether a failure is an outcome that the caller of the transport handles; it is logged at debug rather than error. */
  readonly expected?: (error: unknown) => boolean;
  /** Makes the body of a form. It may take its time, and fail; the call then fails with it. */
  readonly form?: () => Promise<FormBody>;
}

/** A form as it is sent: in bytes, so that any fetch sends it again as it was, and in a DOM of a test as well. */
export interface FormBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The media type, with the boundary. */
  readonly type: string;
}

/** A call to make. */
export interface CallRequest {
  /** HTTP method, in capitals. */
  readonly method: string;
  /** Path template. */
  readonly path: string;
  readonly pathParameters: Readonly<Record<string, string | number>>;
  readonly options: CallOptions;
  readonly traits: Traits;
}

/** Puts a request together with the given headers. */
export type Compose = (headers: Record<string, string>) => Outgoing;

/** The idempotency headers of a call: the caller's key, or an automatic one where the operation takes keys. */
function buildIdempotencyHeaders(
  key: string | undefined,
  retry: RetryClass | undefined,
): Record<string, string> | undefined {
  if (key !== undefined) return { "x-idempotency-key": checkHeader("idempotencyKey", key) };
  // An automatic key is known to this call alone, so nobody gains from the service remembering a failure under it. It is
  // no UUID, which a page that came over plain HTTP could not make.
  if (retry === "keyed") {
    const made = crypto.getRandomValues(new Uint32Array(4)).join("-");
    return { "x-idempotency-key": made, "x-idempotency-error": "no-cache" };
  }
  return undefined;
}

/** Everything about a call that its options and its operation decide. */
function createCallContext(settings: Settings, asked: CallRequest): CallContext {
  const { method, path, pathParameters, options, traits } = asked;
  const limits = resolveLimits(options, settings);
  const key = buildIdempotencyHeaders(options.idempotencyKey, traits.retry);
  const headers = mergeHeaders(key ? { ...settings.headers, ...key } : settings.headers, options.headers);
  // What counts is the key that is sent: the caller's headers may bring one, or take an automatic one away.
  const keyed = "x-idempotency-key" in headers;
  const began = settings.now();
  return {
    method,
    path,
    pathParameters,
    attempts: 0,
    headers,
    keyed,
    repeatable: keyed || traits.retry === "safe" || method === "GET" || method === "DELETE",
    empty: traits.empty === true,
    pdf: traits.pdf === true,
    linkToken: traits.linkToken === undefined ? undefined : checkCredential("linkToken", traits.linkToken),
    ...limits,
    began,
    signal: undefined,
  };
}

async function attachForm(outgoing: Outgoing, form: () => Promise<FormBody>): Promise<Outgoing> {
  const { bytes, type } = await form();
  outgoing.headers.set("content-type", type);
  return { ...outgoing, body: bytes };
}

/** Makes one call: checks its options, keeps it within its bounds, and reports how it ended. */
export async function runCall(
  settings: Settings,
  asked: CallRequest,
  compose: Compose,
): Promise<CallResult<unknown>> {
  const { log, now } = settings;
  const call = createCallContext(settings, asked);
  const { traits } = asked;
  const { signal } = asked.options;
  const { deadline, began } = call;
  const work = async () => {
    const outgoing = compose(call.headers);
    const received = await dispatch(
      settings,
      call,
      traits.form ? await attachForm(outgoing, traits.form) : outgoing,
    );
    const data = parseData(settings, call, received);
    if (settings.validate) await settings.validate(describeResponse(settings, call, received, data));
    const { response } = received;
    const meta = { requestId: getRequestId(response), attempts: call.attempts, durationMs: now() - began };
    return { data, response, meta };
  };
  try {
    // Most calls have neither bound, and so are spared its price.
    const result = await (signal || deadline < Infinity
      ? runBounded(
          {
            signal,
            ms: deadline,
            createAbortError: (reason) => new AbortError(call, reason),
            createTimeoutError: () => new TimeoutError(call, "deadline", deadline),
          },
          (ended) => {
            call.signal = ended.signal;
            return work();
          },
        )
      : work());
    log?.("info", () => buildLogFields(call, result.meta.durationMs, result.response));
    return result;
  } catch (error) {
    log?.(traits.expected?.(error) ? "debug" : "error", () =>
      buildLogFields(call, now() - began, undefined, error),
    );
    throw error;
  }
}
