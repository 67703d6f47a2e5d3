import { getErrorType, isConnectionError, isTimeoutError } from "../errors/index.ts";
import { parseJson } from "./response.ts";
import { parseRateLimit } from "./rate-limit.ts";
import { parseRetryAfter } from "./response-headers.ts";
import { sendAttempt } from "./attempt.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import type { Settings } from "./settings.ts";

const firstWait = 500;
const longestWait = 8_000;
const longestRetryAfter = 60_000;

/** The service's error type when a call with the same idempotency key is still running. */
const inProgress = "IDEMPOTENCY_KEY_IN_USE";

/** Reasons of a runtime that prove that the request never left. */
const unsentReasons: readonly (string | null)[] = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** Returns whether a retry may help and is safe, after a response or an error. */
function shouldRetry(call: CallContext, received: Received | undefined, error: unknown): boolean {
  if (!received) {
    if (isConnectionError(error))
      return !call.unreachable && (call.repeatable || unsentReasons.includes(error.code));
    return call.repeatable && isTimeoutError(error);
  }
  const { status } = received.response;
  if (status === 409) return call.keyed && getErrorType(parseJson(received.text)) === inProgress;
  return status === 429 || (call.repeatable && (status === 408 || status >= 500));
}

/** How long to wait before the next attempt, of which `failed` have failed; undefined when that is more than is allowed. */
function computeWait(
  settings: Settings,
  call: CallContext,
  failed: number,
  response?: Response,
): number | undefined {
  // Full jitter, so that callers that failed together do not retry together.
  const jittered =
    (settings.sleep.jitter?.() ?? Math.random()) * Math.min(longestWait, firstWait * 2 ** (failed - 1));
  const requested = response
    ? parseRetryAfter(response, settings.now, parseRateLimit(response.headers, settings.now))
    : null;
  if (requested && requested > longestRetryAfter) return undefined;
  // Also after a wait that the service asks for: it may have asked many callers at once, or for none at all.
  const wait = (requested ?? 0) + jittered;
  return settings.now() + wait < call.began + call.deadline ? wait : undefined;
}

/** Sends the request and retries it while that is safe. Returns the last response, or throws the last error. */
export async function sendWithRetries(
  settings: Settings,
  call: CallContext,
  outgoing: Outgoing,
): Promise<Received> {
  const { limit, log, now, dispatchAttempt } = settings;
  const send = (request: Outgoing) => sendAttempt(settings, call, request);
  for (let failed = 1; ; failed++) {
    const leave = await limit?.();
    call.shown.attempt++;
    const began = now();
    let received: Received | undefined;
    let error: unknown;
    try {
      // The call may have ended while it waited. Middleware must not run for it.
      call.shown.signal?.throwIfAborted();
      received = await (dispatchAttempt ? dispatchAttempt(call, outgoing, send) : send(outgoing));
    } catch (thrown) {
      error = thrown;
    }
    leave?.();
    const response = received?.response;
    const again = failed <= call.retries && !call.shown.signal?.aborted && shouldRetry(call, received, error);
    const wait = again ? computeWait(settings, call, failed, response) : undefined;
    log?.(wait === undefined ? "debug" : "warn", { call, durationMs: now() - began, response, error, wait });
    if (wait === undefined) {
      if (received) return received;
      throw error;
    }
    await settings.sleep(wait, call.shown.signal);
  }
}
