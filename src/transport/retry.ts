import {
  ApiError,
  ConfigurationError,
  ConnectionError,
  getErrorType,
  isSanguineError,
  TimeoutError,
} from "../errors/index.ts";
import { runBounded } from "./bounded.ts";
import { checkOptions, retryChecks } from "./check-options.ts";
import type { Authorization, CallContext, Outgoing, Received, Settings } from "./context.ts";
import type { RetriedError } from "./options.ts";
import { createResponseError, explain, getRequestId, parseJson, readResponse } from "./response.ts";
import { checkCredential } from "./settings.ts";

/** Returns whether an address is that of the service, and not only of its origin. */
const isUnderBase = ({ baseUrl }: Settings, url: string): boolean => url.startsWith(`${baseUrl}/`);

/** What the code of redirects uses of the code that every call needs. */
const redirectTools = [ApiError, getRequestId, isUnderBase] as const;

/** Reads the credential. A failure of the caller's function is a different error than a network failure. */
async function readCredential(
  option: string,
  read: Exclude<Authorization["value"], string>,
  signal: AbortSignal,
): Promise<string> {
  let credential: unknown;
  try {
    credential = await read();
  } catch (error) {
    throw new ConfigurationError(`${option}: its function failed; see reason`, error);
  }
  // The call may have ended meanwhile. Send nothing after that.
  signal.throwIfAborted();
  return checkCredential(option, credential);
}

/** Sends the request, follows redirects within the origin, and reads the whole body. */
async function sendFollowingRedirects(
  settings: Settings,
  call: CallContext,
  { url, method, headers, body }: Outgoing,
  { signal }: AbortController,
): Promise<Received> {
  const { header, option, value } = settings.authorization;
  // A browser's fetch throws when it is called as a method of another object.
  const { fetch } = settings;
  // A middleware may send a request elsewhere, but not the credential with it.
  if (isUnderBase(settings, url)) {
    const credential = typeof value === "string" ? value : await readCredential(option, value, signal);
    headers.set(header, credential);
    call.keyPrefix = credential.slice(0, 6);
    if (call.linkToken) headers.set("x-service-link-token", call.linkToken);
  }
  call.attempts++;
  const sendTo = (address: string) =>
    fetch(address, {
      ...call.fetchOptions,
      // The client decides about this and about what follows.
      credentials: undefined,
      method,
      headers,
      body,
      // Redirects are followed here: the runtime's own way would carry the credential to another origin.
      redirect: "manual",
      signal,
      // A stream is read once, so every request gets its own.
      ...call.openBody?.(body),
    });
  const response = await sendTo(url);
  // The status of a redirect, or the 0 of one that a browser hides.
  const follow =
    !response.ok && response.status < 400 && (await explain(({ followRedirects }) => followRedirects));
  return readResponse(
    call,
    follow ? await follow(settings, call, response, url, headers, signal, sendTo, redirectTools) : response,
  );
}

/** Sends the request once and reads the body, within the time limit of an attempt. */
async function sendAttempt(settings: Settings, call: CallContext, outgoing: Outgoing): Promise<Received> {
  call.unsent = call.response = undefined;
  try {
    return await runBounded(
      call.shown.signal,
      call.timeout,
      (reason) => reason,
      () => new TimeoutError(call, "timeout", call.timeout),
      (controller) => sendFollowingRedirects(settings, call, outgoing, controller),
    );
  } catch (error) {
    if (call.callerError) throw call.callerError.error;
    if (isSanguineError(error)) throw error;
    const [remark, code, cause] = (await explain(({ explainConnection }) =>
      explainConnection(call, settings.baseUrl, error),
    )) ?? ["no response"];
    throw new ConnectionError(call, remark, code, cause, error);
  }
}

const firstWait = 500;
const longestWait = 8_000;
const longestRetryAfter = 60_000;

/** The service's error type when a call with the same idempotency key is still running. */
const inProgress = "IDEMPOTENCY_KEY_IN_USE";

/** Returns whether a retry may help and is safe, after a response or an error. */
function isRetryable(call: CallContext, received: Received | undefined, error: unknown): boolean {
  if (!received) {
    if (error instanceof ConnectionError)
      return !call.unreachable && (call.repeatable || Boolean(call.unsent));
    return call.repeatable && error instanceof TimeoutError;
  }
  const { status } = received.response;
  if (status === 409)
    return Boolean(call.shown.idempotencyKey) && getErrorType(parseJson(received.text)) === inProgress;
  return status === 429 || (call.repeatable && (status === 408 || status >= 500));
}

/** How long to wait before the next attempt, of which `failed` have failed; undefined when that is more than is allowed. */
async function computeWait(
  settings: Settings,
  call: CallContext,
  failed: number,
  response?: Response,
): Promise<number | undefined> {
  const { retries } = call;
  const delay = typeof retries.delay === "function" ? retries.delay(failed) : retries.delay;
  checkOptions("call.retries", { delay }, retryChecks);
  // Full jitter, so that callers that failed together do not retry together.
  const jittered =
    (settings.sleep.jitter?.() ?? Math.random()) * Math.min(longestWait, firstWait * 2 ** (failed - 1));
  const requested =
    (response && (await explain(({ parseRetryAfter }) => parseRetryAfter(response, settings.now)))) ?? 0;
  if (requested > longestRetryAfter) return undefined;
  // Also after a wait that the service asks for: it may have asked many callers at once, or for none at all.
  const wait = delay === undefined ? requested + jittered : Math.max(requested, delay);
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
      received = await (dispatchAttempt ? dispatchAttempt(call, outgoing, send) : send(outgoing));
    } catch (thrown) {
      error = thrown;
    }
    leave?.();
    const response = received?.response;
    const { retries } = call;
    const { attempts = 3 } = retries;
    const again = failed < attempts && !call.shown.signal?.aborted && isRetryable(call, received, error);
    let wait = again ? await computeWait(settings, call, failed, response) : undefined;
    if (wait !== undefined && (retries.shouldRetry || retries.onRetry)) {
      const failure = (
        received ? await createResponseError(settings, call, received) : error
      ) as RetriedError;
      if ((await retries.shouldRetry?.(failure, failed)) === false) wait = undefined;
      else await retries.onRetry?.(failure, failed, wait);
    }
    log?.(wait === undefined ? "debug" : "warn", { call, durationMs: now() - began, response, error, wait });
    if (wait === undefined) {
      if (received) return received;
      throw error;
    }
    await settings.sleep(wait, call.shown.signal);
    // Before the attempt counts.
    call.shown.signal?.throwIfAborted();
  }
}
