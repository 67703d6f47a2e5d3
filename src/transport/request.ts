import { AbortError, ConfigurationError, TimeoutError } from "../errors/index.ts";
import { runBounded } from "./bounded.ts";
import type { CallResult } from "./call.ts";
import { callChecks, checkOptions, checkValue, isHeader } from "./check-options.ts";
import type { CallContext, OperationDescriptor, Outgoing, Settings } from "./context.ts";
import { mergeHeaders } from "./encode.ts";
import type { CallOptions } from "./options.ts";
import { createResponseError, getRequestId, parseData, readRateLimit } from "./response.ts";
import { sendWithRetries } from "./retry.ts";
import { resolveLimits } from "./settings.ts";

/** Additional options that a resource sets for a call. */
export interface CallExtras {
  /** Returns whether the resource handles this failure itself. Such a failure is logged at debug, not at error. */
  readonly isExpected?: (error: unknown) => boolean;
  /** Sets what the call does with a body that is not JSON, and loads the code for it. The call fails when it fails. */
  readonly prepare?: (call: CallContext, outgoing: Outgoing) => Promise<void>;
}

/** What a call needs of its operation. The id is null for a route that is not in the OpenAPI document. */
export type CalledOperation = Pick<OperationDescriptor, "method" | "path" | "retry"> &
  Partial<Pick<OperationDescriptor, "success">> & {
    readonly id: OperationDescriptor["id"] | null;
  };

/** A call to make. */
export interface CallRequest {
  readonly operation: CalledOperation;
  /** The query and the body. */
  readonly input: object;
  readonly pathParameters: Readonly<Record<string, string | number>>;
  readonly options: CallOptions;
  readonly extras: CallExtras;
}

/** Builds the request of a call. */
export type ComposeRequest = (call: CallContext) => Outgoing;

/** Returns random digits. Throws ConfigurationError in a runtime without WebCrypto, and says what to do then. */
export function createRandomText(advice: string): string {
  // Some runtimes and test environments lack it.
  const random = (globalThis as { crypto?: Partial<typeof crypto> }).crypto;
  if (!random?.getRandomValues) throw new ConfigurationError(`this runtime lacks WebCrypto: ${advice}`);
  return random.getRandomValues(new Uint32Array(4)).join("-");
}

/** Returns the idempotency headers of a call: the caller's key, or an automatic one where the operation takes keys. */
function buildIdempotencyHeaders(
  key: string | undefined,
  retry: OperationDescriptor["retry"],
): Record<string, string> | undefined {
  if (key !== undefined) return { "x-idempotency-key": checkValue("idempotencyKey", isHeader, key) };
  // Only this call knows an automatic key, so the service need not store a failure under it. The key is not a UUID,
  // because a page loaded over plain HTTP cannot create one.
  if (retry === "keyed") {
    return {
      "x-idempotency-key": createRandomText("pass idempotencyKey"),
      "x-idempotency-error": "no-cache",
    };
  }
  return undefined;
}

/** Combines the operation, the call's options and the client's settings. */
function createCallContext(
  settings: Settings,
  { operation: { id, method, path, retry, success }, pathParameters, options }: CallRequest,
): CallContext {
  if (settings.disposed) throw new ConfigurationError("client: its using block has ended; create a new one");
  checkOptions("call", options, callChecks);
  const limits = resolveLimits(options, settings);
  const key = buildIdempotencyHeaders(options.idempotencyKey, retry);
  let headers = mergeHeaders({ ...settings.headers, ...key }, options.headers);
  // A key of the caller's headers takes the place of the automatic one, and of the header that belongs to it.
  if (key && headers["x-idempotency-key"] !== key["x-idempotency-key"])
    headers = mergeHeaders(settings.headers, options.headers);
  // The key that is sent decides: the caller's headers may add one, or remove an automatic one.
  const idempotencyKey = headers["x-idempotency-key"];
  const began = settings.now();
  return {
    operation: id,
    method,
    path,
    pathParameters,
    keyPrefix: "",
    attempts: 0,
    shown: {
      operation: id,
      path,
      attempt: 0,
      idempotencyKey,
    },
    headers,
    // A service ignores the key of an operation that takes none. It may take the key of a route that the document does not have.
    repeatable: retry === "safe" || (idempotencyKey !== undefined && (retry === "keyed" || id === null)),
    empty: success === "none",
    ...limits,
    began,
  };
}

/** Makes one call: checks its options, enforces its deadline and signal, and logs how it ended. */
export async function runCall(
  settings: Settings,
  request: CallRequest,
  compose: ComposeRequest,
): Promise<CallResult<unknown>> {
  const { log, now, watch, check, dispatch, prepareLog } = settings;
  const call = createCallContext(settings, request);
  const { prepare, isExpected } = request.extras;
  const { signal } = request.options;
  const { deadline, began } = call;
  // Before the first wait, because the caller may change what it passed while the call runs.
  const outgoing = compose(call);
  if (prepareLog) await prepareLog();
  const work = async () => {
    if (prepare) await prepare(call, outgoing);
    const send = (sent: Outgoing) => sendWithRetries(settings, call, sent);
    const received = await (dispatch ? dispatch(call, outgoing, send) : send(outgoing));
    const { response } = received;
    watch?.(call, response, now() - began, request);
    if (!response.ok) throw await createResponseError(settings, call, received);
    const data = await parseData(call, received);
    if (check) await check(settings, call, received, data);
    return {
      data,
      response,
      meta: {
        requestId: getRequestId(response),
        attempts: call.attempts,
        durationMs: now() - began,
        rateLimit: (await readRateLimit(response.headers, now)) ?? null,
      },
    };
  };
  try {
    // Most calls have neither a signal nor a deadline; they skip the cost of both.
    const result = await (signal || deadline < Infinity
      ? runBounded(
          signal,
          deadline,
          (reason) => new AbortError(call, reason),
          () => new TimeoutError(call, "deadline", deadline),
          (controller) => {
            call.shown.signal = controller.signal;
            return work();
          },
        )
      : work());
    log?.("info", { call, durationMs: result.meta.durationMs, response: result.response });
    return result;
  } catch (error) {
    log?.(isExpected?.(error) ? "debug" : "error", { call, durationMs: now() - began, error });
    throw error;
  }
}
