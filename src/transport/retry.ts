import {
  ApiError,
  ConfigurationError,
  ConnectionError,
  getErrorType,
  isConnectionError,
  isSanguineError,
  isTimeoutError,
  TimeoutError,
} from "../errors/index.ts";
import { runBounded } from "./bounded.ts";
import { checkOptions, retryChecks } from "./check-options.ts";
import type { Authorization, CallContext, Outgoing, Received, Settings } from "./context.ts";
import type { RetriedError } from "./options.ts";
import {
  createResponseError,
  explain,
  getRequestId,
  parseJson,
  parseRetryAfter,
  readResponse,
} from "./response.ts";
import { checkCredential } from "./settings.ts";

/** How many redirects one attempt follows. */
const maxRedirects = 5;

const credentialHeaders = ["x-service-api-key", "x-service-link-token"];

const redirects = [301, 302, 303, 307, 308];

/** Returns whether an address is that of the service, and not only of its origin. */
const isUnderBase = ({ baseUrl }: Settings, url: string): boolean => url.startsWith(`${baseUrl}/`);

/**
 * Returns the address that a response redirects to, or undefined.
 * @throws ApiError for another origin, and for a request that changes something, unless the service asks to send it again as it is
 * (307, 308) and to itself.
 */
async function resolveRedirect(
  settings: Settings,
  call: CallContext,
  response: Response,
  from: string,
  sent: Headers,
): Promise<string | undefined> {
  const { status, headers } = response;
  // A browser hides a redirect that it does not follow, including its target.
  if (!redirects.includes(status) && response.type !== "opaqueredirect") return undefined;
  const target = headers.get("location") ?? "//";
  const url = URL.canParse(target, from) ? new URL(target, from) : undefined;
  const mayFollow =
    call.method === "GET" ||
    (status > 303 && url && isUnderBase(settings, url.href) === isUnderBase(settings, from));
  if (url?.origin === new URL(from).origin && mayFollow) return url.href;
  const secrets = [...credentialHeaders.map((name) => sent.get(name)), ...Object.values(call.pathParameters)];
  const facts = {
    ...call,
    ...(await explain(({ explainRedirect }) => explainRedirect(url, settings.baseUrl, secrets))),
    status,
    headers,
    body: undefined,
    requestId: getRequestId(response),
    retryAfterMs: null,
  };
  throw new ApiError(facts, "redirect_refused");
}

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
  outgoing: Outgoing,
  controller: AbortController,
): Promise<Received> {
  const { header, option, value } = settings.authorization;
  const { method, headers, body } = outgoing;
  let { url } = outgoing;
  // A browser's fetch throws when it is called as a method of another object.
  const { fetch } = settings;
  // A middleware may send a request elsewhere, but not the credential with it.
  if (isUnderBase(settings, url)) {
    const credential =
      typeof value === "string" ? value : await readCredential(option, value, controller.signal);
    headers.set(header, credential);
    call.keyPrefix = credential.slice(0, 6);
    if (call.linkToken !== undefined) headers.set("x-service-link-token", call.linkToken);
  }
  call.attempts++;
  for (let hop = 0; ; hop++) {
    // Redirects are followed here: the runtime's own way would carry the credential to another origin.
    const init: RequestInit = {
      ...call.fetchOptions,
      // The client decides about this and about what follows.
      credentials: undefined,
      method,
      headers,
      body,
      redirect: "manual",
      signal: controller.signal,
      // A stream is read once, so every request gets its own.
      ...(call.bodyHandling.openBody && {
        body: call.bodyHandling.openBody(new Uint8Array(body as ArrayBuffer), (error) => {
          call.callerError = { error };
        }),
        duplex: "half",
      }),
    };
    const response = await fetch(url, init);
    const next =
      response.ok || hop >= maxRedirects
        ? undefined
        : await resolveRedirect(settings, call, response, url, headers);
    if (!next) return readResponse(call, response);
    // Do not await it: it may never settle. The fetch of some polyfills gives a stream of another kind.
    const rest = response.body as (Partial<ReadableStream> & { destroy?: () => void }) | null;
    void Promise.allSettled([rest?.cancel?.() ?? rest?.destroy?.()]);
    // A fetch function of the caller may ignore the signal.
    controller.signal.throwIfAborted();
    url = next;
    // What else is at the origin learns no credential, and nothing that it redirects to gets it back.
    if (!isUnderBase(settings, url)) for (const name of credentialHeaders) headers.delete(name);
  }
}

/** Sends the request once and reads the body, within the time limit of an attempt. */
async function sendAttempt(settings: Settings, call: CallContext, outgoing: Outgoing): Promise<Received> {
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
    const known = await explain(({ explainConnection }) => explainConnection(call, settings.baseUrl, error));
    throw new ConnectionError(call, `no response${known?.remark ?? ""}`, known?.code, known?.cause, error);
  }
}

const firstWait = 500;
const longestWait = 8_000;
const longestRetryAfter = 60_000;

/** The service's error type when a call with the same idempotency key is still running. */
const inProgress = "IDEMPOTENCY_KEY_IN_USE";

/** Reasons of a runtime that prove that the request never left. */
const unsentReasons = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Returns whether a retry may help and is safe, after a response or an error. */
function isRetryable(call: CallContext, received: Received | undefined, error: unknown): boolean {
  if (!received) {
    if (isConnectionError(error))
      return !call.unreachable && (call.repeatable || unsentReasons.test(error.code ?? ""));
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
  const { retries } = call;
  const delay = typeof retries.delay === "function" ? retries.delay(failed) : retries.delay;
  checkOptions("call.retries", { delay }, retryChecks);
  // Full jitter, so that callers that failed together do not retry together.
  const jittered =
    (settings.sleep.jitter?.() ?? Math.random()) * Math.min(longestWait, firstWait * 2 ** (failed - 1));
  const requested = (response && parseRetryAfter(response, settings.now)) ?? 0;
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
      // The call may have ended while it waited. Middleware must not run for it.
      call.shown.signal?.throwIfAborted();
      received = await (dispatchAttempt ? dispatchAttempt(call, outgoing, send) : send(outgoing));
    } catch (thrown) {
      error = thrown;
    }
    leave?.();
    const response = received?.response;
    const { retries } = call;
    const { attempts = 3 } = retries;
    const again = failed < attempts && !call.shown.signal?.aborted && isRetryable(call, received, error);
    let wait = again ? computeWait(settings, call, failed, response) : undefined;
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
  }
}
