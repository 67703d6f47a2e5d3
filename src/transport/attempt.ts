import { isRecord } from "../errors/base.ts";
import { ConfigurationError, ConnectionError, isSanguineError, TimeoutError } from "../errors/index.ts";
import { runBounded } from "./bounded.ts";
import type { CallContext, Outgoing, Received } from "./context.ts";
import { hintScheme } from "./hints.ts";
import { readResponse } from "./receive.ts";
import { resolveRedirect } from "./redirect.ts";
import { checkCredential, type Authorization, type Settings } from "./settings.ts";

/** How many redirects one attempt follows. */
const maxRedirects = 5;

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

/** The key of the object that has the signal of a request. */
const owner = Symbol();

/**
 * The `signal` of every request. A runtime creates the signal of a controller on first use, which takes a tenth of a call, and most stubs
 * never read it. The functions are shared: V8 makes a hidden class for each object literal with a getter of its own. The property is the
 * request's own, so that a copy of the request has the signal.
 */
const lazySignal: PropertyDescriptor & ThisType<{ [owner]: { signal: AbortSignal } }> = {
  configurable: true,
  enumerable: true,
  get() {
    return this[owner].signal;
  },
  set(signal: AbortSignal) {
    this[owner] = { signal };
  },
};

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
  if (url.startsWith(`${settings.baseUrl}/`)) {
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
      method,
      headers,
      body,
      redirect: "manual",
      // A stream is read once, so every request gets its own.
      ...(call.parts.openBody && {
        body: call.parts.openBody(new Uint8Array(body as ArrayBuffer), (error) => {
          call.callerError = { error };
        }),
        duplex: "half",
      }),
    };
    const response = await fetch(
      url,
      Object.defineProperties(init, { signal: lazySignal, [owner]: { value: controller, writable: true } }),
    );
    const next = !response.ok && hop < maxRedirects && resolveRedirect(settings, call, response, url);
    if (!next) return readResponse(call, response);
    await response.body?.cancel();
    // A fetch function of the caller may ignore the signal.
    controller.signal.throwIfAborted();
    url = next;
  }
}

/** Replaces the address in a runtime's error with the path template, because path and query contain ids. */
function redact(error: object, { pathname, search }: URL, template: string): void {
  // When a response is not HTTP, Node's error contains its bytes.
  Reflect.deleteProperty(error, "data");
  for (const name of pathname.length > 1 ? Object.getOwnPropertyNames(error) : []) {
    const text: unknown = Reflect.get(error, name);
    if (typeof text !== "string" || !text.includes(pathname)) continue;
    Reflect.set(error, name, text.replaceAll(pathname + search, template).replaceAll(pathname, template));
  }
}

/**
 * Returns the runtime's reason for a failed fetch, from its chain of causes. Redacts every error of the chain, because some
 * runtimes include the whole address.
 */
function readReason(error: unknown, address: URL, template: string, depth = 0): string | null {
  if (!isRecord(error) || depth > 9) return null;
  redact(error, address, template);
  const { code, cause } = error;
  const deeper = readReason(cause, address, template, depth + 1);
  return typeof code === "string" ? code : deeper;
}

/** Sends the request once and reads the body, within the time limit of an attempt. */
export async function sendAttempt(
  settings: Settings,
  call: CallContext,
  outgoing: Outgoing,
): Promise<Received> {
  try {
    return await runBounded(
      {
        signal: call.shown.signal,
        ms: call.timeout,
        createAbortError: (reason) => reason,
        createTimeoutError: () => new TimeoutError(call, "timeout", call.timeout),
      },
      (controller) => sendFollowingRedirects(settings, call, outgoing, controller),
    );
  } catch (error) {
    if (call.callerError) throw call.callerError.error;
    if (isSanguineError(error)) throw error;
    const reason = readReason(error, new URL(outgoing.url), call.path);
    const suffix = (reason ? ` (${reason})` : "") + hintScheme(settings);
    throw new ConnectionError(call, `no response${suffix}`, reason, error);
  }
}
